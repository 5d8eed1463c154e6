import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'

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
