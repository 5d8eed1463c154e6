import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import styles from './crew-app.module.css'
import { useCrew, useWords } from './crew-state.ts'
import { dayName } from './visit-records.ts'

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
