import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PasskeyForm } from '../sections/passkey-form.tsx'

interface InvitationProps {
  /** Of who used a recovery code; otherwise it stands in the address. */
  token?: string
  problem?: 'gone' | 'failed'
}

/** Makes the passkey of somebody who is invited, or who is back with a recovery code. */
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
