import type { ReactNode } from 'react'
import { typeset } from '../../copy/format/format-work.ts'
import choices from '../components/choices.module.css'
import { type Noted, notesOf } from '../components/field.tsx'
import styles from './radio-group.module.css'

interface RadioGroupProps extends Noted {
  /** The id of the first button, to which a list of problems leads. */
  id: string
  name: string
  legend: string
  chosen: string | undefined
  required?: boolean
  options: readonly { value: string; label: string; text?: ReactNode }[]
}

/** Longer labels are below each other. */
const longestBeside = 24

/** A question with one answer of several, each with what follows from it where that has to be said. */
export function RadioGroup({ id, name, legend, hint, problem, chosen, required, options }: RadioGroupProps) {
  const hasTexts = options.some(({ text }) => text)
  const isStacked = hasTexts || options.some(({ label }) => label.length > longestBeside)
  const { hintLine, problemLine, describedBy } = notesOf(id, { hint, problem })
  return (
    <fieldset className={choices.group} aria-describedby={describedBy}>
      <legend>{legend}</legend>
      {hintLine}
      {problemLine}
      <div className={isStacked ? styles.options : choices.choices}>
        {options.map(({ value, label, text }, index) => (
          <label key={value} className={choices.choice}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              required={required}
              aria-invalid={problem ? true : undefined}
              aria-describedby={index === 0 && problem ? `${id}-problem` : undefined}
            />
            <span>
              {hasTexts ? <strong>{label}</strong> : label}{' '}
              {text && <span className={styles.text}>{typeof text === 'string' ? typeset(text) : text}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
