import { deviceName } from '../../domain/people/device-name.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { acceptInvitation } from '../../services/people/accept-invitation.ts'
import { audit, lockAudit } from '../../services/people/audit.ts'
import { storeChallenge, takeChallenge } from '../../services/people/challenges.ts'
import { enabledPerson, findInvitation, inviteExisting } from '../../services/people/invitations.ts'
import { takeRecoveryCode } from '../../services/people/recovery-codes.ts'
import { endSessions } from '../../services/people/sessions.ts'
import { registrationOptions, verifyNewPasskey } from '../../services/people/verify-passkey.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PasskeyForm } from '../sections/passkey-form.tsx'
import type { OfficeRequest, OfficeServices } from './office-route.ts'
import { readRequest } from './read-request.ts'
import { readChallengeCookie, setChallengeCookie, setSessionCookie } from './session-cookie.ts'
import { CodesPage, RecoveryPage } from './way-in-pages.tsx'

interface InvitationProps {
  /** The token after a recovery code; otherwise it is in the address. */
  token?: string
  problem?: 'gone' | 'failed'
}

/** Creates the passkey of an invited person, or of one with a recovery code. */
function InvitationPage({ token, problem }: InvitationProps) {
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

/** `GET /invitation`: the token comes after `#`, so this is the same page for everyone. */
export const showInvitation = ({ show }: OfficeRequest) => show(InvitationPage, {})

/** `POST /invitation/options`: the options for creating the invited person's passkey. */
export async function invitationOptions(request: OfficeRequest, services: OfficeServices): Promise<Response> {
  const { database, settings } = services
  const { context, form, now, words } = request
  const invitation = await findInvitation(database, form.get('token') ?? '', now)
  if (!invitation) return context.text(words.passkeys.join.gone, 410)
  const { personId, name, tokenDigest } = invitation
  const options = await registrationOptions(database, settings.office.origin, { id: personId, name })
  const asked = { challenge: options.challenge, purpose: 'register', subject: tokenDigest } as const
  setChallengeCookie(context, settings.office.origin, await storeChallenge(database, asked, now))
  return context.json(options)
}

/** `POST /invitation`: uses the invitation, signs in and shows the recovery codes. */
export async function acceptInvited(request: OfficeRequest, services: OfficeServices): Promise<Response> {
  const { database, settings } = services
  const { context, form, language, now } = request
  const { origin } = settings.office
  const token = form.get('token') ?? ''
  const invitation = await findInvitation(database, token, now)
  if (!invitation) return request.show(InvitationPage, { problem: 'gone' }, 410)
  const asked = { purpose: 'register', subject: invitation.tokenDigest } as const
  const challenge = await takeChallenge(database, readChallengeCookie(context, origin), asked, now)
  const passkey = challenge && (await verifyNewPasskey(origin, form.get('passkey') ?? '', challenge))
  if (!passkey) return request.show(InvitationPage, { token, problem: 'failed' }, 403)
  const device = context.req.header('user-agent') ?? ''
  const browser = { device, deviceName: deviceName(device), language }
  const joined = await acceptInvitation(database, token, passkey, browser, now)
  if (joined.outcome !== 'done') return request.show(InvitationPage, { problem: 'gone' }, 410)
  setSessionCookie(context, origin, joined.token)
  const theirs = readRequest(services, request, undefined, joined.language)
  return theirs.show(CodesPage, { codes: joined.codes })
}

/** `GET /recovery` */
export const showRecovery = ({ show }: OfficeRequest) => show(RecoveryPage, {})

/** `POST /recovery`: a right code ends all sessions of its person and lets them make a new passkey (R17.4). */
export async function recover(request: OfficeRequest, services: OfficeServices): Promise<Response> {
  const { form, now, show } = request
  const back = await retryingTransaction(services.database, async (transaction) => {
    await lockAudit(transaction)
    const personId = await takeRecoveryCode(transaction, form.get('code') ?? '')
    const person = personId && (await enabledPerson(transaction, personId))
    if (!person) return undefined
    const subject = `person:${person.id}`
    await audit(transaction, { by: person, action: 'useRecoveryCode', subject }, now)
    await endSessions(transaction, person.id, now)
    return { token: await inviteExisting(transaction, person, now), language: person.language }
  })
  if (!back) return show(RecoveryPage, { failed: true }, 403)
  const theirs = readRequest(services, request, undefined, back.language)
  return theirs.show(InvitationPage, { token: back.token })
}
