import { mayAdvance } from '../../domain/orders/order-states.ts'
import { useOffice } from '../layout/office-facts.ts'
import { hoursInWords, OrderStateWord } from '../orders/state-words.tsx'
import { reschedulePath } from '../sections/planning-paths.ts'
import type { BoardVisit } from './read-board.ts'
import styles from './visit-block.module.css'

/**
 * A visit on the board in three lines. It leads to its order; one that can still be moved is dragged onto another cell,
 * which opens the form that moves it (office/browser/drag-board.ts).
 */
export function VisitBlock({ visit }: { visit: BoardVisit }) {
  const office = useOffice()
  const { words } = office
  const { planning, work } = words
  const { number, packageId, customer, people, minutesOnSite, state, offRoster, redo } = visit
  const { states } = words.orders.complaints.redo
  const movable = !redo && mayAdvance(state, 'moveVisit', 'office')
  return (
    <a
      href={`/orders/${number}${redo ? '#complaints' : ''}`}
      className={`${styles.block} ${offRoster ? styles.offRoster : ''}`}
      data-visit=""
      data-move={movable ? reschedulePath(number) : undefined}
      data-people={movable ? people : undefined}
      draggable={movable}
      title={[customer?.name, customer?.city, work.packages[packageId], number].filter(Boolean).join(' · ')}
    >
      <strong>{customer?.name ?? number}</strong>
      <span>{[customer?.city, work.packages[packageId]].filter(Boolean).join(' · ')}</span>
      <span>
        {offRoster ? (
          <b>{planning.offRoster}</b>
        ) : redo ? (
          `${words.orders.complaints.decide.options.decision.redo} · ${states[redo.state]}`
        ) : (
          <OrderStateWord state={state} brief />
        )}{' '}
        {(state === 'ordered' || redo?.state === 'planned') && hoursInWords(minutesOnSite, office)}
      </span>
    </a>
  )
}
