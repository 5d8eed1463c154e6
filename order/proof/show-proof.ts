import { orderPage as words } from '#copy/order/order-page.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { unroundedCents } from '../../domain/orders/visit-price.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { proveOrder } from '../../services/orders/prove-order.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'
import { withOrder } from '../respond/with-order.ts'
import ProofPage, { type PriceProof } from './proof-page.tsx'

/** `GET /order/…/proof`: the price, calculated again. */
export const showProof = withOrder(async (request, services, view) => {
  // That of a business was agreed: no tariff calculates it.
  if (view.order.business) return redirect(orderPath(view.key), 303)
  const proof = await prove(services, view)
  return await request.show(ProofPage, { view, proof }, { title: words.proof.title })
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
