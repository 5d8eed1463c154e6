import { type ComponentType, useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { mapUrl } from '../../sections/map-url.ts'
import { AccessBox } from './access-box.tsx'
import { Alert, VisitAlerts } from './alerts.tsx'
import { useCrew, useWords } from './crew-state.ts'
import { visitKey } from './kept.ts'
import { PhotoButton } from './photo-button.tsx'
import { GiveUpSheet, NoteSheet } from './reason-sheets.tsx'
import { OperationLog, RoomList, Thumbnails } from './screen-parts.tsx'
import type { SheetProps } from './sheet.tsx'
import { SixButtons } from './six-buttons.tsx'
import styles from './visit.module.css'
import { progressOf, whyClosed } from './visit-records.ts'

/** A visit: where, what to know, the six buttons, and the rooms. */
export function VisitScreen({ visit }: { visit: CrewVisit }) {
  const words = useWords()
  const state = useCrew()
  const [sheet, setSheet] = useState<{ Opened: ComponentType<SheetProps> }>()
  const progress = progressOf(state, visit)
  const part = { visit, progress, open: (Opened: ComponentType<SheetProps>) => setSheet({ Opened }) }
  const closed = whyClosed(visit)
  const isOver = Boolean(progress.finish ?? progress.giveUp)
  return (
    <article className={styles.visit}>
      <VisitHead visit={visit} />
      {visit.hasAccess && !isOver && !closed && <AccessBox visit={visit} />}
      {closed && <Alert text={words.closed[closed]} />}
      <VisitAlerts visit={visit} />
      {state.lostPhoto === visitKey(visit) && <Alert text={words.photo.again} />}
      {!closed && <SixButtons {...part} />}
      <fieldset disabled={Boolean(closed)} className="transparent">
        <RoomList {...part} />
      </fieldset>
      {!closed && (
        <div className={styles.more}>
          <PhotoButton visit={visit} />
          <Thumbnails progress={progress} />
          <button type="button" onClick={() => part.open(NoteSheet)}>
            {words.note}
          </button>
          {!isOver && (
            <button type="button" onClick={() => part.open(GiveUpSheet)}>
              {words.steps.links.giveUp}
            </button>
          )}
        </div>
      )}
      {!closed && <OperationLog {...part} />}
      <About visit={visit} />
      {sheet && <sheet.Opened visit={visit} progress={progress} onClose={() => setSheet(undefined)} />}
    </article>
  )
}

function VisitHead({ visit: { window, customer, presence, bring, remark } }: { visit: CrewVisit }) {
  const words = useWords()
  return (
    <header className={styles.head}>
      <h1>
        <span>{window}</span> {customer?.street}
      </h1>
      {customer && (
        <p>
          <a href={mapUrl(customer)} target="_blank" rel="noreferrer">
            {customer.place}
          </a>
          <span dir="auto">{customer.name}</span>
        </p>
      )}
      <p>
        <b>{words.atHome}</b> {presence}
      </p>
      {bring.length > 0 && (
        <p className={styles.know}>
          <b>{words.bring}:</b> {bring.join(', ')}
        </p>
      )}
      {remark && (
        <p className={styles.know} dir="auto">
          <b>{words.remark}:</b> {remark}
        </p>
      )}
    </header>
  )
}

function About({ visit: { title, people, minutesOnSite, facts } }: { visit: CrewVisit }) {
  const words = useWords()
  return (
    <section className={styles.about} aria-labelledby="about">
      <h2 id="about">{title}</h2>
      <p>{fill(words.people, { people, minutes: minutesOnSite })}</p>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
    </section>
  )
}
