import { inOrder, undoneIds } from '../../../domain/visits/fold-visit.ts'
import type { PartProps } from './crew-sheet.tsx'
import { useCrew, useWords } from './crew-state.ts'
import styles from './visit.module.css'
import { keptOf, pressAndTime } from './visit-records.ts'

/** All that counts of what the team recorded, each with the way to take it back or correct its time (R20.5). */
export function PressLog({ visit, progress: { inspect }, open }: PartProps) {
  const words = useWords()
  const all = keptOf(useCrew(), visit).map(({ operation }) => operation)
  const undone = undoneIds(all)
  // The check belongs to the finish that it was recorded with.
  const counted = inOrder(all).filter(({ id, kind }) => !undone.has(id) && kind !== 'undo' && kind !== 'inspect')
  if (counted.length === 0) return null
  return (
    <details className={styles.log}>
      <summary>{words.recorded}</summary>
      {counted.map((one) => (
        <button
          key={one.id}
          type="button"
          onClick={() =>
            open({ kind: 'pressed', operations: one.kind === 'finish' && inspect ? [inspect, one] : [one] })
          }
        >
          {pressAndTime(one, visit, words)}
        </button>
      ))}
    </details>
  )
}
