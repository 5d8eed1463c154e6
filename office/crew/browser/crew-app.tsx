import { useSyncExternalStore } from 'react'
import { fill } from '../../../copy/fill.ts'
import { telHref } from '../../../domain/contact/phone-number.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { Icon, phoneIcon } from '../../../ui/components/icon.tsx'
import styles from './crew-app.module.css'
import { icons } from './crew-icons.ts'
import { type CrewState, change, keep, useCrew, useWords } from './crew-state.ts'
import { DayList, SyncLine, signInPath } from './day-list.tsx'
import { visitKey } from './kept.ts'
import { RecordedBar } from './recorded-bar.tsx'
import { VisitScreen } from './visit-screen.tsx'

const keyShown = () => location.hash.slice(1)

function followHash(listener: () => void): () => void {
  const follow = () => {
    change({ lastRecorded: undefined })
    keep({ facts: { open: keyShown() } })
    listener()
  }
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}

/** The crew's phone: the list of the day, or the visit that the address names. */
export function CrewApp() {
  const words = useWords()
  const { stage, facts } = useCrew()
  const key = useSyncExternalStore(followHash, keyShown)
  const { day } = facts
  const visit = day?.visits.find((one) => visitKey(one) === key)
  return (
    <div className={styles.app}>
      <header className={styles.header}>
        {visit ? (
          <a href="#day">
            <Icon shape={icons.back} />
            {words.title}
          </a>
        ) : (
          <b>{words.title}</b>
        )}
        {day && <OfficeLink number={visit?.officePhone ?? day.officePhone} />}
        {day && <SyncLine />}
      </header>
      <div key={key} className={styles.screen}>
        {visit ? <VisitScreen visit={visit} /> : day ? <DayList day={day} /> : <First stage={stage} />}
      </div>
      <RecordedBar visit={visit} />
    </div>
  )
}

/** The office's number, on every screen. */
function OfficeLink({ number }: { number: string }) {
  const words = useWords()
  return (
    <ButtonLink variant="secondary" href={telHref(number)} aria-label={fill(words.callOffice, { name: number })}>
      <Icon shape={phoneIcon} size={20} />
      {words.office}
    </ButtonLink>
  )
}

/** Before the first day has been received. */
function First({ stage }: { stage: CrewState['stage'] }) {
  const words = useWords()
  const { connection } = useCrew()
  if (stage === 'broken') return <p role="alert">{words.broken}</p>
  if (connection === 'unknown') return null
  return (
    <div className={styles.day}>
      {connection === 'away' && <p role="alert">{words.away}</p>}
      <p>{words.first}</p>
      <ButtonLink href={signInPath}>{words.signIn}</ButtonLink>
    </div>
  )
}
