import type { OrderView } from '../../domain/orders/order.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import type { OrderingContext } from './read-form.ts'
import { showNotFound } from './show-message.ts'

/** Finds the order of a private link. A wrong number and a wrong secret look the same. */
export const withOrder =
  (services: TakingOrders, show: (context: OrderingContext, view: OrderView) => Promise<Response>) =>
  async (context: OrderingContext): Promise<Response> => {
    const number = parseOrderNumber(context.req.param('number') ?? '')
    if (number) context.set('order', number)
    const view = number && (await findOrder(services.orders, number, context.req.param('secret') ?? ''))
    return view ? await show(context, view) : await showNotFound(services, context)
  }

/** The version of the order that a form was shown with; a form without one saw none. */
export const seenVersion = (form: URLSearchParams): number => Number(form.get('version') ?? Number.NaN)
