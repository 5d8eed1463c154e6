import { problems } from '#copy/problems.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import { formatVisit } from '../../domain/scheduling/visit.ts'
import { problem } from '../../services/http/problem.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import { readPayments } from '../../services/payments/payment-view.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'

/**
 * `GET /api/orders/{number}/{secret}`: how an order and its payment stand, in cents; 404 for a wrong number or secret
 * (R18.2).
 */
export const orderApi = async ({ context, param }: OrderRequest, { orders }: TakingOrders): Promise<Response> => {
  const number = parseOrderNumber(param('number'))
  const view = number && (await findOrder(orders, number, param('secret')))
  if (!view) return problem(404, problems.notFound)
  const { order } = view
  const { balance, dueOn } = await readPayments(orders.database, order)
  return context.json({
    number: order.number,
    state: order.state,
    visit: formatVisit(order.visit),
    sample: order.sample,
    balance: { ...balance, dueDate: dueOn, currency: 'EUR' },
  })
}
