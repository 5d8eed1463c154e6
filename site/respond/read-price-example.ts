import { language } from '#copy/language.ts'
import { exampleZipCodeOf } from '../../domain/company/example-zip-code.ts'
import { type EstimateSummary, priceFrom, summaryOf } from '../../domain/estimate/summary.ts'
import { countryOf } from '../../domain/language.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import type { PriceExample } from '../page-data/package-data.ts'

export const exampleZipCode = exampleZipCodeOf(countryOf(language))

/** An example of an estimate: what a package costs for the tariff's typical home at the postcode of the examples. */
export function exampleEstimate(
  estimator: Estimator | undefined,
  packageId: PackageId,
  now: Date,
): EstimateSummary | undefined {
  const outcome = estimator?.estimate({ packageId, zipCode: exampleZipCode, extras: [] }, now)
  return outcome?.ok ? summaryOf(outcome.estimate) : undefined
}

/**
 * An example price of a package: the tariff's typical home at the postcode of the examples or, for cleaning by the hour,
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
