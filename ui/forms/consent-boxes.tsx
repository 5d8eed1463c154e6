import type { ReactNode } from 'react'
import type { AnyForm, Shown } from '../../domain/forms/form.ts'
import type { ConsentKind, ConsentText } from '../../domain/orders/withdrawal-period.ts'
import { Agreement } from '../components/choices.tsx'
import styles from './consent-boxes.module.css'

interface ConsentBoxesProps {
  /** The form that has them: none is ticked from the start, nor where what was agreed to is out of date. */
  of: Pick<Shown<AnyForm>, 'texts' | 'problems'>
  consents: readonly ConsentText[]
  /** What is said above all of them, and the sentence below each that was forgotten. */
  words: { legend?: string; problems: Readonly<Record<ConsentKind, string>> }
  /** What comes before or after a box. */
  before?: Partial<Record<ConsentKind, ReactNode>>
  after?: Partial<Record<ConsentKind, ReactNode>>
}

/** The boxes to tick before an order is placed or changed, each with the very sentence that is stored (R16.8). */
export function ConsentBoxes({ of, consents, words, before = {}, after = {} }: ConsentBoxesProps) {
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
            chosen={of.problems.form === 'stale' ? undefined : of.texts[kind]?.[0]}
            problem={kind in of.problems ? words.problems[kind] : undefined}
          />
          {after[kind]}
        </div>
      ))}
    </fieldset>
  )
}
