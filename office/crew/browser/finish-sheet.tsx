import { useState } from 'react'
import { fill } from '../../../copy/fill.ts'
import { clockTime } from '../../../copy/format/clock-time.ts'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import type { VisitProgress } from '../../../domain/visits/fold-visit.ts'
import type { InspectedWith } from '../../../domain/visits/operation.ts'
import { closeAccess } from './access.ts'
import { serverNow, useWords } from './crew-state.ts'
import { type Press, record } from './record.ts'
import styles from './sheet.module.css'
import { Sheet, SheetForm } from './sheet.tsx'
import { timeByHand } from './time-by-hand.ts'
import { TimeField } from './time-field.tsx'

interface FinishSheetProps {
  visit: CrewVisit
  progress: VisitProgress
  onClose: () => void
}

/** Asks who saw the result, and when the work began where that is missing; records both moves at once (R20.7). */
export function FinishSheet({ visit, progress, onClose }: FinishSheetProps) {
  const { finish, kinds } = useWords()
  const [isWrong, setWrong] = useState(false)
  const open = visit.rooms.filter(({ key }) => !progress.rooms.has(key)).map(({ name }) => name)
  const finished = async (data: FormData) => {
    const at = progress.begin ? undefined : timeByHand(String(data.get('time')), serverNow())
    if (!progress.begin && !at) {
      setWrong(true)
      return undefined
    }
    const inspect: Press = { kind: 'inspect', with: data.get('with') as InspectedWith }
    const ids = await record(visit, [...(at ? [{ kind: 'begin', at } as const] : []), inspect, { kind: 'finish' }])
    if (ids) closeAccess()
    return ids
  }
  return (
    <Sheet title={kinds.finish} onClose={onClose}>
      {open.length > 0 && <p className={styles.quoted}>{fill(finish.open, { rooms: open.join(', ') })}</p>}
      <SheetForm onRecord={finished}>
        {!progress.begin && (
          <TimeField label={finish.began} time={clockTime(new Date(visit.startsAt))} isWrong={isWrong} />
        )}
        <fieldset className={styles.buttons}>
          <legend>{finish.ask}</legend>
          {Object.entries(finish.with).map(([value, label]) => (
            <button key={value} type="submit" name="with" value={value}>
              {label}
            </button>
          ))}
        </fieldset>
      </SheetForm>
    </Sheet>
  )
}
