import { fill } from '../../copy/fill.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'

/** The link that someone makes a passkey with, the only time it is shown. */
export function LinkPage({ name, link, minutes }: { name: string; link: string; minutes: number }) {
  const { link: words } = useOffice().words.people
  return (
    <OfficeLayout title={fill(words.title, { name })}>
      <p>{fill(words.text, { name, minutes })}</p>
      <p>
        {words.label}: <code>{link}</code>
      </p>
      <p>
        <a href="/people">{words.back}</a>
      </p>
    </OfficeLayout>
  )
}
