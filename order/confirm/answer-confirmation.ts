import { language } from '#copy/language.ts'
import { confirm as words } from '#copy/order/confirm.ts'
import { type Refused, showForm } from '../../domain/forms/form.ts'
import { agreedIn, consentForm } from '../../domain/orders/withdrawal-period.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { type Confirmation, findConfirmation } from '../../services/orders/confirm/find-confirmation.ts'
import { resendLink } from '../../services/orders/confirm/resend-link.ts'
import { consentText } from '../../services/orders/consent/consent-texts.ts'
import { startDraft } from '../../services/orders/draft/order-drafts.ts'
import { confirmOrder } from '../../services/orders/place/confirm-order.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { draftPath, homeOfDraft, orderPath, sentPath } from '../layout/routes.ts'
import { showTooMany } from '../respond/show-message.ts'
import SentPage, { againForm } from '../sent/sent-page.tsx'
import ConfirmPage from './confirm-page.tsx'

/** `GET /draft/…/sent`: the next step for the customer. The private link is never shown here (R16.33). */
export const showSent = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const confirmation = await confirmationOf(services, request, 'draftId')
  if (!confirmation) return request.notFound()
  const of = showForm(againForm, { email: confirmation.draft.details.email ?? '' }, language)
  const data = { confirmation, of, isResent: request.query.has('again') }
  return await request.show(SentPage, data, { title: titles(confirmation).sent })
}

/** `POST /draft/…/sent`: mails the link again; with `again`, restarts a lapsed order. */
export const receiveSent = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  if (request.form.has('again')) return await restartOrder(request, services)
  const confirmation = await confirmationOf(services, request, 'draftId')
  if (!confirmation) return request.notFound()
  const path = sentPath(confirmation.draft.id)
  return await answerForm(
    request.form,
    againForm,
    (of) => request.show(SentPage, { confirmation, of }, { title: titles(confirmation).sent, status: of.status }),
    async ({ email }) => {
      const asked = await resendLink(services.orders, confirmation.draft.id, email)
      if (asked.outcome === 'refused') return asked
      return redirect(asked.outcome === 'done' ? `${path}?again=yes` : path, 303)
    },
  )
}

/**
 * `GET /confirm/…`: the order and its button. Opening the link confirms nothing; an order that is confirmed leads to
 * its page.
 */
export const showConfirm = async (
  request: OrderRequest,
  services: TakingOrders,
  refused?: Refused<typeof consentForm>,
): Promise<Response> => {
  const confirmation = await confirmationOf(services, request, 'token')
  if (confirmation?.key) return redirect(orderPath(confirmation.key), 303)
  const of = showForm(consentForm, {}, language, refused)
  const consents = confirmation
    ? confirmation.missing.map((kind) => consentText(services.orders, kind, confirmation.draft.visit))
    : []
  const data = { token: request.param('token'), confirmation, consents, of }
  const title = confirmation ? titles(confirmation).confirm : words.goneTitle
  return await request.show(ConfirmPage, data, { title, status: refused?.status ?? (confirmation ? 200 : 404) })
}

/**
 * `POST /confirm/…`: confirms the order; repeating the request changes nothing. With `again`, restarts a lapsed order.
 */
export const receiveConfirm = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  if (request.form.has('again')) return await restartOrder(request, services)
  const show = (refused: Refused<typeof consentForm>) => showConfirm(request, services, refused)
  return await answerForm(request.form, consentForm, show, async (ticked) => {
    const confirmed = await confirmOrder(services.orders, request.param('token'), agreedIn(ticked))
    if (confirmed.outcome !== 'done') return confirmed
    request.context.set('order', confirmed.order.number)
    return redirect(orderPath(confirmed.order), 303)
  })
}

/** Starts a new draft with the home and details of a lapsed order. */
const restartOrder = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const { orders } = services
  const found = await confirmationOf(services, request, request.param('draftId') ? 'draftId' : 'token')
  if (!found) return request.notFound()
  // A mailed link leads back to itself: its reader may be a stranger, who must not reach the address to correct.
  if (found.state !== 'lapsed') return redirect(request.context.req.path, 303)
  const start = await startDraft(orders, found.draft.home, request.client, { details: found.draft.details })
  if (start.outcome === 'done') return redirect(draftPath(start.draft.id, 'visits'), 303)
  if ('retryAfter' in start) return await showTooMany(request, start.retryAfter)
  // The teams have become smaller: step 1 says so.
  return redirect(homeOfDraft(found.draft), 303)
}

/** The confirmation of an address; the log has the number of its order. */
async function confirmationOf({ orders }: TakingOrders, request: OrderRequest, by: 'draftId' | 'token') {
  const confirmation = await findConfirmation(orders, by, request.param(by))
  if (confirmation) request.context.set('order', confirmation.number)
  return confirmation
}

const titles = ({ state }: Confirmation) => ({
  sent: { waiting: words.sent.title, confirmed: words.sent.confirmedTitle, lapsed: words.lapsedTitle }[state],
  confirm: state === 'lapsed' ? words.lapsedTitle : words.title,
})
