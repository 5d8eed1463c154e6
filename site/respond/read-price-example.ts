import { language } from '#copy/language.ts'
import { company } from '../../domain/company/company.ts'
import { type EstimateSummary, priceFrom, summaryOf } from '../../domain/estimate/summary.ts'
import { countryOf } from '../../domain/language.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import { checkPostcode } from '../../domain/places/postcode.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import type { PriceExample } from '../page-data/price-example.ts'

const country = countryOf(language)
const seat = checkPostcode(country, company.legal[country].seat.zipCode)
if (!seat.ok) throw new Error(`The postcode of the seat is not one of ${country}: ${seat.problem}`)

/** The postcode of the examples: that of our seat. */
export const exampleZipCode = seat.zipCode

/** An example of an estimate: what a package costs for the tariff's typical home in the town of our seat. */
export function exampleEstimate(
  estimator: Estimator | undefined,
  packageId: PackageId,
  now: Date,
): EstimateSummary | undefined {
  const outcome = estimator?.estimate({ packageId, zipCode: exampleZipCode, extras: [] }, now)
  return outcome?.ok ? summaryOf(outcome.estimate) : undefined
}

/**
 * An example price of a package: the tariff's typical home at the postcode of our seat or, for cleaning by the hour,
 * the rate and the smallest order. Undefined if there is no tariff, or no estimate for that home.
 */
export function priceExample(
  estimator: Estimator | undefined,
  packageId: PackageId,
  now: Date,
): PriceExample | undefined {
  if (!estimator) return undefined
  const { centsPerPersonHour, leastPersonMinutes } = estimator.tariff
  if (packageId === 'ms') return { kind: 'hourly', centsPerPersonHour, leastPersonMinutes }
  const home = exampleEstimate(estimator, packageId, now)
  if (!home) return undefined
  // A price “from” has to be one at which the home beside it is sold (Directive 2005/29/EC, article 6).
  return { kind: 'home', bedrooms: home.bedrooms, from: priceFrom(home), ...home.price }
}
