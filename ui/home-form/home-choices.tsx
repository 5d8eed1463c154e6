import { useId } from 'react'
import { formatHours } from '../../domain/estimate/sold-hours.ts'
import { type PackageId, packageIds } from '../../domain/packages/cleaning-packages.ts'
import field from '../components/field.module.css'

interface PackageChoiceProps {
  label: string
  names: Readonly<Record<PackageId, string>>
  chosen: PackageId
}

/** The package that a home gets. */
export const PackageChoice = ({ names, ...choice }: PackageChoiceProps) => (
  <Choice {...choice} name="packageId" options={packageIds.map((id) => [id, names[id]])} />
)

interface HoursChoiceProps {
  /** The person-minutes on sale. */
  onSale: readonly number[]
  chosen: number | null | undefined
  /** `point`: before decimals, which is a point unless stated. */
  words: { label: string; hint?: string; byRooms: string; point?: string }
  /** In figures unless stated. */
  inWords?: (minutes: number) => string
}

/** The hours of cleaning per hour, or as many as the rooms need; the rooms say what comes first. */
export function HoursChoice({ onSale, chosen, words: { point = '.', ...words }, inWords }: HoursChoiceProps) {
  const named = inWords ?? ((minutes: number) => formatHours(minutes).replace('.', point))
  const hours = onSale.map((minutes) => [formatHours(minutes), named(minutes)] as const)
  const chosenHours = chosen ? formatHours(chosen) : ''
  return <Choice {...words} name="hours" chosen={chosenHours} options={[['', words.byRooms], ...hours]} />
}

interface ChoiceProps {
  name: string
  label: string
  hint?: string
  chosen: string
  /** The values with their names. */
  options: readonly (readonly [string, string])[]
}

/** A list as wide as its place, like the fields beside it. */
function Choice({ name, label, hint, chosen, options }: ChoiceProps) {
  const id = useId()
  const hintId = hint && `${id}-hint`
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
      <select id={id} className={field.input} name={name} defaultValue={chosen} aria-describedby={hintId}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
