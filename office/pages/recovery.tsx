import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import form from '../form.module.css'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { useOffice } from '../office-facts.ts'

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
