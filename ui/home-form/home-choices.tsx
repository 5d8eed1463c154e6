import { useId } from 'react'
import { language } from '#copy/language.ts'
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
  words: { label: string; hint?: string; byRooms: string }
  /** In figures by default, as the websites write them. */
  inWords?: (minutes: number) => string
}

const inFigures = (minutes: number) =>
  language === 'nl' ? formatHours(minutes).replace('.', ',') : formatHours(minutes)

/** The hours of cleaning per hour, or as many as the rooms need; the rooms say what comes first. */
export const HoursChoice = ({ onSale, chosen, words, inWords = inFigures }: HoursChoiceProps) => (
  <Choice
    {...words}
    name="hours"
    chosen={chosen ? formatHours(chosen) : ''}
    options={[['', words.byRooms], ...onSale.map((minutes) => [formatHours(minutes), inWords(minutes)] as const)]}
  />
)

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
