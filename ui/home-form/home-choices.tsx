import { formatHours } from '../../domain/estimate/sold-hours.ts'
import { type PackageId, packageIds } from '../../domain/packages/cleaning-packages.ts'
import { SelectField } from '../forms/select-field.tsx'

interface PackageChoiceProps {
  id?: string
  name?: string
  label: string
  names: Readonly<Record<PackageId, string>>
  chosen: PackageId
}

/** A package, by default the one that a home gets. */
export const PackageChoice = ({ name = 'packageId', chosen, ...choice }: PackageChoiceProps) => (
  <SelectField {...choice} name={name} values={packageIds} defaultValue={chosen} wide />
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
export function HoursChoice({ onSale, chosen, words: { point = '.', byRooms, ...words }, inWords }: HoursChoiceProps) {
  const named = inWords ?? ((minutes: number) => formatHours(minutes).replace('.', point))
  return (
    <SelectField
      {...words}
      name="hours"
      any={byRooms}
      values={onSale.map(formatHours)}
      names={Object.fromEntries(onSale.map((minutes) => [formatHours(minutes), named(minutes)]))}
      defaultValue={chosen ? formatHours(chosen) : ''}
      wide
    />
  )
}
