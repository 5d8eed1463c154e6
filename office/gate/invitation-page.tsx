import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PasskeyForm } from '../sections/passkey-form.tsx'

interface InvitationProps {
  /** The token after a recovery code; otherwise it is in the address. */
  token?: string
  problem?: 'gone' | 'failed'
}

/** Creates the passkey of an invited person, or of one with a recovery code. */
export function InvitationPage({ token, problem }: InvitationProps) {
  const { join, recover } = useOffice().words.passkeys
  return (
    <OfficeLayout title={token ? recover.madeTitle : join.title}>
      <p>{token ? recover.madeText : join.text}</p>
      <PasskeyForm
        action="/invitation"
        options="/invitation/options"
        ceremony="make"
        button={join.button}
        problem={problem && join[problem]}
        {...(token && { token })}
      />
    </OfficeLayout>
  )
}
