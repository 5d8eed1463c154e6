import { HiddenFields } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'

interface MessageProps {
  title: string
  text: string
  /** While the database is away: what to ask for again, with the fields of the form that was posted. */
  again?: { path: string; fields: readonly (readonly [string, string])[] | undefined }
}

/** A page that says why there is nothing else to show. */
export function MessagePage({ title, text, again }: MessageProps) {
  const { words } = useOffice()
  return (
    <OfficeLayout title={title}>
      <p>{text}</p>
      {again?.fields && (
        <form method="post" action={again.path}>
          <HiddenFields fields={again.fields} />
          <button type="submit">{words.frame.away.sendAgain}</button>
        </form>
      )}
      {again && !again.fields && (
        <p>
          <a href={again.path}>{words.frame.away.again}</a>
        </p>
      )}
      <p>
        <a href="/">{words.frame.toStart}</a>
      </p>
    </OfficeLayout>
  )
}
