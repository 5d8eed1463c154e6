import type { Tariff } from '../../domain/estimate/tariff.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { orderTransitions } from '../../domain/orders/order-states.ts'
import type { Database } from '../../services/database/schema.ts'
import { ordersOffRoster } from '../../services/scheduling/orders-off-roster.ts'

/** An order that counts on people who are not there any more. */
export type HitOrder = Awaited<ReturnType<typeof listHits>>[number]

/** The orders of a country that count on people who are not there any more, in order of time. */
export async function listHits(database: Database, { country, teams }: Tariff, now: Date) {
  const hits = await ordersOffRoster(database, country, officeClock(now).date)
  if (hits.length === 0) return []
  const ids = hits.map(({ orderId }) => orderId)
  const rows = await database
    .selectFrom('order')
    .select(['id', 'number'])
    .where('id', 'in', ids)
    .where('state', 'in', orderTransitions.moveVisit.from)
    .execute()
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  return hits
    .filter(({ orderId }) => numbers.has(orderId))
    .map(({ orderId, team, visit, people, lanes }) => ({
      number: numbers.get(orderId) ?? orderId,
      teamName: teams[team]?.name ?? team,
      missing: lanes.length,
      visit,
      people,
    }))
    .sort((one, other) => one.visit.date.localeCompare(other.visit.date))
}
