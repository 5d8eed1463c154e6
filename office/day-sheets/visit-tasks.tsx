import { fill } from '../../copy/fill.ts'
import { useOffice } from '../layout/office-facts.ts'
import type { SheetVisit } from './day-sheet-view.ts'
import styles from './visit-sheet.module.css'

/** The rooms with their minutes, the extras, and what the package has for each kind of room: folded on screen, in full on paper. */
export function WorkList({ visit: { rooms, extras, tasks } }: { visit: SheetVisit }) {
  const { planning, work } = useOffice().words
  const { daySheet } = planning
  const minutes = (time: number) => fill(daySheet.minutes, { time: Math.round(time) })
  const lines = [
    ...rooms.map(({ type, area, dirt, minutes: time }, index) => ({
      id: `room ${index}`,
      name: fill(daySheet.room, { name: work.rooms[type], count: area, part: work.dirt[dirt].short }),
      time,
    })),
    ...extras.map(({ id, minutes: time }) => ({ id, name: work.extras[id].name, time })),
  ]
  return (
    <div className={styles.work}>
      <ol className={styles.lines}>
        {lines.map(({ id, name, time }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={styles.leader} />
            <span>{minutes(time)}</span>
          </li>
        ))}
      </ol>
      {tasks.map(({ room, tasks: ofRoom }) => (
        <details key={room} className={`fold ${styles.tasks}`}>
          <summary>{work.rooms[room]}</summary>
          <ul>
            {ofRoom.map((task) => (
              <li key={task}>{work.tasks[task]}</li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
