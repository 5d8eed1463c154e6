import { useWords } from './crew-state.ts'
import styles from './sheet.module.css'

/** Asks for a time of the last twelve hours. */
export function TimeField({ label, time, isWrong }: { label: string; time: string; isWrong: boolean }) {
  const words = useWords()
  return (
    <label className={styles.text}>
      {label}
      <input type="time" name="time" required defaultValue={time} aria-invalid={isWrong || undefined} />
      {isWrong && (
        <span role="alert" className={styles.problem}>
          {words.time.problem}
        </span>
      )}
    </label>
  )
}
