import { fill } from '../../copy/fill.ts'
import { typeset } from '../../copy/format/format-work.ts'
import { taskInWords } from '../../copy/format/task-in-words.ts'
import { useOffice } from '../layout/office-facts.ts'
import { agreedLines } from '../orders/order-parts.tsx'
import type { SheetVisit } from './read-day-sheet.ts'
import styles from './visit-tasks.module.css'

/**
 * The tasks of every room once, then the rooms with their minutes and own tasks, and the extras: folded on screen, on
 * paper in full with a box to tick for each task.
 */
export function WorkList({ visit: { business, rooms, extras, tasks } }: { visit: SheetVisit }) {
  const { planning, work } = useOffice().words
  const { daySheet } = planning
  const minutes = (time: number) => fill(daySheet.minutes, { time: Math.round(time) })
  return (
    <div>
      {business && (
        <ul className={styles.tasks}>
          {agreedLines({ business }).map(([row, line]) => (
            <li key={row}>{line}</li>
          ))}
        </ul>
      )}
      {tasks.shared.length > 0 && (
        <details className={`fold ${styles.room}`}>
          <summary>{work.everyRoom.heading}</summary>
          <ul className={styles.tasks}>
            {tasks.shared.map((each) => (
              <li key={each.task}>{taskInWords(work, each)}</li>
            ))}
          </ul>
        </details>
      )}
      {rooms.map(({ type, area, dirt, minutes: time }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no other name, and never change places
        <details key={index} className={`fold ${styles.room}`}>
          <summary>
            <span>
              {typeset(fill(daySheet.room, { name: work.rooms[type], count: area }))}
              {dirt !== 2 && `, ${work.dirt[dirt].short}`}
            </span>
            <span className={styles.minutes}>{minutes(time)}</span>
          </summary>
          <ul className={styles.tasks}>
            {tasks.own.get(type)?.map((task) => (
              <li key={task}>{work.tasks[task]}</li>
            ))}
          </ul>
        </details>
      ))}
      <ul className={`${styles.tasks} ${styles.extras}`}>
        {extras.map(({ id, minutes: time }) => (
          <li key={id}>
            {work.extras[id].name} <span className={styles.minutes}>{minutes(time)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The foot of a printed work order: the signature for the inspected result. */
export function SignatureLines() {
  const { signatures } = useOffice().words.planning.daySheet
  return (
    <dl className={styles.signatures}>
      {[signatures.team, signatures.customer, signatures.time].map((label) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd />
        </div>
      ))}
    </dl>
  )
}
