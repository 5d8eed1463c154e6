import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import styles from './codes-page.module.css'

/** Recovery codes, the only time they are shown. */
export function CodesPage({ codes }: { codes: readonly string[] }) {
  const { passkeys, people } = useOffice().words
  const words = passkeys.codes
  return (
    <OfficeLayout title={words.title}>
      <p>{words.text}</p>
      <ol className={styles.codes} aria-label={people.me.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <p className={styles.next}>
        <Button variant="secondary" data-print="">
          {words.print}
        </Button>
        <a href="/">{words.done}</a>
      </p>
      <p>
        {words.second} <a href="/me/passkeys/new">{people.me.addPasskey}</a>
      </p>
    </OfficeLayout>
  )
}
