import { useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import type { NotDoneReason } from '../../../domain/orders/work-steps.ts'
import type { CrewRoom } from '../../../domain/visits/crew-day.ts'
import type { NotPossibleReason } from '../../../domain/visits/operation.ts'
import { useWords } from './crew-state.ts'
import { PhoneButton } from './phone-button.tsx'
import { PhotoButton } from './photo-button.tsx'
import { record } from './record.ts'
import styles from './sheet.module.css'
import { Sheet, type SheetProps } from './sheet.tsx'
import { Choices, SheetForm, TextField, typedText } from './sheet-form.tsx'
import { notPossibleWords } from './visit-records.ts'

/** Reports damage, an injury, or a home other than ordered; then offers the office's number and a photo (R20.9). */
export function DamageSheet({ visit, onClose }: SheetProps) {
  const { damage, callOffice } = useWords()
  const [reported, setReported] = useState<string>()
  const report = async (data: FormData) => {
    const what = data.get('what')
    const body = { hurt: what === 'hurt', ...(what === 'otherHome' && { otherHome: true }) }
    const ids = await record(visit, [{ kind: 'damage', ...body, ...typedText(data) }])
    setReported(ids?.[0])
    return undefined
  }
  return (
    <Sheet title={damage.title} onClose={onClose}>
      {reported ? (
        <div className={styles.form}>
          <p role="alert">{damage.reported}</p>
          <PhoneButton label={fill(callOffice, { name: '' })} number={visit.officePhone} />
          <PhotoButton visit={visit} of={{ damage: reported }} />
        </div>
      ) : (
        <SheetForm button={damage.button} isDanger onRecord={report}>
          <a className={styles.emergency} href="tel:112">
            {damage.emergency}
          </a>
          <Choices legend={damage.title} name="what" choices={damage.kinds} />
          <TextField label={damage.title} />
        </SheetForm>
      )}
    </Sheet>
  )
}

/** Asks why a room was not possible, as a whole unless tasks are named. */
export function NotAllSheet({ visit, room, onClose }: SheetProps & { room: CrewRoom }) {
  const words = useWords()
  const { notPossibleSheet, notAll, save } = words
  const recorded = (data: FormData) => {
    const tasks = data.getAll('task').map(String)
    const reason = data.get('reason') as NotPossibleReason
    return record(visit, [{ kind: 'room', room: room.key, reason, ...(tasks[0] && { tasks }), ...typedText(data) }])
  }
  return (
    <Sheet title={`${room.name}: ${notAll}`} onClose={onClose}>
      <SheetForm button={save} onRecord={recorded}>
        {room.tasks.length > 1 && (
          <details className={styles.choices}>
            <summary>{notPossibleSheet.tasks}</summary>
            {room.tasks.map(({ id, words: task }) => (
              <label key={id}>
                <input type="checkbox" name="task" value={id} />
                {task}
              </label>
            ))}
          </details>
        )}
        <Choices legend={notPossibleSheet.why} name="reason" choices={notPossibleWords(words)} />
        <TextField label={notPossibleSheet.text} />
      </SheetForm>
      <PhotoButton visit={visit} of={{ room: room.key }} />
    </Sheet>
  )
}

/** Ends a visit whose work could not be done, with the reason. */
export function GiveUpSheet({ visit, onClose }: SheetProps) {
  const { kinds, steps } = useWords()
  const gaveUp = (data: FormData) =>
    record(visit, [{ kind: 'giveUp', reason: data.get('reason') as NotDoneReason, ...typedText(data) }])
  return (
    <Sheet title={kinds.giveUp} onClose={onClose}>
      <SheetForm button={steps.buttons.giveUp} isDanger onRecord={gaveUp}>
        <p>{steps.texts.giveUp}</p>
        <Choices legend={steps.reason} name="reason" choices={steps.reasons} />
        <TextField label={steps.note} />
      </SheetForm>
    </Sheet>
  )
}

/** A note for the office. */
export function NoteSheet({ visit, onClose }: SheetProps) {
  const { note, save } = useWords()
  return (
    <Sheet title={note} onClose={onClose}>
      <SheetForm button={save} onRecord={(data) => record(visit, [{ kind: 'note', text: '', ...typedText(data) }])}>
        <TextField label={note} required />
      </SheetForm>
    </Sheet>
  )
}
