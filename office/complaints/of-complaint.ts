import { carried, entry, lineAs, lines, radios, seen, select, shown, whole } from '../../domain/forms/fields.ts'
import { type AnyRefused, form } from '../../domain/forms/form.ts'
import { complaintDecisions } from '../../domain/leads/complaint.ts'
import { largestRedo } from '../../domain/orders/redo.ts'
import { longestNote } from '../../domain/people/office-text-limits.ts'
import { formatVisit, parseVisit } from '../../domain/scheduling/visit.ts'
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

/** Decides a complaint, with what its customer reads about it (R17.47). `seen`: when it was decided before, if so. */
export const decideForm = form(
  { decision: radios(complaintDecisions), answer: lines(longestNote), seen: carried() },
  { name: 'decided' },
)

/** Plans a redo by one of these teams, or moves it (R17.46). `version`: 0 for a new one, whose id the form has made. */
export const redoForm = (teams: readonly string[]) =>
  form(
    {
      team: select(teams),
      people: whole(1, largestRedo.people),
      minutesOnSite: whole(15, largestRedo.minutes),
      work: lines(longestNote),
      visit: lineAs(parseVisit, {}, formatVisit),
      redo: entry(),
      version: seen(),
      shown: shown(),
    },
    { name: 'plan', problems: ['taken', 'past'] },
  )

/** Says what became of a redo, at the version that the page showed. Its buttons say what (`do`). */
export const redoStepForm = form({ redo: carried(), version: seen() })
