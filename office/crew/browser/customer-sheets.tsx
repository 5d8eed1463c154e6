import { useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import { type LateMinutes, lateArrival, lateChoices } from '../../../domain/orders/late-notice.ts'
import { serverNow, useWords } from './crew-state.ts'
import { PhoneButton } from './phone-button.tsx'
import { record } from './record.ts'
import styles from './sheet.module.css'
import { Sheet, type SheetProps } from './sheet.tsx'
import { AnswerButtons, SheetForm } from './sheet-form.tsx'

/** Asks how late the team is, and shows the words and the hour that the customer will read (R20.8). */
export function LateSheet({ visit, onClose }: SheetProps) {
  const { late } = useWords()
  const [chosen, setChosen] = useState<LateMinutes>(20)
  const hour = (minutes: LateMinutes) => clockTime(lateArrival(new Date(visit.lateFrom), minutes, serverNow()))
  return (
    <Sheet title={late.title} onClose={onClose}>
      <SheetForm
        button={fill(late.button, { minutes: chosen })}
        onRecord={() => record(visit, [{ kind: 'late', minutes: chosen }])}
      >
        <fieldset className={styles.minutes}>
          <legend className="visually-hidden">{late.title}</legend>
          {lateChoices.map((minutes) => (
            <label key={minutes}>
              <input type="radio" name="minutes" checked={minutes === chosen} onChange={() => setChosen(minutes)} />
              <b>{minutes}</b> {hour(minutes)}
            </label>
          ))}
        </fieldset>
        <p className={styles.quoted}>
          {late.reads}{' '}
          <q lang={visit.customerLanguage}>{fill(visit.lateSentence, { minutes: chosen, at: hour(chosen) })}</q>
        </p>
      </SheetForm>
    </Sheet>
  )
}

/** Calls the customer first, then asks whether they answered (R20.10). */
export function CallSheet({ visit, onClose }: SheetProps) {
  const { call, kinds } = useWords()
  const { customer } = visit
  const called = (data: FormData) => record(visit, [{ kind: 'called', answered: data.get('answered') === 'yes' }])
  return (
    <Sheet title={kinds.called} onClose={onClose}>
      {customer && <PhoneButton label={fill(call.call, { name: customer.name })} number={customer.phoneNumber} />}
      <SheetForm onRecord={called}>
        <AnswerButtons legend={call.ask} name="answered" choices={{ yes: call.reached, no: call.notReached }} />
        <p>{call.hint}</p>
      </SheetForm>
    </Sheet>
  )
}
