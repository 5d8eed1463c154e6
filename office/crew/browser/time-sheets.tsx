import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import type { AnyOperation, InspectedWith } from '../../../domain/visits/operation.ts'
import { Button } from '../../../ui/components/button.tsx'
import { serverNow, useWords } from './crew-state.ts'
import { PhotoButton } from './photo-button.tsx'
import { type NewOperation, record, undo, undoable } from './record.ts'
import styles from './sheet.module.css'
import { closeSheet, Sheet, type SheetProps } from './sheet.tsx'
import { AnswerButtons, Problem, SheetForm } from './sheet-form.tsx'
import { timeByHand } from './time-by-hand.ts'
import { nameAndTime, timeOf } from './visit-records.ts'

/** Asks who saw the result, and when the work began where that is missing; records both moves at once (R20.7). */
export function FinishSheet({ visit, progress, onClose }: SheetProps) {
  const { finish, kinds } = useWords()
  const open = visit.rooms.filter(({ key }) => !progress.rooms.has(key)).map(({ name }) => name)
  const finished = async (data: FormData) => {
    const at = progress.begin ? undefined : typedTime(data)
    if (!progress.begin && !at) return 'time'
    const inspect: NewOperation = { kind: 'inspect', with: data.get('with') as InspectedWith }
    return await record(visit, [...(at ? [{ kind: 'begin', at } as const] : []), inspect, { kind: 'finish' }])
  }
  return (
    <Sheet title={kinds.finish} onClose={onClose}>
      {open.length > 0 && <p className={styles.quoted}>{fill(finish.open, { rooms: open.join(', ') })}</p>}
      <SheetForm onRecord={finished}>
        {!progress.begin && <TimeField label={finish.began} time={clockTime(new Date(visit.startsAt))} />}
        <AnswerButtons legend={finish.ask} name="with" choices={finish.with} />
      </SheetForm>
    </Sheet>
  )
}

/** Their messages have gone out; recorded again with another time, they would go out twice. */
const announced: ReadonlySet<string> = new Set(['late', 'called', 'damage'])

interface RecordedProps extends SheetProps {
  last: AnyOperation
  /** What was recorded together with it. */
  before?: AnyOperation | undefined
}

/** What was recorded: takes it back, or gives it its true time. */
export function RecordedSheet({ visit, last, before, onClose }: RecordedProps) {
  const words = useWords()
  const operations = before ? [before, last] : [last]
  const corrected = async (data: FormData) => {
    const at = typedTime(data)
    return at ? await undo(visit, operations, at) : 'time'
  }
  return (
    <Sheet title={nameAndTime(last, visit, words)} onClose={onClose}>
      {undoable(operations) ? (
        <>
          <Button
            variant="secondary"
            onClick={async ({ currentTarget }) => {
              if (await undo(visit, operations)) closeSheet(currentTarget)
            }}
          >
            {words.kinds.undo}
          </Button>
          <details hidden={announced.has(last.kind)}>
            <summary>{words.time.ask}</summary>
            <SheetForm button={words.save} onRecord={corrected}>
              <TimeField label={words.time.ask} time={timeOf(last)} />
            </SheetForm>
          </details>
        </>
      ) : (
        <p>{words.time.locked}</p>
      )}
      {'room' in last && typeof last.room === 'string' && <PhotoButton visit={visit} of={{ room: last.room }} />}
    </Sheet>
  )
}

/** Asks for a time of the last twelve hours. */
const TimeField = ({ label, time }: { label: string; time: string }) => (
  <label className={styles.text}>
    {label}
    <input type="time" name="time" defaultValue={time} />
    <Problem of="time" text={useWords().time.problem} />
  </label>
)

const typedTime = (data: FormData) => timeByHand(String(data.get('time')), serverNow())
