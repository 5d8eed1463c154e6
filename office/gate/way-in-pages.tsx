import { fill } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { PasskeyForm } from '../sections/passkey-form.tsx'
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

/** Takes a recovery code. */
export function RecoveryPage({ failed }: { failed?: boolean }) {
  const words = useOffice().words.passkeys.recover
  return (
    <OfficeLayout title={words.title}>
      <p>{words.text}</p>
      <form method="post" action="/recovery" className={form.form}>
        <Field
          label={words.label}
          name="code"
          hint={words.hint}
          required
          autoComplete="off"
          spellCheck={false}
          problem={failed ? words.unknown : undefined}
        />
        <Button type="submit">{words.button}</Button>
      </form>
      <p>{words.noCodes}</p>
    </OfficeLayout>
  )
}

/** Creates a further passkey for a signed-in person. */
export function NewPasskeyPage({ failed }: { failed?: boolean }) {
  const { people, passkeys } = useOffice().words
  return (
    <OfficeLayout title={people.me.addPasskey}>
      <p>{people.me.addText}</p>
      <PasskeyForm
        action="/me/passkeys"
        options="/me/passkeys/options"
        ceremony="make"
        button={passkeys.join.button}
        problem={failed ? passkeys.join.failed : undefined}
      />
    </OfficeLayout>
  )
}
