import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import type { TariffProblems } from './check-typed-tariff.ts'
import { problemText } from './field-words.ts'
import styles from './tariff-form.module.css'
import type { TypedTariff } from './typed-tariff.ts'

/** A tariff as it is typed, with what is wrong about it. */
export interface TariffFormProps {
  typed: TypedTariff
  problems: TariffProblems
}

type FieldProps = TariffFormProps & { name: string }

/** The element of a field. */
const idOf = (name: string) => `tariff-${name.replaceAll('.', '-').replace('+', 'new')}`

function useProblem(name: string, problems: TariffProblems): string | undefined {
  const { words, language } = useOffice()
  const problem = problems[name]
  return problem && problemText(words.tariffs, name, problem, language)
}

/** A figure or a short text with its name, and what it means. */
export function TariffField({
  name,
  label,
  hint,
  typed,
  problems,
  lines,
}: FieldProps & { label: string; hint?: string | undefined; lines?: number }) {
  const problem = useProblem(name, problems)
  return (
    <Field
      id={idOf(name)}
      name={name}
      label={label}
      defaultValue={typed[name]}
      problem={problem}
      autoComplete="off"
      {...(hint && { hint })}
      {...(lines ? { multiline: true, rows: lines } : { maxLength: 500 })}
    />
  )
}

interface CellProps extends FieldProps {
  column: string
  /** For screen readers: the row and its column show it to the eye. */
  label: string
  /** The names to choose among; otherwise a figure or a short text is typed. */
  options?: readonly (readonly [value: string, text: string])[]
}

/** A cell of a row with a field in it, and the sentence about what is wrong below. */
export function TariffCell({ name, column, label, options, typed, problems }: CellProps) {
  const { choose } = useOffice().words.tariffs.rows
  const problem = useProblem(name, problems)
  const id = idOf(name)
  const invalid = problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` }
  const field = { id, name, 'aria-label': label, ...invalid }
  const chosen = typed[name] ?? ''
  return (
    <td data-label={column} className={styles.cell}>
      {options ? (
        <select {...field} defaultValue={chosen}>
          {!options.some(([value]) => value === chosen) && <option value="">{choose}</option>}
          {options.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      ) : (
        <input {...field} defaultValue={typed[name]} maxLength={20} autoComplete="off" />
      )}
      {problem && (
        <p id={`${id}-problem`} className={form.problem}>
          {problem}
        </p>
      )}
    </td>
  )
}
