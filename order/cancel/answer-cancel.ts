import { orderPage as words } from '#copy/order/order-page.ts'
import { orderTransitions } from '../../domain/orders/order-states.ts'
import { centsSeen, versionSeen } from '../../domain/orders/seen.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import CancelPage from './cancel-page.tsx'

/** `GET /order/…/cancel`: what cancelling costs. */
export const showCancel = withOrder(async (request, services, view) => {
  const balance = await readBalance(services.orders.database, view.order.id)
  return await request.show(CancelPage, { view, balance, isStale: false }, { title: words.cancel.title })
})

/**
 * `POST /order/…/cancel`. An order that has changed since the page was shown, or costs another fee now, is shown again.
 */
export const receiveCancel = withOrder(async (request, services, view) => {
  const { form } = request
  const seen = { seenFeeCents: centsSeen(form, 'fee') }
  const { outcome } = await cancelOrder(services.orders, view.order.id, versionSeen(form), seen)
  if (outcome !== 'stale') return redirect(orderPath(view.key), 303)
  const now = (await findOrder(services.orders, view.key.number, view.key.secret)) ?? view
  // Repeating the request changes nothing.
  if (now.order.state === orderTransitions.cancel.to) return redirect(orderPath(view.key), 303)
  const balance = await readBalance(services.orders.database, view.order.id)
  return await request.show(
    CancelPage,
    { view: now, balance, isStale: true },
    { title: words.cancel.title, status: 409 },
  )
})
