import type { AnyRefused } from '../../domain/forms/form.ts'
import type { Person } from '../../domain/people/person.ts'
import type { Database } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import type { AuditedAction } from '../../services/database/tables/people-tables.ts'
import { type AdvancedOrder, type Author, StaleOrder } from '../../services/orders/advance/advance-order.ts'
import type { ChangedColumns } from '../../services/orders/record/order-events.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { audit } from '../../services/people/audit.ts'
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

const orderColumns = ['channel', 'state', 'packageId', 'team', 'date', 'part', 'people'] as const
const homeColumns = ['rooms', 'extras', 'presence', 'noPhotos'] as const
/** The fields of an order for the audit trail: nothing that leads to its customer, and no secret. */
const auditedColumns = [...orderColumns, ...homeColumns, 'priceCents', 'feeCents', 'owedCents'] as const

interface OfficeAction {
  action: AuditedAction
  /** The version of the order that the person has seen, where what is done does not ask for it by itself. */
  seen?: number
  /** Further effects. */
  afterwards?: (transaction: Database, advanced: AdvancedOrder, now: Date) => Promise<void>
}

/**
 * A person of the office as the actor on an order: the audit trail records it in the same transaction (R17.17).
 * @throws StaleOrder inside the transaction, if `seen` is not the order's version
 */
export const byOffice = ({ id }: Pick<Person, 'id'>, { action, seen, afterwards }: OfficeAction): Author => ({
  actor: 'office',
  personId: id,
  async afterwards(transaction, advanced, now) {
    const { before, after } = advanced
    if (seen !== undefined && before?.version !== seen) throw new StaleOrder()
    await afterwards?.(transaction, advanced, now)
    const columns = auditedColumns.filter((column) => column in after)
    const valuesIn = (row: ChangedColumns) => Object.fromEntries(columns.map((column) => [column, row[column]]))
    const sides = { before: before && valuesIn(before), after: valuesIn(after) }
    await audit(transaction, { by: { id }, action, subject: `order:${advanced.id}`, ...sides }, now)
  },
})
