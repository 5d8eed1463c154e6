import { language } from '#copy/language.ts'
import { company } from '../../domain/company/company.ts'
import { countryOf } from '../../domain/language.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import type { PriceExample } from '../../site/estimate/price-example.tsx'
import type { Estimator } from './estimator.ts'

const country = countryOf(language)
/** Where the home of the examples stands: in the town of our seat. */
const seat = checkPostcode(country, company.legal[country].seat.zipCode)

/**
 * What a package costs, for example: the tariff's typical home in the town of our seat, or for hours the rate and the smallest order.
 * Undefined where there is no tariff, or no estimate for that home.
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
