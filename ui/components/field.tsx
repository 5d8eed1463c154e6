import { type ComponentProps, useId } from 'react'
import styles from './field.module.css'

export interface Noted {
  hint?: string | undefined
  /** The error message, if invalid. */
  problem?: string | undefined
}

/** The notes of a field as lines, and the ids that describe it. */
export function notesOf(id: string, { hint, problem }: Noted) {
  const noteOf = (kind: 'hint' | 'problem', text: string | undefined) =>
    text && (
      <p id={`${id}-${kind}`} className={styles[kind]}>
        {text}
      </p>
    )
  return {
    hintLine: noteOf('hint', hint),
    problemLine: noteOf('problem', problem),
    describedBy: [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
  }
}

interface FieldProps extends Noted {
  label: string
  name: string
  /** Whether screen readers announce a new error message. For forms that do not announce errors themselves. */
  announced?: boolean
  /** A `textarea` instead of an `input`. */
  multiline?: boolean
  /** Keys that focus it, in the office. */
  keys?: string | undefined
}

type InputProps = Omit<ComponentProps<'input'>, 'name'> & Pick<ComponentProps<'textarea'>, 'rows'>

/**
 * A labelled text field with its error message. Uncontrolled: the browser holds the text, so nothing typed before
 * hydration is lost (R3.10).
 */
export function Field({
  id: givenId,
  label,
  name,
  problem,
  hint,
  announced,
  multiline,
  keys,
  rows,
  ...input
}: FieldProps & InputProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { hintLine, problemLine, describedBy } = notesOf(id, { hint, problem })
  const attributes = {
    id,
    name,
    className: styles.input,
    ...(keys && { 'data-keys': keys }),
    'aria-invalid': problem ? (true as const) : undefined,
    'aria-describedby': describedBy,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {hintLine}
      {multiline ? (
        <textarea
          {...attributes}
          rows={rows}
          defaultValue={input.defaultValue}
          placeholder={input.placeholder}
          required={input.required}
          maxLength={input.maxLength}
          autoComplete={input.autoComplete}
        />
      ) : (
        <input {...input} {...attributes} />
      )}
      <div className={styles.status} role={announced ? 'status' : undefined}>
        {problemLine}
      </div>
    </div>
  )
}
