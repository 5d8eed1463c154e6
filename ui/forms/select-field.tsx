import type { ComponentProps } from 'react'
import field from '../components/field.module.css'
import { type Noted, notesOf } from '../components/field.tsx'
import styles from './select-field.module.css'

interface SelectFieldProps extends Noted, Omit<ComponentProps<'select'>, 'children'> {
  /** The name by default. */
  id?: string
  name: string
  label: string
  /** What the option that chooses none is called. */
  any?: string
  /** What the options are called, by value. */
  names: Readonly<Record<string, string>>
  /** The values, by default all that have a name. */
  values?: readonly string[]
  /** As wide as its place, like the fields beside it. */
  wide?: boolean
}

/** A labelled list to choose one option from. Uncontrolled, like `Field`. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, problem, any, names, values = Object.keys(names), wide, id = props.name, ...select } = props
  const { hintLine, problemLine, describedBy } = notesOf(id, { hint, problem })
  return (
    <div className={wide ? field.field : `${field.field} ${styles.select}`}>
      <label htmlFor={id}>{label}</label>
      {hintLine}
      <select
        {...select}
        id={id}
        className={wide ? field.input : undefined}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy}
      >
        {any && <option value="">{any}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {names[value]}
          </option>
        ))}
      </select>
      {problemLine}
    </div>
  )
}
