import type { OrderView } from '../../domain/orders/order.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'

/** Finds the order of a private link. A wrong number and a wrong secret look the same. */
export const withOrder =
  (show: (request: OrderRequest, services: TakingOrders, view: OrderView) => Promise<Response>) =>
  async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
    const number = parseOrderNumber(request.param('number'))
    if (number) request.context.set('order', number)
    const view = number && (await findOrder(services.orders, number, request.param('secret')))
    return view ? await show(request, services, view) : request.notFound()
  }
