import { HiddenFields } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PasskeyForm } from '../sections/passkey-form.tsx'

interface ConfirmProps {
  /** The fields of the form that is to be confirmed. */
  fields: readonly (readonly [name: string, value: string])[]
  /** Whether a form was posted; otherwise a page was asked for, and is shown afterwards. */
  posted: boolean
  failed: boolean
}

/** Asks for a passkey before a dangerous action. The typed fields go along. */
export function ConfirmPage({ fields, posted, failed }: ConfirmProps) {
  const { words, path } = useOffice()
  const { confirm } = words.passkeys
  const kept = posted ? fields : [['next', path] as const]
  return (
    <OfficeLayout title={confirm.title}>
      <p>{confirm.text}</p>
      <PasskeyForm
        action={posted ? path : '/confirm'}
        options="/confirm/options"
        ceremony="use"
        field="confirmation"
        button={confirm.button}
        problem={failed ? confirm.failed : undefined}
      >
        <HiddenFields fields={kept} />
      </PasskeyForm>
    </OfficeLayout>
  )
}
