import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './choices.module.css'
import { type Noted, notesOf } from './field.tsx'

/** A checkbox or radio button, with its label around it. */
const Choice = ({ children, ...input }: ComponentProps<'input'>) => (
  <label className={styles.choice}>
    <input {...input} />
    <span>{children}</span>
  </label>
)

interface Named extends Noted {
  /** The id of its box, the first one of a group. */
  id?: string | undefined
  name: string
  label: string
  required?: boolean
  /** The chosen value before the server rendered the form again; a list for several boxes. */
  chosen: string | readonly string[] | undefined
}

interface ChoicesProps extends Named {
  /** Checkboxes, or radio buttons for one answer of several. */
  type: 'checkbox' | 'radio'
  /** The answers, each with what follows from it where that has to be said. */
  options: readonly { value: string; label: string; text?: ReactNode }[]
}

/** Radio buttons with longer labels are below each other. */
const longestBeside = 24

/** A question, and the answers to choose from. */
export function Choices({ id: givenId, type, name, label, required, chosen = [], options, ...notes }: ChoicesProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { hintLine, problemLine, describedBy } = notesOf(id, notes)
  const hasTexts = options.some(({ text }) => text)
  const isStacked = type === 'radio' && (hasTexts || options.some((option) => option.label.length > longestBeside))
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend>{label}</legend>
      {hintLine}
      {problemLine}
      <div className={isStacked ? styles.stacked : styles.choices}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            id={index === 0 ? id : undefined}
            type={type}
            name={name}
            value={option.value}
            defaultChecked={[chosen].flat().includes(option.value)}
            required={required}
            aria-invalid={notes.problem ? true : undefined}
            aria-describedby={index === 0 && notes.problem ? `${id}-problem` : undefined}
          >
            {hasTexts ? (
              <>
                <strong>{option.label}</strong> <span className={styles.text}>{option.text}</span>
              </>
            ) : (
              option.label
            )}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

/** A single checkbox, required unless said otherwise. */
export function Agreement({ id: givenId, name, label, required = true, chosen, ...notes }: Named) {
  const ownId = useId()
  const id = givenId ?? ownId
  const { hintLine, problemLine, describedBy } = notesOf(id, notes)
  return (
    <div className={styles.group}>
      <Choice
        id={id}
        type="checkbox"
        name={name}
        defaultChecked={chosen === 'on'}
        required={required}
        aria-describedby={describedBy}
        aria-invalid={notes.problem ? true : undefined}
      >
        {label}
      </Choice>
      {hintLine}
      {problemLine}
    </div>
  )
}
