import { nlRegionOf } from '../places/dutch-regions.ts'
import { beRegionOf, type ZipCode } from '../places/postcode.ts'
import type { RegionId } from '../places/region.ts'
import type { Tariff } from './tariff.ts'

/** Who comes to a postcode, and what the way there adds. */
export interface Service {
  region: RegionId
  team: { id: string; name: string; leadDays: number }
  zone: { id: string; travelCents: number }
}

/**
 * The region of a postcode with its team and travel zone: those of the first of the tariff's `areas` that holds the code's
 * four digits, else those of the region.
 *
 * @param zipCode covered, of the tariff's country; throws a `RangeError` for any other
 */
export function serviceFor(tariff: Tariff, zipCode: ZipCode): Service {
  const region = tariff.country === 'BE' ? beRegionOf(zipCode) : nlRegionOf(zipCode)
  const digits = Number(zipCode.slice(0, 4))
  const names =
    tariff.areas.find(({ from, to }) => digits >= from && digits <= to) ?? (region && tariff.regions[region])
  const team = names && tariff.teams[names.team]
  const zone = names && tariff.zones[names.zone]
  if (!region || !team || !zone) throw new RangeError(`Nobody serves ${zipCode}`)
  return { region, team: { id: names.team, ...team }, zone: { id: names.zone, ...zone } }
}
