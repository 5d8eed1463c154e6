import type { Database } from '../../database/schema.ts'
import type { ClaimedVisit } from '../../scheduling/claimed-visits.ts'

/** The visits of all orders but those that were cancelled or withdrawn, or whose work did not happen, and all redos. */
export async function orderedVisits(database: Database): Promise<ClaimedVisit[]> {
  const rows = await database
    .selectFrom('order')
    .select(['id', 'country', 'team', 'date', 'part', 'people'])
    .where('state', 'not in', ['cancelled', 'withdrawn', 'notDone'])
    .execute()
  const redos = await database
    .selectFrom('redo')
    .select(['id', 'country', 'team', 'date', 'part', 'people'])
    .where('state', '!=', 'cancelled')
    .execute()
  return [...rows, ...redos].map(({ id, date, part, ...row }) => ({ ...row, orderId: id, visit: { date, part } }))
}
