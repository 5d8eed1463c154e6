import type { Outcome } from '../../domain/outcome.ts'
import { takeChallenge } from '../../services/people/challenges.ts'
import { renewSession } from '../../services/people/sessions.ts'
import { verifyPasskey } from '../../services/people/verify-passkey.ts'
import { HiddenFields } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PasskeyForm } from '../sections/passkey-form.tsx'
import type { OfficeServices, PersonRequest } from './office-route.ts'
import { readChallengeCookie, setSessionCookie } from './session-cookie.ts'

/** The field that carries a passkey's answer beside those of the form it confirms. */
const field = 'confirmation'

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
        field={field}
        button={confirm.button}
        problem={failed ? confirm.failed : undefined}
      >
        <HiddenFields fields={kept} />
      </PasskeyForm>
    </OfficeLayout>
  )
}

/**
 * Verifies the passkey answer that a sensitive form carries, for the signed-in person (R17.6). The session continues
 * under a new token.
 * @returns refused as `missing` where the form carries none
 */
export async function confirmPerson(
  { database, settings }: Pick<OfficeServices, 'database' | 'settings'>,
  { context, form, person, session, now }: PersonRequest,
): Promise<Outcome<object, { form: 'missing' | 'failed' }>> {
  const posted = form.get(field)
  if (!posted) return { outcome: 'refused', problems: { form: 'missing' } }
  const { origin } = settings.office
  const asked = { purpose: 'confirm', subject: person.id } as const
  const challenge = await takeChallenge(database, readChallengeCookie(context, origin), asked, now)
  const personId = challenge && (await verifyPasskey(database, origin, posted, challenge, now))
  if (personId !== person.id) return { outcome: 'refused', problems: { form: 'failed' } }
  setSessionCookie(context, origin, await renewSession(database, session.id, now))
  return { outcome: 'done' }
}
