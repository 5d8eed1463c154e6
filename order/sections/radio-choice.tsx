import { useId } from 'react'
import { typeset } from '../../copy/format/typeset.ts'
import choices from '../../ui/components/choices.module.css'
import field from '../../ui/components/field.module.css'
import styles from './radio-choice.module.css'

interface RadioChoiceProps {
  /** The id of the first button, to which an error summary leads. */
  id: string
  name: string
  legend: string
  hint: string
  problem?: string | undefined
  chosen: string | undefined
  optional?: boolean
  options: readonly { value: string; label: string; text?: string }[]
}

/** A question with one answer of several, each with what follows from it. */
export function RadioChoice({ id, name, legend, hint, problem, chosen, optional, options }: RadioChoiceProps) {
  const explanationId = useId()
  return (
    <fieldset className={choices.group} aria-describedby={explanationId}>
      <legend>{legend}</legend>
      <div id={explanationId}>
        <p className={field.hint}>{hint}</p>
        {problem && (
          <p id={`${id}-problem`} className={field.problem}>
            {problem}
          </p>
        )}
      </div>
      <div className={styles.options}>
        {options.map(({ value, label, text }, index) => (
          <label key={value} className={choices.choice}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              required={!optional}
              aria-invalid={problem ? true : undefined}
            />
            <span>
              <strong>{label}</strong> {text && <span className={styles.text}>{typeset(text)}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
