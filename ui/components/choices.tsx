import { useId } from 'react'
import styles from './choices.module.css'
import fieldStyles from './field.module.css'

interface TickBoxProps {
  id?: string | undefined
  name: string
  label: string
  value?: string
  ticked: boolean
  required?: boolean
  describedBy?: string | undefined
  invalid?: boolean
}

const TickBox = ({ id, name, label, value, ticked, required, describedBy, invalid }: TickBoxProps) => (
  <label className={styles.choice}>
    <input
      id={id}
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={ticked}
      required={required}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
    />
    <span>{label}</span>
  </label>
)

interface Explained {
  /** The id of its box, the first one of a group. */
  id?: string | undefined
  name: string
  label: string
  hint?: string | undefined
  /** The error message, if invalid. */
  problem?: string | undefined
  /** The ticked value before the server rendered the form again; a list for several boxes. */
  chosen: string | readonly string[] | undefined
}

function Explanation({
  id,
  hint,
  problem,
  of,
}: Pick<Explained, 'id' | 'hint' | 'problem'> & { of?: string | undefined }) {
  return (
    <div id={id}>
      {hint && <p className={fieldStyles.hint}>{hint}</p>}
      {problem && (
        <p id={of && `${of}-problem`} className={fieldStyles.problem}>
          {problem}
        </p>
      )}
    </div>
  )
}

interface ChoicesProps extends Explained {
  options: readonly { value: string; label: string }[]
}

/** A group of checkboxes. */
export function Choices({ id, name, label, hint, problem, options, chosen = [] }: ChoicesProps) {
  const explanationId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={explanationId}>
      <legend>{label}</legend>
      <Explanation id={explanationId} hint={hint} problem={problem} of={id} />
      <div className={styles.choices}>
        {options.map((option, index) => (
          <TickBox
            key={option.value}
            id={index === 0 ? id : undefined}
            name={name}
            {...option}
            ticked={chosen === option.value || (Array.isArray(chosen) && chosen.includes(option.value))}
            invalid={problem !== undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A single checkbox, required unless said otherwise. */
export function Agreement({
  id,
  name,
  label,
  hint,
  problem,
  chosen,
  required = true,
}: Explained & { required?: boolean }) {
  const explanationId = useId()
  return (
    <div className={styles.group}>
      <TickBox
        id={id}
        name={name}
        label={label}
        ticked={chosen === 'on'}
        required={required}
        describedBy={explanationId}
        invalid={problem !== undefined}
      />
      <Explanation id={explanationId} hint={hint} problem={problem} of={id} />
    </div>
  )
}
