import { renderSVG } from 'uqr'
import { payment as words } from '#copy/order/payment.ts'
import { fill } from '../../copy/fill.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { isOwedKnown } from '../../domain/payments/ledger.ts'
import { epcText } from '../../domain/payments/payee.ts'
import { payeeOfOrder } from '../../domain/payments/payee-of-order.ts'
import { paymentStanding } from '../../domain/payments/payment-standing.ts'
import { pendingPayment } from '../../services/payments/online/payment-status.ts'
import { takesOnline } from '../../services/payments/online/start-payment.ts'
import { readPayments } from '../../services/payments/payment-view.ts'
import type { PaymentDetails } from '../layout/order-page-data.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { showOrderPage } from '../respond/show-order-page.ts'
import { withOrder } from '../respond/with-order.ts'

/** `GET /order/…/pay`: what is open today and how to pay it, however old the link is (R18.2). */
export const showPay = (services: TakingOrders) =>
  withOrder(services, async (context, view) => {
    const title = fill(words.metaTitle, { number: view.order.number })
    return showOrderPage(services, context, 'pay', await paymentDetails(services, view), { title })
  })

/** How an order is paid today. */
async function paymentDetails(
  { orders, settings, clock, onlinePayments }: TakingOrders,
  view: OrderView,
): Promise<PaymentDetails> {
  const { order } = view
  const payments = await readPayments(orders.database, order)
  const { due } = payments.balance
  const standing = paymentStanding(payments.balance, isOwedKnown(order), payments.dueOn, officeClock(clock()).date)
  const payee = payeeOfOrder(settings.payees, order)
  const online = takesOnline(onlinePayments, order)
  const pending = due > 0 ? await pendingPayment(orders.database, order.id) : undefined
  if (due <= 0 || !payee) return { view, payments, standing, online, pending }
  const code = renderSVG(epcText(payee, due, payments.reference), { ecc: 'M', border: 2 })
  return { view, payments, standing, online, pending, transfer: { payee, code } }
}
