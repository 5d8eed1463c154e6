import { fillAll } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { arrivalWindow } from '../../domain/scheduling/visit.ts'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import lines from '../sections/lines.module.css'
import type { DayVisit } from './read-visits.ts'

/** Where the visits of a team are (R20.14). */
export function DayProgress({ visits }: { visits: readonly DayVisit[] }) {
  const mayOpen = useOffice().may('readOrders')
  return (
    <ul className={lines.lines}>
      {visits.map((visit) => {
        const { id, number, part, who, place, isAlert, stage } = visit
        const isLate = isAlert || stage.stage === 'overdue'
        const name = [place, who].filter(Boolean).join(' · ') || number
        return (
          <li key={id} className={isLate ? `${lines.line} ${lines.late}` : lines.line}>
            <p>
              {arrivalWindow(part)} {mayOpen ? <a href={`/orders/${number}/visit`}>{name}</a> : name}
            </p>
            <StageInWords visit={visit} />
          </li>
        )
      })}
    </ul>
  )
}

function StageInWords({ visit: { stage, rooms, isAlert } }: { visit: DayVisit }) {
  const { progress } = useOffice().words.visits
  if (stage.stage === 'planned' && !isAlert) return null
  const [at, end] = [stage.since, stage.until].map((moment) => (moment ? clockTime(moment) : '–'))
  const sentence = stage.stage === 'planned' ? '' : fillAll(progress[stage.stage], { at: at ?? '', end: end ?? '' })
  return (
    <p>
      {sentence}
      {stage.stage === 'working' && rooms.done > 0 && ` · ${fillAll(progress.rooms, rooms)}`}
      {isAlert && <strong className={form.problem}> {progress.alert}</strong>}
    </p>
  )
}
