import type { CrewRoom, CrewVisit } from '../../../domain/visits/crew-day.ts'
import type { NotPossibleReason } from '../../../domain/visits/operation.ts'
import { useWords } from './crew-state.ts'
import { PhotoButton } from './photo-button.tsx'
import { record } from './record.ts'
import styles from './sheet.module.css'
import { Choices, Sheet, SheetForm, TextField, typedText } from './sheet.tsx'
import { notPossibleWords } from './visit-records.ts'

interface NotAllSheetProps {
  visit: CrewVisit
  room: CrewRoom
  onClose: () => void
}

/** Asks why a room was not possible, as a whole unless tasks are named. */
export function NotAllSheet({ visit, room, onClose }: NotAllSheetProps) {
  const allWords = useWords()
  const { notPossibleSheet: words, notAll } = allWords
  const recorded = (data: FormData) => {
    const tasks = data.getAll('task').map(String)
    const reason = data.get('reason') as NotPossibleReason
    return record(visit, [{ kind: 'room', room: room.key, reason, ...(tasks[0] && { tasks }), ...typedText(data) }])
  }
  return (
    <Sheet title={`${room.name}: ${notAll}`} onClose={onClose}>
      <SheetForm button={allWords.save} onRecord={recorded}>
        {room.tasks.length > 1 && (
          <details className={styles.choices}>
            <summary>{words.tasks}</summary>
            {room.tasks.map(({ id, words: task }) => (
              <label key={id}>
                <input type="checkbox" name="task" value={id} />
                {task}
              </label>
            ))}
          </details>
        )}
        <Choices legend={words.why} name="reason" choices={notPossibleWords(allWords)} />
        <TextField label={words.text} />
      </SheetForm>
      {visit.photosAllowed && <PhotoButton visit={visit} of={{ room: room.key }} />}
    </Sheet>
  )
}
