import { retryingTransaction } from '../../services/database/schema.ts'
import { audit } from '../../services/people/audit.ts'
import { storeChallenge, takeChallenge } from '../../services/people/challenges.ts'
import { beginSession, endSessions, findSession, purgeSessions } from '../../services/people/sessions.ts'
import { authenticationOptions, verifyPasskey } from '../../services/people/verify-passkey.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PasskeyForm } from '../sections/passkey-form.tsx'
import type { OfficeRequest, OfficeServices, PersonAnswer, PersonRequest } from './office-route.ts'
import {
  clearSessionCookie,
  readChallengeCookie,
  readSessionCookie,
  setChallengeCookie,
  setSessionCookie,
} from './session-cookie.ts'

/** @param next the path to go to afterwards */
function SignInPage({ next, failed }: { next: string; failed?: boolean }) {
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

/** `GET /sign-in` */
export const showSignIn = ({ show, query }: OfficeRequest, { settings }: OfficeServices) =>
  show(SignInPage, { next: ownPath(query.get('next'), settings.office.origin) })

/** `POST /sign-in/options`: a challenge for a passkey to sign. The user is not known yet. */
export async function signInOptions(request: OfficeRequest, services: OfficeServices): Promise<Response> {
  const { database, settings } = services
  const { context, now } = request
  const options = await authenticationOptions(database, settings.office.origin)
  const asked = { challenge: options.challenge, purpose: 'signIn', subject: '' } as const
  setChallengeCookie(context, settings.office.origin, await storeChallenge(database, asked, now))
  return context.json(options)
}

/** `POST /sign-in` */
export async function signIn(request: OfficeRequest, { database, settings, log }: OfficeServices): Promise<Response> {
  const { context, form, now, show, redirect } = request
  const { origin } = settings.office
  const next = ownPath(form.get('next'), origin)
  const asked = { purpose: 'signIn', subject: '' } as const
  const challenge = await takeChallenge(database, readChallengeCookie(context, origin), asked, now)
  const personId = challenge && (await verifyPasskey(database, origin, form.get('passkey') ?? '', challenge, now))
  if (!personId) {
    log.warn({ requestId: context.get('requestId') }, 'sign-in refused')
    return show(SignInPage, { next, failed: true }, 403)
  }
  const token = await retryingTransaction(database, async (transaction) => {
    // The audit's lock comes before those of sessions, as everywhere (`endSessions`).
    await audit(transaction, { by: { id: personId }, action: 'signIn', subject: `person:${personId}` }, now)
    await purgeSessions(transaction, now)
    return await beginSession(transaction, personId, context.req.header('user-agent') ?? '', now)
  })
  await endCurrentSession(request, { database, settings })
  setSessionCookie(context, origin, token)
  return redirect(next)
}

/** `POST /sign-out` */
export async function signOut(request: OfficeRequest, services: OfficeServices): Promise<Response> {
  await endCurrentSession(request, services)
  const { context, redirect } = request
  clearSessionCookie(context, services.settings.office.origin)
  context.header('Clear-Site-Data', '"cache"')
  return redirect('/sign-in')
}

async function endCurrentSession(
  { context, now }: OfficeRequest,
  { database, settings }: Pick<OfficeServices, 'database' | 'settings'>,
): Promise<void> {
  const token = readSessionCookie(context, settings.office.origin)
  const found = token && (await findSession(database, token, now))
  if (!found) return
  const { person, session } = found
  await retryingTransaction(database, (transaction) => endSessions(transaction, person.id, now, { only: session.id }))
}

/** `POST /confirm/options`: what one of the person's own passkeys has to sign (R17.6). */
export const confirmOptions: PersonAnswer = async ({ context, now, person }, { database, settings }) => {
  const options = await authenticationOptions(database, settings.office.origin, person.id)
  const asked = { challenge: options.challenge, purpose: 'confirm', subject: person.id } as const
  setChallengeCookie(context, settings.office.origin, await storeChallenge(database, asked, now))
  return context.json(options)
}

/** `POST /confirm`: the route needs a fresh passkey, so the person has confirmed. */
export const confirm = ({ form, redirect }: PersonRequest, { settings }: OfficeServices) =>
  redirect(ownPath(form.get('next'), settings.office.origin))

/**
 * A path of the office that someone may be sent to; the start page for anything else, such as another site's address.
 */
export function ownPath(wanted: string | null, origin: string): string {
  const url = wanted?.startsWith('/') ? URL.parse(wanted, origin) : null
  // A path such as `/.//other.example` becomes an address of another site once it is written without its dots.
  return url?.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search : '/'
}
