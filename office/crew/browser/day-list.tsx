import { clockTime } from '../../../copy/format/clock-time.ts'
import type { CrewDay, CrewVisit } from '../../../domain/visits/crew-day.ts'
import { AccessBox } from './access-box.tsx'
import { DayAlerts } from './alerts.tsx'
import styles from './crew-app.module.css'
import { useCrew, useWords } from './crew-state.ts'
import { visitKey } from './kept.ts'
import { SignOut } from './sign-out.tsx'
import { dayName, pressAndTime, progressOf, recordedRooms, whyClosed } from './visit-records.ts'

/** The visits of today and tomorrow, with what has changed since. */
export function DayList({ day }: { day: CrewDay }) {
  const words = useWords()
  const dates = [...new Set(day.visits.map(({ date }) => date))]
  return (
    <div className={styles.day}>
      <h1 className="visually-hidden">{words.title}</h1>
      <DayAlerts />
      {dates.map((shown) => (
        <section key={shown} aria-labelledby={shown}>
          <h2 id={shown}>{dayName(shown, words)}</h2>
          <ul>
            {day.visits
              .filter(({ date }) => date === shown)
              .map((visit) => (
                <Card key={visitKey(visit)} visit={visit} />
              ))}
          </ul>
        </section>
      ))}
      {dates.length === 0 && <p>{day.hasTeam ? words.noVisits : words.noTeam}</p>}
      <SignOut name={day.name} until={clockTime(new Date(day.signedInUntil))} />
    </div>
  )
}

function Card({ visit }: { visit: CrewVisit }) {
  const words = useWords()
  const progress = progressOf(useCrew(), visit)
  const { finish, giveUp, begin, onTheWay } = progress
  const last = finish ?? giveUp ?? begin ?? onTheWay
  const counted = last === begin ? ` · ${recordedRooms(visit, progress)}/${visit.rooms.length}` : ''
  return (
    <li>
      <a href={`#${visitKey(visit)}`} data-over={Boolean(finish ?? giveUp) || undefined}>
        <span>{visit.window}</span>
        <b>{visit.customer?.street ?? visit.order}</b>
        <span>{[visit.customer?.place, visit.customer?.name].filter(Boolean).join(' · ')}</span>
        {last && <span>{pressAndTime(last, visit, words) + counted}</span>}
      </a>
      {visit.hasAccess && !finish && !giveUp && !whyClosed(visit) && <AccessBox visit={visit} />}
    </li>
  )
}
