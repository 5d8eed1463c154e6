import { useOffice } from '../../layout/office-facts.ts'
import { shortDay } from '../../sections/format-day.ts'
import { reschedulePath } from '../../sections/planning-paths.ts'
import table from '../../sections/table.module.css'
import styles from './free-places.module.css'
import { placeWords } from './place-words.ts'
import type { RescheduleView } from './reschedule-view.ts'

/**
 * Where an order can go in a week: teams × dates, a link for each part of the day that is free. The own team comes
 * first.
 */
export function FreePlaces({ view: { number, place, dates, free } }: { view: RescheduleView }) {
  const { words, language } = useOffice()
  const { columns } = words.planning.absences
  const { move, parts } = words.planning
  const teams = free.toSorted((one, other) => Number(other.team === place.team) - Number(one.team === place.team))
  const shown = dates.filter((date) => teams.some((team) => team.parts[date]))
  if (shown.length === 0) return <p>{move.none}</p>
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{columns.team}</th>
            {shown.map((date) => (
              <th key={date} scope="col">
                {shortDay(language, date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {teams.map(({ team, name, parts: ofTeam }) => (
            <tr key={team}>
              <th scope="row">{name}</th>
              {shown.map((date) => (
                <td key={date}>
                  {(ofTeam[date] ?? []).map((part) => (
                    <a
                      key={part}
                      className={styles.place}
                      href={reschedulePath(number, { team, visit: { date, part } })}
                      aria-label={placeWords(words, language, name, { date, part })}
                    >
                      {parts[part]}
                    </a>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
