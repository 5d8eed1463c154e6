import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { errors } from '#copy/errors.ts'
import { frame } from '#copy/order/frame.ts'
import { messages } from '#copy/order/messages.ts'
import { fill } from '../../copy/fill.ts'
import { postedFields } from '../../services/http/posted-fields.ts'
import type { OrderRequest } from '../layout/ordering-services.ts'
import MessagePage from '../message/message-page.tsx'

const start = { href: '/location', label: messages.notFound.start }
const login = { href: '/login', label: messages.notFound.login }

/** A page that says in words why there is nothing else to show (R16.14). */
export const showMessage = (
  { show }: Pick<OrderRequest, 'show'>,
  status: ContentfulStatusCode,
  { title, text }: { title: string; text: string },
  headers: Record<string, string> = {},
): Promise<Response> => show(MessagePage, { title, text, ways: [start, login] }, { title, status, headers })

/** A limit is reached. @param retryAfter in seconds */
export const showTooMany = (
  request: OrderRequest,
  retryAfter: number,
  said: 'tooMany' | 'tooManyOrders' = 'tooMany',
): Promise<Response> => showMessage(request, 429, messages[said], { 'Retry-After': String(retryAfter) })

/** A fault of ours, with the id under which it is logged. */
export function showFault(request: OrderRequest): Promise<Response> {
  const { title, text, reference } = messages.unexpected
  const data = {
    title,
    text,
    reference: fill(reference, { requestId: request.context.get('requestId') }),
    ways: [start],
  }
  return request.show(MessagePage, data, { title, status: 500 })
}

/** The database is away: what was typed is kept and can be sent again (R3.12). */
export async function showAway(request: OrderRequest): Promise<Response> {
  const { title, text, kept, again } = errors.away
  const { pathname, search } = new URL(request.context.req.url)
  const path = pathname + search
  const fields = await postedFields(request.context)
  const data = fields
    ? { title, text: kept, resend: { path, fields }, ways: [start] }
    : { title, text, ways: [{ href: path, label: again }] }
  return await request.show(MessagePage, data, { title, status: 503 })
}

/** There is no tariff, so there is nothing to order. */
export const showNoOrders = (request: OrderRequest): Promise<Response> =>
  showMessage(request, 404, { title: messages.notFound.title, text: frame.noOrders })
