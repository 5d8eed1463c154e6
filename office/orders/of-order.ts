import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'

/** A handler of a route that is about one order, with its row. */
export type OrderAnswer = (
  request: PersonRequest,
  services: OfficeServices,
  row: OrderTable,
) => Response | Promise<Response>

/** Finds the order in the address of a route for its handler; 404 where there is none. */
export const ofOrder =
  (answer: OrderAnswer) =>
  async (request: PersonRequest, services: OfficeServices): Promise<Response> => {
    const row = await findOrderRow(services.database, request.param('number'))
    return row ? await answer(request, services, row) : showNotFound(request)
  }
