import type { Context } from 'hono'
import { orderPage as words } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import { orderTransitions } from '../../domain/orders/order-states.ts'
import { unroundedCents } from '../../domain/orders/visit-price.ts'
import { readCustomerNote } from '../../services/orders/access/access-notes.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { isConfirmationHeld } from '../../services/orders/mail/queue-order-mail.ts'
import { proveOrder } from '../../services/orders/prove-order.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import { withdrawOrder } from '../../services/orders/withdraw/withdraw-order.ts'
import type { PriceProof } from '../layout/order-page-data.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import type { OrderingEnvironment } from '../respond/read-form.ts'
import { seeOther, showOrderPage } from '../respond/render-order-response.ts'
import { showNotFound } from '../respond/show-message.ts'

export type OrderContext = Context<OrderingEnvironment>

/** Finds the order of a private link. A wrong number and a wrong secret look the same. */
export const withOrder =
  (services: TakingOrders, show: (context: OrderContext, view: OrderView) => Promise<Response>) =>
  async (context: OrderContext): Promise<Response> => {
    const number = parseOrderNumber(context.req.param('number') ?? '')
    const view = number && (await findOrder(services.orders, number, context.req.param('secret') ?? ''))
    return view ? await show(context, view) : await showNotFound(services, context)
  }

/** The version of the order that a form was shown with; a form without one saw none. */
export const seenVersion = (form: URLSearchParams): number => Number(form.get('version') ?? Number.NaN)

/** `GET /order/…`: the order as it stands now, however old the link is. */
export const showOrder = (services: TakingOrders) =>
  withOrder(services, async (context, view) => {
    const held = await isConfirmationHeld(services.orders.database, view.order.id)
    const changed = context.req.query('changed') !== undefined
    const { database, settings } = services.orders
    const accessNote = await readCustomerNote(database, settings, view.order.id)
    const title = fill(words.metaTitle, { number: view.order.number })
    return showOrderPage(services, context, 'order', { view, changed, held, accessNote }, { title })
  })

/** `GET /order/…/cancel`: what cancelling costs. */
export const showCancel = (services: TakingOrders) =>
  withOrder(services, (context, view) =>
    showOrderPage(services, context, 'cancel', { view }, { title: words.cancel.title }),
  )

/** `POST /order/…/cancel`. An order that has changed since the page was shown, or costs another fee now, is shown again. */
export const receiveCancel = (services: TakingOrders) =>
  withOrder(services, async (context, view) => {
    const form = context.get('form')
    const seenFeeCents = Number(form.get('fee') ?? Number.NaN)
    const { outcome } = await cancelOrder(services.orders, view.order.id, seenVersion(form), { seenFeeCents })
    if (outcome !== 'stale') return seeOther(orderPath(view.key))
    const now = (await findOrder(services.orders, view.key.number, view.key.secret)) ?? view
    // A second press finds the order as it wanted it.
    if (now.order.state === orderTransitions.cancel.to) return seeOther(orderPath(view.key))
    const data = { view: now, problem: 'stale' as const }
    return await showOrderPage(services, context, 'cancel', data, { title: words.cancel.title, status: 409 })
  })

/** `GET /order/…/withdraw`: what a withdrawal comes to. */
export const showWithdraw = (services: TakingOrders) =>
  withOrder(services, (context, view) =>
    showOrderPage(services, context, 'withdraw', { view }, { title: words.withdraw.title }),
  )

/** `POST /order/…/withdraw`: counts at once, whatever else has changed. */
export const receiveWithdraw = (services: TakingOrders) =>
  withOrder(services, async (_, view) => {
    await withdrawOrder(services.orders, view)
    return seeOther(orderPath(view.key))
  })

/** `GET /order/…/proof`: the price, calculated again. */
export const showProof = (services: TakingOrders) =>
  withOrder(services, async (context, view) => {
    const proof = await prove(services, view)
    return await showOrderPage(services, context, 'proof', { view, proof }, { title: words.proof.title })
  })

async function prove({ orders, log }: TakingOrders, { order }: OrderView): Promise<PriceProof | undefined> {
  try {
    const proof = await proveOrder(orders.database, order.number)
    if (!proof?.price) return undefined
    const { work, ...price } = proof.price
    const unrounded = unroundedCents(proof.tariff, proof.price)
    const { workMinutes, zone } = work
    const { travelCents } = zone
    const { centsPerPersonHour, priceStepCents, leastPersonMinutes } = proof.tariff
    const rules = { centsPerPersonHour, priceStepCents, leastPersonMinutes }
    return { ...price, ...rules, unroundedCents: unrounded, workMinutes, travelCents, holds: proof.holds }
  } catch (err) {
    // Its tariff is missing, or is not what it was: the page says so, and we have to know.
    if (!(err instanceof RangeError)) throw err
    log.error({ err, order: order.number }, 'price not proved')
    return undefined
  }
}
