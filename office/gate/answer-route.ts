import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { mayDo } from '../../domain/people/permissions.ts'
import { findSession, isFresh } from '../../services/people/sessions.ts'
import { MessagePage } from '../sections/office-message-page.tsx'
import { confirmPerson } from './answer-confirm.ts'
import { ConfirmPage } from './confirm-passkey-page.tsx'
import type { OfficeRequest, OfficeRoute } from './office-route.ts'
import type { OfficeServices } from './office-services.ts'
import { readRequest } from './read-request.ts'
import { readSessionCookie } from './session-cookie.ts'

const typeOf = ({ upload }: OfficeRoute) => (upload ? 'multipart/form-data' : 'application/x-www-form-urlencoded')

/**
 * Answers a request of the office: first where it comes from, then who it is, then what their role may do, and only
 * then the route's handler. Everything but GET and HEAD has to come from the office's own pages (R17.8).
 * @param route undefined for an address that is not in the table
 * @param allow the methods of the address, for those that it does not have
 */
export async function answerRoute(
  services: OfficeServices,
  context: Context,
  route: OfficeRoute | undefined,
  allow: readonly string[] = [],
): Promise<Response> {
  const { origin } = services.settings.office
  const { method } = context.req
  const reads = method === 'GET' || method === 'HEAD'
  const refuse = (request: OfficeRequest, status: ContentfulStatusCode, sentence: { title: string; text: string }) =>
    route?.data ? context.text(sentence.text, status) : request.show(MessagePage, sentence, status)

  if (!reads && !isSameOrigin(context.req.raw.headers, origin)) {
    const anybody = await readRequest(services, context)
    return refuse(anybody, 403, anybody.words.frame.foreign)
  }
  const isNoForm = method === 'POST' && route && !context.req.header('content-type')?.startsWith(typeOf(route))
  const refuseNoForm = () => context.text('Send a form.', 415)

  if (route?.action === 'public')
    return isNoForm ? refuseNoForm() : await route.answer(await readRequest(services, context), services)

  const token = readSessionCookie(context, origin)
  // Requests by which an open page updates itself.
  const automatic = reads && context.req.header('sec-fetch-dest') === 'empty'
  const found = token ? await findSession(services.database, token, services.clock(), automatic) : undefined
  const request = await readRequest(services, context, found?.person)
  if (!found) {
    const { pathname, search } = new URL(context.req.url)
    if (reads && !route?.data) return request.redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`)
    return refuse(request, 401, request.words.frame.signedOut)
  }
  if (!route && allow.length > 0) {
    context.header('Allow', allow.join(', '))
    return refuse(request, 405, request.words.frame.notFound)
  }
  if (!route) return refuse(request, 404, request.words.frame.notFound)
  const { person, session } = found
  if (!mayDo(person.role, route.action)) return refuse(request, 403, request.words.frame.forbidden)
  if (isNoForm) return refuseNoForm()
  if (route.fresh && !isFresh(session, request.now)) {
    const outcome = await confirmPerson(services, { ...request, person, session })
    if (outcome !== 'confirmed') {
      if (route.data) return context.text(request.words.passkeys.confirm.needed, 403)
      const fields = [...request.form].filter(([name]) => name !== 'confirmation')
      return request.show(ConfirmPage, { fields, posted: !reads, failed: outcome === 'failed' }, 403)
    }
  }
  return await route.answer({ ...request, person, session }, services)
}

/**
 * Whether a request comes from a page of the office itself (R17.8). Browsers say so in `Sec-Fetch-Site` and `Origin`;
 * one of them has to be there, and neither may say otherwise.
 */
function isSameOrigin(headers: Headers, ownOrigin: string): boolean {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site === null && origin === null) return false
  return (site === null || site === 'same-origin') && (origin === null || origin === ownOrigin)
}
