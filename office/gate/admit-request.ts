import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { mayDo } from '../../domain/people/person.ts'
import { clientAddress } from '../../services/http/client-address.ts'
import { isRead } from '../../services/http/serve-routes.ts'
import { findSession, isFresh } from '../../services/people/sessions.ts'
import { MessagePage } from '../sections/office-message-page.tsx'
import { ConfirmPage, confirmPerson } from './confirm-passkey-page.tsx'
import type { OfficeRequest, OfficeRoute, OfficeServices, PersonRequest } from './office-route.ts'
import { readRequest } from './read-request.ts'
import { readSessionCookie } from './session-cookie.ts'

/** A refusal: a page, or its sentence where the route answers no pages. */
export const refuseWith = (
  { context, show }: OfficeRequest,
  route: OfficeRoute | undefined,
  status: ContentfulStatusCode,
  sentence: { title: string; text: string },
): Response => (route?.data ? context.text(sentence.text, status) : show(MessagePage, sentence, status))

/**
 * Lets a request into the office: first who it comes from, then what their role may do, and whether they have confirmed
 * with a passkey where that is needed.
 * @returns the request with its person, or the refusal
 */
export async function admitRequest(
  services: OfficeServices,
  request: OfficeRequest,
  route: OfficeRoute,
): Promise<PersonRequest | Response> {
  // The handler of a public route takes any request.
  if (route.action === 'public') return (route.counted && refuseMany(request, services)) || (request as PersonRequest)
  const theirs = await identify(services, request, route)
  if (theirs instanceof Response) return theirs
  if (!mayDo(theirs.person.role, route.action)) return refuseWith(theirs, route, 403, theirs.words.frame.forbidden)
  return route.fresh && !isFresh(theirs.session, theirs.now) ? await askToConfirm(services, theirs, route) : theirs
}

/** Says that there is nothing at an address, to people who are signed in; others sign in first. */
export async function refuseUnknown(services: OfficeServices, request: OfficeRequest): Promise<Response> {
  const theirs = await identify(services, request, undefined)
  return theirs instanceof Response ? theirs : refuseWith(theirs, undefined, 404, theirs.words.frame.notFound)
}

/** Finds the person of a request; signed-out people get the way to sign in. */
async function identify(
  services: OfficeServices,
  request: OfficeRequest,
  route: OfficeRoute | undefined,
): Promise<PersonRequest | Response> {
  const { context } = request
  const { origin } = services.settings.office
  const reads = isRead(context.req.method)
  const token = readSessionCookie(context, origin)
  // Requests by which an open page updates itself.
  const automatic = reads && context.req.header('sec-fetch-dest') === 'empty'
  const found = token ? await findSession(services.database, token, request.now, automatic) : undefined
  if (found) return { ...readRequest(services, request, found.person), ...found }
  const { pathname, search } = new URL(context.req.url)
  if (reads && !route?.data) return request.redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`)
  return refuseWith(request, route, 401, request.words.frame.signedOut)
}

/**
 * Counts one more try of a client before signing in.
 * @returns the refusal, if these were too many
 */
function refuseMany(request: OfficeRequest, { signInLimit, settings }: OfficeServices): Response | undefined {
  const { context, words, show } = request
  const retryAfter = signInLimit.take(clientAddress(context, settings.trustedProxies))
  if (retryAfter === undefined) return undefined
  context.header('Retry-After', String(retryAfter))
  return show(MessagePage, words.frame.tooMany, 429)
}

/** Asks for the passkey again, with the form that was posted; lets the request in that carries the answer (R17.6). */
async function askToConfirm(
  services: OfficeServices,
  request: PersonRequest,
  route: OfficeRoute,
): Promise<PersonRequest | Response> {
  const { context, form, words, show } = request
  const confirmed = await confirmPerson(services, request)
  if (confirmed.outcome === 'done') return request
  if (route.data) return context.text(words.passkeys.confirm.needed, 403)
  const fields = [...form].filter(([name]) => name !== 'confirmation')
  const failed = confirmed.outcome === 'refused' && confirmed.problems.form === 'failed'
  return show(ConfirmPage, { fields, posted: !isRead(context.req.method), failed }, 403)
}

/**
 * Whether a request comes from a page of the office itself (R17.8). Browsers say so in `Sec-Fetch-Site` and `Origin`;
 * one of them has to be there, and neither may say otherwise.
 */
export function isSameOrigin({ headers }: Request, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site === null && origin === null) return false
  return (site === null || site === 'same-origin') && (origin === null || origin === ownOrigin)
}
