import { language } from '#copy/language.ts'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import type { PriceExample } from '../../site/estimate/price-example.tsx'
import type { Estimator } from './estimator.ts'

const country = countryOf(language)
/** The postcode of the examples: that of our seat. */
const seat = checkPostcode(country, company.legal[country].seat.zipCode)

/**
 * An example price of a package: the tariff's typical home at the postcode of our seat or, for cleaning by the hour, the rate and the
 * smallest order. Undefined if there is no tariff, or no estimate for that home.
 */
export function priceExample(
  estimator: Estimator | undefined,
  packageId: PackageId,
  now: Date,
): PriceExample | undefined {
  if (!estimator) return undefined
  const { centsPerPersonHour, leastPersonMinutes, sample } = estimator.tariff
  if (packageId === 'ms') return { kind: 'hourly', centsPerPersonHour, leastPersonMinutes, sample }
  if (!seat.ok) return undefined
  const outcome = estimator.estimate({ packageId, zipCode: seat.zipCode, extras: [] }, now)
  if (!outcome.ok) return undefined
  const { price, people, minutesOnSite, assumptions } = outcome.estimate
  const bedrooms = assumptions.rooms.filter(({ type }) => type === 'sk').length
  return { kind: 'home', bedrooms, people, minutesOnSite, ...price, sample }
}
