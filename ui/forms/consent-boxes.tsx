import type { ReactNode } from 'react'
import type { ConsentKind, ConsentText } from '../../domain/orders/withdrawal-period.ts'
import { Agreement } from '../components/choices.tsx'
import styles from './consent-boxes.module.css'

interface ConsentBoxesProps {
  consents: readonly ConsentText[]
  /** Those that were ticked before the page had to be shown again; none is ticked from the start. */
  given: readonly ConsentKind[]
  /** Those that were forgotten. */
  missing?: readonly string[]
  /** What is said above all of them, and the sentence below each that was forgotten. */
  words: { legend?: string; problems: Readonly<Record<ConsentKind, string>> }
  /** What comes before or after a box. */
  before?: Partial<Record<ConsentKind, ReactNode>>
  after?: Partial<Record<ConsentKind, ReactNode>>
}

/** The boxes to tick before an order is placed or changed, each with the very sentence that is stored (R16.8). */
export function ConsentBoxes({ consents, given, missing = [], words, before = {}, after = {} }: ConsentBoxesProps) {
  if (consents.length === 0) return null
  return (
    <fieldset className={styles.boxes}>
      {words.legend && <legend>{words.legend}</legend>}
      {consents.map(({ kind, text }) => (
        <div key={kind}>
          {before[kind]}
          <Agreement
            id={kind}
            name={kind}
            label={text}
            chosen={given.includes(kind) ? 'on' : undefined}
            problem={missing.includes(kind) ? words.problems[kind] : undefined}
          />
          {after[kind]}
        </div>
      ))}
    </fieldset>
  )
}
