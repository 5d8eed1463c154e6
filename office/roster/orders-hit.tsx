import { fill } from '../../copy/fill.ts'
import { useOffice } from '../layout/office-facts.ts'
import lines from '../sections/lines.module.css'
import { reschedulePath } from '../sections/planning-paths.ts'
import type { HitOrder } from './list-hits.ts'
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
