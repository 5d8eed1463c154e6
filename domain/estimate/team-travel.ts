import { beRegionOf } from '../places/belgian-postcodes.ts'
import { nlRegionOf } from '../places/dutch-regions.ts'
import type { ZipCode } from '../places/postcode.ts'
import type { Tariff } from './tariff.ts'

/** Team and travel cost for a postcode. */
export type TeamTravel = NonNullable<ReturnType<typeof teamTravelFor>>

/**
 * The region, team and travel zone of a postcode. Team and zone come from the first of the tariff's `areas` that
 * contains the code's four digits, otherwise from the region.
 *
 * @returns undefined for a postcode that no team of the tariff goes to
 */
export function teamTravelFor(tariff: Tariff, zipCode: ZipCode) {
  const region = tariff.country === 'BE' ? beRegionOf(zipCode) : nlRegionOf(zipCode)
  const digits = Number(zipCode.slice(0, 4))
  const names =
    tariff.areas.find(({ from, to }) => digits >= from && digits <= to) ?? (region && tariff.regions[region])
  const team = names && tariff.teams[names.team]
  const zone = names && tariff.zones[names.zone]
  if (!region || !team || !zone) return undefined
  return { region, team: { id: names.team, ...team }, zone: { id: names.zone, ...zone } }
}
