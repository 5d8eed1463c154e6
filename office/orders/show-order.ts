import type { Outcome } from '../../domain/outcome.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { findOfficeOrder } from './find-office-order.ts'
import { type OrderNotice, OrderPage } from './office-order-page.tsx'

/** Leads to the order after an act. If nothing was done, its page says why, such as what happened since `version`. */
export async function afterAct(
  request: PersonRequest,
  services: OfficeServices,
  { row, version }: { row: OrderTable; version: number },
  { outcome }: Outcome<object, object>,
): Promise<Response> {
  if (outcome === 'done') return request.redirect(`/orders/${row.number}`)
  const now = await findOrderRow(services.database, row.number)
  if (outcome === 'stale' && now?.version !== version)
    return await showOrder(request, services, { problem: 'stale', seen: version }, 409)
  return await showOrder(request, services, { problem: 'impossible' }, 422)
}

/** `GET /orders/{number}`: the page of an order, with why nothing was done. */
export async function showOrder(
  request: PersonRequest,
  services: OfficeServices,
  notice?: OrderNotice,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const view = await findOfficeOrder(services, request.param('number'), request.person.id)
  if (!view) return request.notFound()
  const { query } = request
  const done = query.has('placed') ? 'placed' : query.has('changed') ? 'changed' : undefined
  return request.show(OrderPage, { view, notice, done: notice ? undefined : done }, status)
}
