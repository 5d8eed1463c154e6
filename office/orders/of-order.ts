import type { AnyRefused } from '../../domain/forms/form.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'

/** A handler of a route that is about one order, with its row, and why what its page sent was not done. */
export type OrderAnswer<Why = AnyRefused> = (
  request: PersonRequest,
  services: OfficeServices,
  row: OrderTable,
  why?: Why,
) => Response | Promise<Response>

/** Finds the order in the address of a route for its handler; 404 where there is none. */
export const ofOrder =
  (answer: OrderAnswer) =>
  async (request: PersonRequest, services: OfficeServices): Promise<Response> => {
    const row = await findOrderRow(services.database, request.param('number'))
    return row ? await answer(request, services, row) : request.notFound()
  }
