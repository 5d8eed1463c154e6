import { useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import type { CrewDay, CrewVisit } from '../../../domain/visits/crew-day.ts'
import { Button } from '../../../ui/components/button.tsx'
import { AccessBox } from './access-box.tsx'
import { DayAlerts } from './alerts.tsx'
import styles from './crew-app.module.css'
import { showStored, useCrew, useWords } from './crew-state.ts'
import { visitKey } from './kept.ts'
import { wipe } from './store.ts'
import { dayName, nameAndTime, progressOf, recordedRooms, whyClosed } from './visit-records.ts'

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
        {last && <span>{nameAndTime(last, visit, words) + counted}</span>}
      </a>
      {visit.hasAccess && !finish && !giveUp && !whyClosed(visit) && <AccessBox visit={visit} />}
    </li>
  )
}

/** Says until when the person is signed in, and signs out. The phone is wiped only once nothing waits to be sent. */
function SignOut({ name, until }: { name: string; until: string }) {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const signOut = async () => {
    const answer = await fetch('/sign-out', { method: 'POST', body: new URLSearchParams(), redirect: 'manual' }).catch(
      () => undefined,
    )
    if (!answer) return setProblem(words.away)
    const count = await wipe()
    if (count > 0) return setProblem(fill(words.stillToSend, { count }))
    // The browser may keep this page to go back to.
    await showStored()
    location.assign(signInPath)
  }
  return (
    <footer className={styles.person}>
      <p>{fill(words.signedIn, { name, until })}</p>
      <p role="status">{problem}</p>
      <Button variant="secondary" onClick={signOut}>
        {words.signOut}
      </Button>
    </footer>
  )
}

/** Signs in and comes back. */
export const signInPath = '/sign-in?next=/crew'

/** How old the day is, and what waits to be sent, on every screen. */
export function SyncLine() {
  const words = useWords()
  const { connection, facts, operations, photos } = useCrew()
  const count = [...operations, ...photos].filter(({ sent }) => !sent).length
  const asOf = facts.asOf && new Date(facts.asOf)
  const day = asOf && dayName(officeClock(asOf).date, words)
  return (
    <p className={styles.sync}>
      <span>
        {asOf && fill(words.asOf, { time: `${day === words.today ? '' : day} ${clockTime(asOf)}`.trim() })}
        {connection === 'away' && ` · ${words.away}`}
      </span>
      {connection === 'signedOut' ? (
        <a className={styles.waiting} href={signInPath}>
          {count > 0 ? fill(words.signInToSend, { count }) : words.signIn}
        </a>
      ) : connection === 'outdated' ? (
        <a className={styles.waiting} href="/crew">
          {fill(words.updateToSend, { count })}
        </a>
      ) : (
        <b className={count > 0 ? styles.waiting : undefined}>
          {count > 0 ? fill(words.toSend, { count }) : words.allSent}
        </b>
      )}
    </p>
  )
}
