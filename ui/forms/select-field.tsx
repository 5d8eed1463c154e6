import type { ComponentProps } from 'react'
import field from '../components/field.module.css'
import styles from './select-field.module.css'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  id: string
  name: string
  label: string
  hint?: string | undefined
  /** The error message, if invalid. */
  problem?: string | undefined
  options: readonly { value: string; label: string }[]
}

/** A labelled list to choose one option from. Uncontrolled, like `Field`. */
export const SelectField = ({ id, label, hint, problem, options, ...select }: SelectFieldProps) => (
  <div className={`${field.field} ${styles.select}`}>
    <label htmlFor={id}>{label}</label>
    {hint && (
      <p id={`${id}-hint`} className={field.hint}>
        {hint}
      </p>
    )}
    <select
      {...select}
      id={id}
      aria-invalid={problem ? true : undefined}
      aria-describedby={[hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined}
    >
      {options.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
    {problem && (
      <p id={`${id}-problem`} className={field.problem}>
        {problem}
      </p>
    )}
  </div>
)
