import { renderSVG } from 'uqr'
import { payment as words } from '#copy/order/payment.ts'
import { fill } from '../../copy/fill.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { epcText, payeeOfOrder } from '../../domain/payments/payee.ts'
import { takesOnline } from '../../services/payments/online/start-payment.ts'
import { readStanding } from '../../services/payments/read-standing.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { withOrder } from '../respond/with-order.ts'
import PayPage, { type PaymentDetails } from './pay-page.tsx'

/** `GET /order/…/pay`: what is open today and how to pay it, however old the link is (R18.2). */
export const showPay = withOrder(async (request, services, view) => {
  const title = fill(words.metaTitle, { number: view.order.number })
  return request.show(PayPage, await paymentDetails(services, view), { title })
})

/** How an order is paid today. */
async function paymentDetails(
  { orders, settings, clock, onlinePayments }: TakingOrders,
  view: OrderView,
): Promise<PaymentDetails> {
  const { order } = view
  const read = await readStanding(orders.database, order, clock())
  const { due } = read.payments.balance
  const payee = payeeOfOrder(settings.payees, order)
  const online = takesOnline(onlinePayments, order)
  if (due <= 0 || !payee) return { view, ...read, online }
  const code = renderSVG(epcText(payee, due, read.payments.reference), { ecc: 'M', border: 2 })
  return { view, ...read, online, transfer: { payee, code } }
}
