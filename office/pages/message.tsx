import { OfficeLayout } from '../layout/office-layout.tsx'
import { useOffice } from '../office-facts.ts'

/** A page that says why there is nothing else to show. */
export function MessagePage({ title, text }: { title: string; text: string }) {
  const { words } = useOffice()
  return (
    <OfficeLayout title={title}>
      <p>{text}</p>
      <p>
        <a href="/">{words.frame.toStart}</a>
      </p>
    </OfficeLayout>
  )
}
