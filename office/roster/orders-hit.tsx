import { fill } from '../../copy/fill.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { orderTransitions } from '../../domain/orders/order-states.ts'
import type { Database } from '../../services/database/schema.ts'
import { ordersOffRoster } from '../../services/scheduling/orders-off-roster.ts'
import { useOffice } from '../layout/office-facts.ts'
import lines from '../sections/lines.module.css'
import { reschedulePath } from '../sections/planning-paths.ts'
import styles from './orders-hit.module.css'

/** The orders that have to be moved, each with the way to do it. */
export function OrdersHit({ hits }: { hits: readonly HitOrder[] }) {
  const { words, shortDay } = useOffice()
  const { roster } = words.planning
  return (
    <section aria-labelledby="hits" className={styles.section}>
      <h2 id="hits">{roster.hitTitle}</h2>
      {hits.length === 0 ? (
        <p>{roster.noHits}</p>
      ) : (
        <>
          <p>{roster.hitText}</p>
          <ul className={lines.lines}>
            {hits.map(({ number, teamName: team, visit, people, missing: count }) => (
              <li key={number} className={`${lines.line} ${lines.late}`}>
                {fill(roster.missing, {
                  team,
                  count,
                  people,
                  date: shortDay(visit.date),
                  part: words.orders.parts[visit.part],
                })}
                <a className={styles.move} href={reschedulePath(number)}>
                  {words.orders.actions.move}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** An order that counts on people who are no longer there. */
export type HitOrder = Awaited<ReturnType<typeof listHits>>[number]

/** The orders of a country that count on people who are no longer there, in order of time. */
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
