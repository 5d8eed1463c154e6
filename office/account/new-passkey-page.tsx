import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PasskeyForm } from '../sections/passkey-form.tsx'

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
