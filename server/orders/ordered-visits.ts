import { orderMoveNames, orderMoves, orderStates } from '../../domain/orders/order-states.ts'
import type { Database } from '../database/schema.ts'
import type { ClaimedVisit } from '../scheduling/claimed-visits.ts'

const released = orderMoveNames
  .filter((move) => orderMoves[move].claims === 'released')
  .map((move) => orderMoves[move].to)
const withVisit = orderStates.filter((state) => !released.includes(state))

/** The visits of all orders that have people planned for them, which `checkInvariants` compares with the claims. */
export async function orderedVisits(database: Database): Promise<ClaimedVisit[]> {
  const rows = await database
    .selectFrom('order')
    .select(['id', 'country', 'team', 'date', 'part', 'people'])
    .where('state', 'in', withVisit)
    .execute()
  return rows.map(({ id, country, team, date, part, people }) => ({
    orderId: id,
    country,
    team,
    people,
    visit: { date, part },
  }))
}
