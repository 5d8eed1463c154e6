import { payment } from '#copy/order/payment.ts'
import { fill } from '../../copy/fill.ts'
import { readPayments } from '../../services/payments/payment-view.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { showOrderPage } from '../respond/render-order-response.ts'
import { withOrder } from '../respond/with-order.ts'

/** `GET /order/…/statement`: what was charged with its VAT, and what was paid (R18.8). */
export const showStatement = (services: TakingOrders) =>
  withOrder(services, async (context, view) => {
    const payments = await readPayments(services.orders.database, view.order)
    const title = fill(payment.statement.metaTitle, { number: view.order.number })
    return showOrderPage(services, context, 'statement', { view, payments }, { title })
  })
