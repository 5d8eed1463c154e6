import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'
import type { TariffProblems } from './check-typed-tariff.ts'
import { problemText } from './field-words.ts'
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

/** A field of a row. Only screen readers need its name: the row and its columns show it to the eye. */
export function TariffCell({ name, label, typed, problems }: FieldProps & { label: string }) {
  const problem = useProblem(name, problems)
  const id = idOf(name)
  return (
    <>
      <input
        id={id}
        name={name}
        aria-label={label}
        defaultValue={typed[name]}
        maxLength={20}
        autoComplete="off"
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      />
      {problem && (
        <p id={`${id}-problem`} className={form.problem}>
          {problem}
        </p>
      )}
    </>
  )
}

/** A choice among names. */
export function TariffChoice({
  name,
  label,
  typed,
  problems,
  options,
}: FieldProps & { label: string; options: readonly (readonly [value: string, text: string])[] }) {
  const { choose } = useOffice().words.tariffs.rows
  const problem = useProblem(name, problems)
  const id = idOf(name)
  const chosen = typed[name] ?? ''
  return (
    <>
      <select
        id={id}
        name={name}
        aria-label={label}
        defaultValue={chosen}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem` })}
      >
        {!options.some(([value]) => value === chosen) && <option value="">{choose}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {problem && (
        <p id={`${id}-problem`} className={form.problem}>
          {problem}
        </p>
      )}
    </>
  )
}
