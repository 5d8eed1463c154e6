import type { Database } from '../../database/schema.ts'
import type { ClaimedVisit } from '../../scheduling/claimed-visits.ts'

/** The visits of all orders but those that were cancelled or withdrawn, or whose work did not happen. */
export async function orderedVisits(database: Database): Promise<ClaimedVisit[]> {
  const rows = await database
    .selectFrom('order')
    .select(['id', 'country', 'team', 'date', 'part', 'people'])
    .where('state', 'not in', ['cancelled', 'withdrawn', 'notDone'])
    .execute()
  return rows.map(({ id, date, part, ...row }) => ({ ...row, orderId: id, visit: { date, part } }))
}
