import { fill } from '../../copy/fill.ts'
import { spacedZipCode } from '../../copy/format/spaced-zip-code.ts'
import { typeset } from '../../copy/format/typeset.ts'
import { orderStamps } from '../../domain/orders/order-stamps.ts'
import { mayAdvance } from '../../domain/orders/order-states.ts'
import { arrivalWindow } from '../../domain/scheduling/visit-times.ts'
import { House } from '../../ui/work-order/house.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { hoursInWords } from '../orders/state-words.ts'
import { reschedulePath } from '../sections/planning-paths.ts'
import { SampleMark } from '../sections/sample-mark.tsx'
import type { BoardVisit } from './board-view.ts'
import styles from './visit-block.module.css'

/**
 * A visit on the board: a small work order with its house. It leads to the form that moves it, also when it is dragged
 * onto another cell (office/browser/drag.ts); one that cannot be moved any more leads to its order.
 */
export function VisitBlock({ visit }: { visit: BoardVisit }) {
  const { planning: words, orders, work } = useOffice().words
  const { number, zipCode, packageId, rooms, customer, part, people, minutesOnSite, state, offRoster, sample } = visit
  const movable = mayAdvance(state, 'moveVisit', 'office')
  const time = fill(words.hours, { time: hoursInWords(minutesOnSite) })
  return (
    <a
      href={movable ? reschedulePath(number) : `/orders/${number}`}
      className={`${styles.block} ${offRoster ? styles.offRoster : ''}`}
      data-state={state}
      data-visit=""
      data-move={movable ? reschedulePath(number) : undefined}
      data-people={movable ? people : undefined}
      draggable={movable}
    >
      <House rooms={rooms} stamp={orderStamps[state]} />
      <strong>{customer?.name ?? number}</strong>
      {customer && <span>{number}</span>}
      {customer && <span>{customer.street}</span>}
      <span>
        {spacedZipCode(zipCode)} {customer?.city}
      </span>
      <span>{work.packages[packageId]}</span>
      <span>{typeset(fill(words.daySheet.arrival, { window: arrivalWindow(part) }))}</span>
      <span className={styles.facts}>
        <span aria-hidden="true">
          {people} × {time}
        </span>
        <span className="visually-hidden">
          {people === 1 ? fill(words.crew.one, { time }) : fill(words.crew.more, { people, time })}
        </span>
      </span>
      {state !== 'ordered' && <span className={styles.state}>{orders.states[state]}</span>}
      {offRoster && <span className={styles.warning}>{words.offRoster}</span>}
      {sample && <SampleMark text={orders.sample} />}
      <span className="visually-hidden">{fill(movable ? words.block.move : words.block.open, { number })}</span>
    </a>
  )
}
