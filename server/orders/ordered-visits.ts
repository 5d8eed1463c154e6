import type { Country } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import type { ClaimedVisit } from '../scheduling/claimed-visits.ts'

/** The visit of an order, for which people have to be planned. */
export interface OrderedVisit extends ClaimedVisit {
  number: string
}

/** The visits of all orders but those that were cancelled or withdrawn, of one country or both. */
export async function orderedVisits(database: Database, country?: Country): Promise<OrderedVisit[]> {
  const rows = await database
    .selectFrom('order')
    .select(['id', 'number', 'country', 'team', 'date', 'part', 'people'])
    .where('state', 'not in', ['cancelled', 'withdrawn'])
    .$if(country !== undefined, (query) => query.where('country', '=', country ?? 'BE'))
    .execute()
  return rows.map(({ id, date, part, ...row }) => ({ ...row, orderId: id, visit: { date, part } }))
}
