import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PasskeyForm } from '../sections/passkey-form.tsx'

/** @param next the path to go to afterwards */
export function SignInPage({ next, failed }: { next: string; failed?: boolean }) {
  const { passkeys } = useOffice().words
  const words = passkeys.signIn
  return (
    <OfficeLayout title={words.title}>
      <p>{words.text}</p>
      <PasskeyForm
        action="/sign-in"
        options="/sign-in/options"
        ceremony="use"
        button={words.button}
        problem={failed ? words.failed : undefined}
      >
        <input type="hidden" name="next" defaultValue={next} />
      </PasskeyForm>
      <p>
        <a href="/recovery">{words.lost}</a>
      </p>
    </OfficeLayout>
  )
}
