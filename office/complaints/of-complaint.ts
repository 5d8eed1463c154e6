import type { AnyRefused } from '../../domain/forms/form.ts'
import { type Complaint, readComplaints } from '../../services/contact/read-complaints.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import { ofOrder } from '../orders/of-order.ts'

/** A complaint and the order that it is about. */
export interface OrderComplaint {
  row: OrderTable
  complaint: Complaint
}

/** A handler of a route that is about a complaint, also with a form on its page that was refused. */
export type ComplaintAnswer = (
  request: PersonRequest,
  services: OfficeServices,
  about: OrderComplaint,
  refused?: AnyRefused,
) => Response | Promise<Response>

/** Finds the complaint in the address of a route for its handler; 404 where there is none. */
export const ofComplaint = (answer: ComplaintAnswer) =>
  ofOrder(async (request, services, row) => {
    const complaints = await readComplaints(services.database, row.id)
    const complaint = complaints.find(({ id }) => id === request.param('id'))
    return complaint ? await answer(request, services, { row, complaint }) : request.notFound()
  })

/** The page of a complaint. */
export const complaintPath = ({ number }: Pick<OrderTable, 'number'>, { id }: Pick<Complaint, 'id'>): string =>
  `/orders/${number}/complaints/${id}`
