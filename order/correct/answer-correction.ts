import { language } from '#copy/language.ts'
import { orderPage as words } from '#copy/order/order-page.ts'
import { detailsOfOrder, sentDetails } from '../../domain/orders/order-details.ts'
import { versionSeen } from '../../domain/orders/seen.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { readCustomerNote, storeCustomerNote, withSealedNote } from '../../services/orders/access/access-notes.ts'
import { byCustomer } from '../../services/orders/advance/advance-order.ts'
import { changeDetails, confirmEmail, findEmailChange } from '../../services/orders/change/change-details.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import EmailPage from '../email/email-page.tsx'
import type { Answer, OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import CorrectPage, { type CorrectProps } from './correct-page.tsx'

/** `GET /order/…/details`: the details as they stand, to be corrected. */
export const showCorrection = withOrder((request, services, view) => page(services, request, { view, problems: {} }))

/** `POST /order/…/details`: corrects them, or shows what was typed again and says why it was not taken. */
export const receiveCorrection = withOrder(async (request, services, view) => {
  const { orders } = services
  const { form } = request
  const given = withSealedNote(orders.settings, sentDetails(form))
  const changed = await changeDetails(orders, view.order, given, {
    ...byCustomer,
    version: versionSeen(form),
    storeNote: (transaction, note, now) => storeCustomerNote(transaction, orders.settings, view.order.id, note, now),
  })
  const path = orderPath(view.key)
  if (changed.outcome === 'done')
    return redirect(changed.isChanged && !changed.asked ? `${path}?changed=yes` : path, 303)
  const now = (await findOrder(orders, view.key.number, view.key.secret)) ?? view
  if (changed.outcome === 'stale')
    return await page(services, request, { view: now, problems: {}, problem: 'stale' }, { status: 409 })
  const { form: problem, ...problems } = changed.problems
  const headers = changed.retryAfter === undefined ? {} : { 'Retry-After': String(changed.retryAfter) }
  const answer = { status: problem ? 429 : 422, headers } as const
  return await page(services, request, { view: now, problems, ...(problem && { problem }) }, answer)
})

/** A note of a correction that was not taken is stored nowhere: it is kept on the page alone. */
async function page(
  services: TakingOrders,
  request: OrderRequest,
  data: Omit<CorrectProps, 'hasNote' | 'typed'>,
  answer: Omit<Answer, 'title'> = {},
): Promise<Response> {
  const { database, settings } = services.orders
  const { person, order } = data.view
  const hasNote = (await readCustomerNote(database, settings, order.id)) !== undefined
  const typed = { ...detailsOfOrder(person, order), ...sentDetails(request.form) }
  return await request.show(CorrectPage, { ...data, typed, hasNote }, { title: words.correct.title, ...answer })
}

/** `GET /email/…`: asks whether the address is to be that of the order. Opening the link confirms nothing. */
export const showEmail = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  if (request.query.has('done')) return await request.show(EmailPage, { done: true }, { title: words.email.doneTitle })
  const token = request.param('token')
  const found = await findEmailChange(services.orders, token)
  if (found?.row.language !== language)
    return await request.show(EmailPage, {}, { title: words.email.goneTitle, status: 404 })
  request.context.set('order', found.row.number)
  const asked = { number: found.row.number, email: found.email, token }
  return await request.show(EmailPage, { asked }, { title: words.email.title })
}

/** `POST /email/…`: confirms it. */
export const receiveEmail = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const confirmed = await confirmEmail(services.orders, request.param('token'))
  if (confirmed.outcome === 'done') return redirect('/email/confirmed?done=yes', 303)
  return await request.show(EmailPage, {}, { title: words.email.goneTitle, status: 409 })
}
