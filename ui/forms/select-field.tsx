import type { ComponentProps } from 'react'
import field from '../components/field.module.css'
import styles from './select-field.module.css'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** By default its name. */
  id?: string
  name: string
  label: string
  hint?: string | undefined
  /** The error message, if invalid. */
  problem?: string | undefined
  /** What the option that chooses none is called. */
  any?: string
  /** What the options are called, by value. */
  names: Readonly<Record<string, string>>
  /** The values, by default all that have a name. */
  values?: readonly string[]
}

/** A labelled list to choose one option from. Uncontrolled, like `Field`. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, problem, any, names, values = Object.keys(names), id = props.name, ...select } = props
  return (
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
        {any && <option value="">{any}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
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
}
