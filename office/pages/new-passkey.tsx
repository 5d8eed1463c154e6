import { OfficeLayout } from '../layout/office-layout.tsx'
import { useOffice } from '../office-facts.ts'
import { PasskeyForm } from '../passkey-form.tsx'

/** Makes another passkey of somebody who is signed in. */
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
