import { takeChallenge } from '../../services/people/challenges.ts'
import { renewSession } from '../../services/people/sessions.ts'
import { verifyPasskey } from '../../services/people/verify-passkey.ts'
import type { OfficeServices, PersonRequest } from './office-route.ts'
import { readChallengeCookie, setSessionCookie } from './session-cookie.ts'

/** The field that carries a passkey's answer beside those of the form it confirms. */
const field = 'confirmation'

/**
 * Verifies the passkey answer that a sensitive form carries, for the signed-in person (R17.6). The session continues
 * under a new token.
 * @returns `missing` where the form carries none
 */
export async function confirmPerson(
  { database, settings }: Pick<OfficeServices, 'database' | 'settings'>,
  { context, form, person, session, now }: PersonRequest,
): Promise<'confirmed' | 'failed' | 'missing'> {
  const posted = form.get(field)
  if (!posted) return 'missing'
  const { origin } = settings.office
  const asked = { purpose: 'confirm', subject: person.id } as const
  const challenge = await takeChallenge(database, readChallengeCookie(context, origin), asked, now)
  const personId = challenge && (await verifyPasskey(database, origin, posted, challenge, now))
  if (personId !== person.id) return 'failed'
  setSessionCookie(context, origin, await renewSession(database, session.id, now))
  return 'confirmed'
}
