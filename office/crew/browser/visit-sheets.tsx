import type { NotDoneReason } from '../../../domain/orders/work-steps.ts'
import type { CrewRoom, CrewVisit } from '../../../domain/visits/crew-day.ts'
import type { VisitProgress } from '../../../domain/visits/fold-visit.ts'
import type { AnyOperation } from '../../../domain/visits/operation.ts'
import { CallSheet } from './call-sheet.tsx'
import { useWords } from './crew-state.ts'
import { DamageSheet } from './damage-sheet.tsx'
import { FinishSheet } from './finish-sheet.tsx'
import { LateSheet } from './late-sheet.tsx'
import { NotAllSheet } from './not-all-sheet.tsx'
import { PressedSheet } from './pressed-sheet.tsx'
import { record } from './record.ts'
import { Choices, Sheet, SheetForm, TextField, typedText } from './sheet.tsx'

/** The sheet that is open, with what it is about. */
export type OpenSheet =
  | { kind: 'late' | 'call' | 'damage' | 'finish' | 'giveUp' | 'note' }
  | { kind: 'notAll'; room: CrewRoom }
  | { kind: 'pressed'; operations: readonly AnyOperation[] }

interface VisitSheetsProps {
  visit: CrewVisit
  progress: VisitProgress
  sheet: OpenSheet
  onClose: () => void
}

export function VisitSheets({ sheet, ...props }: VisitSheetsProps) {
  switch (sheet.kind) {
    case 'late':
      return <LateSheet {...props} />
    case 'call':
      return <CallSheet {...props} />
    case 'damage':
      return <DamageSheet {...props} />
    case 'finish':
      return <FinishSheet {...props} />
    case 'giveUp':
      return <GiveUpSheet {...props} />
    case 'note':
      return <NoteSheet {...props} />
    case 'notAll':
      return <NotAllSheet {...props} room={sheet.room} />
    case 'pressed':
      return <PressedSheet {...props} operations={sheet.operations} />
  }
}

type TextSheetProps = Pick<VisitSheetsProps, 'visit' | 'onClose'>

/** Ends a visit whose work could not be done, with the reason. */
function GiveUpSheet({ visit, onClose }: TextSheetProps) {
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
function NoteSheet({ visit, onClose }: TextSheetProps) {
  const { note, save } = useWords()
  return (
    <Sheet title={note} onClose={onClose}>
      <SheetForm button={save} onRecord={(data) => record(visit, [{ kind: 'note', text: '', ...typedText(data) }])}>
        <TextField label={note} required />
      </SheetForm>
    </Sheet>
  )
}
