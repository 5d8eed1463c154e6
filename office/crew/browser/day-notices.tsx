import { fill } from '../../../copy/fill.ts'
import styles from './crew-app.module.css'
import { saveFacts, useCrew, useWords } from './crew-state.ts'
import { VisitAlerts } from './visit-alerts.tsx'
import { timeOf } from './visit-records.ts'

/** From which difference on the phone's clock is worth a warning, in milliseconds. */
const wrongBy = 5 * 60_000

/** What has changed or gone wrong, above the list of visits: loud until someone has read it. */
export function DayNotices() {
  const words = useWords()
  const { facts, photos } = useCrew()
  return (
    <>
      {facts.moved.map((moved) => (
        <div key={`${moved.order} ${moved.at}`} className={styles.notice} role="alert">
          <p>
            <b>{moved.street}</b>: {moved.what}
          </p>
          <button type="button" onClick={() => saveFacts({ moved: facts.moved.filter((other) => other !== moved) })}>
            {words.read}
          </button>
        </div>
      ))}
      {Math.abs(facts.offset) > wrongBy && (
        <p className={styles.notice}>{fill(words.clock, { minutes: Math.round(Math.abs(facts.offset) / 60_000) })}</p>
      )}
      {photos
        .filter(({ refused, sent }) => refused && !sent)
        .map((photo) => (
          <p key={photo.sha256} className={styles.notice}>
            {fill(words.notAccepted, { what: words.kinds.photo, time: timeOf(photo) })}
          </p>
        ))}
      <VisitAlerts />
    </>
  )
}
