import { useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { type LateMinutes, lateArrival, lateChoices } from '../../../domain/orders/late-notice.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import { serverNow, useWords } from './crew-state.ts'
import { record } from './record.ts'
import styles from './sheet.module.css'
import { Sheet, SheetForm } from './sheet.tsx'

/** Asks how late the team is, and shows the words and the hour that the customer will read (R20.8). */
export function LateSheet({ visit, onClose }: { visit: CrewVisit; onClose: () => void }) {
  const words = useWords()
  const [chosen, setChosen] = useState<LateMinutes>(20)
  const hour = (minutes: LateMinutes) => clockTime(lateArrival(new Date(visit.lateFrom), minutes, serverNow()))
  return (
    <Sheet title={words.late.title} onClose={onClose}>
      <SheetForm
        button={fill(words.late.button, { minutes: chosen })}
        onRecord={() => record(visit, [{ kind: 'late', minutes: chosen }])}
      >
        <fieldset className={styles.minutes}>
          <legend className="visually-hidden">{words.late.title}</legend>
          {lateChoices.map((minutes) => (
            <label key={minutes}>
              <input type="radio" name="minutes" checked={minutes === chosen} onChange={() => setChosen(minutes)} />
              <b>{minutes}</b> {hour(minutes)}
            </label>
          ))}
        </fieldset>
        <p className={styles.quoted}>
          {words.late.reads}{' '}
          <q lang={visit.customerLanguage}>{fill(visit.lateSentence, { minutes: chosen, at: hour(chosen) })}</q>
        </p>
      </SheetForm>
    </Sheet>
  )
}
