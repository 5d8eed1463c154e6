import { useState } from 'react'
import type { CrewVisit } from '../../../domain/visits/crew-day.ts'
import type { AnyOperation } from '../../../domain/visits/operation.ts'
import { Button } from '../../../ui/components/button.tsx'
import { serverNow, useWords } from './crew-state.ts'
import { PhotoButton } from './photo-button.tsx'
import { correctTime, undo, undoable } from './record.ts'
import { closeSheet, Sheet, SheetForm } from './sheet.tsx'
import { timeByHand } from './time-by-hand.ts'
import { TimeField } from './time-field.tsx'
import { pressAndTime, timeOf } from './visit-records.ts'

interface PressedSheetProps {
  visit: CrewVisit
  /** What was recorded together, the last of which names it. */
  operations: readonly AnyOperation[]
  onClose: () => void
}

/** What was recorded: takes it back, or gives it its true time. */
export function PressedSheet({ visit, operations, onClose }: PressedSheetProps) {
  const words = useWords()
  const [isWrong, setWrong] = useState(false)
  const last = operations.at(-1)
  if (!last) return null
  const isOpen = undoable(operations).length === operations.length
  const room = 'room' in last && last.kind === 'room' ? last.room : undefined
  const corrected = async (data: FormData) => {
    const at = timeByHand(String(data.get('time')), serverNow())
    setWrong(!at)
    return at && (await correctTime(visit, operations, at))
  }
  return (
    <Sheet title={pressAndTime(last, visit, words)} onClose={onClose}>
      {isOpen ? (
        <>
          <Button
            variant="secondary"
            onClick={async ({ currentTarget }) => {
              if (await undo(visit, operations)) closeSheet(currentTarget)
            }}
          >
            {words.kinds.undo}
          </Button>
          {last.kind !== 'late' && (
            <details>
              <summary>{words.time.ask}</summary>
              <SheetForm button={words.save} onRecord={corrected}>
                <TimeField label={words.time.ask} time={timeOf(last)} isWrong={isWrong} />
              </SheetForm>
            </details>
          )}
        </>
      ) : (
        <p>{words.time.locked}</p>
      )}
      {room && visit.photosAllowed && <PhotoButton visit={visit} of={{ room }} />}
    </Sheet>
  )
}
