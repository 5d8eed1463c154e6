import { clockTime } from '../../../copy/format/clock-time.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import type { CrewDay, CrewVisit } from '../../../domain/visits/crew-day.ts'
import { AccessBox } from './access-box.tsx'
import { DayAlerts } from './alerts.tsx'
import styles from './crew-app.module.css'
import { serverNow, useCrew, useWords } from './crew-state.ts'
import { visitKey } from './kept.ts'
import { SignOut } from './sign-out.tsx'
import { pressAndTime, progressOf, recordedRooms, whyClosed } from './visit-records.ts'

/** The visits of today and tomorrow, with what has changed since. */
export function DayList({ day }: { day: CrewDay }) {
  const words = useWords()
  const { date: today } = officeClock(serverNow())
  const groups = [
    { name: words.today, visits: day.visits.filter(({ date }) => date <= today) },
    { name: words.tomorrow, visits: day.visits.filter(({ date }) => date > today) },
  ].filter(({ visits }) => visits.length > 0)
  return (
    <div className={styles.day}>
      <h1 className="visually-hidden">{words.title}</h1>
      <DayAlerts />
      {groups.map(({ name, visits }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {visits.map((visit) => (
              <Card key={visitKey(visit)} visit={visit} />
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p>{day.hasTeam ? words.noVisits : words.noTeam}</p>}
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
