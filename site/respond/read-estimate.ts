import { language } from '#copy/language.ts'
import { exampleZipCodeOf } from '../../domain/company/example-zip-code.ts'
import { type EstimateChoice, formatChoice, readChoice } from '../../domain/estimate/choice.ts'
import { checkEstimateQuery } from '../../domain/estimate/query.ts'
import { hoursOnSale } from '../../domain/estimate/sold-hours.ts'
import { type EstimateSummary, priceFrom, summaryOf } from '../../domain/estimate/summary.ts'
import { addedExtras, includedExtras } from '../../domain/estimate/work.ts'
import { countryOf } from '../../domain/language.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import type { EstimateData, EstimateResult } from '../page-data/estimate-result.ts'
import type { PriceExample } from '../page-data/package-data.ts'

const exampleZipCode = exampleZipCodeOf(countryOf(language))

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
 * Calculates the example price of a package, for the tariff's typical home at the example postcode. For cleaning by the
 * hour, it is the rate with the smallest order.
 * @returns undefined without a tariff, or without an estimate for that home
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

/** The choice of an address without a query. */
export const noChoice: EstimateChoice = readChoice(new URLSearchParams())

/**
 * The data of the estimate page for a choice. Undefined without a tariff.
 * @param isRequired whether to ask for a missing postcode
 */
export const estimateData = (
  estimator: Estimator | undefined,
  choice: EstimateChoice,
  now: Date,
  isRequired = false,
): EstimateData | undefined =>
  estimator && {
    choice,
    isRequired,
    typicalHome: estimator.tariff.typicalHome,
    hoursOnSale: hoursOnSale(estimator.tariff),
    includedExtras: includedExtras(choice.packageId),
    result: resultOf(estimator, choice, now),
  }

function resultOf({ tariff, estimate }: Estimator, choice: EstimateChoice, now: Date): EstimateResult {
  const { zipCode, packageId, extras } = choice
  const asked = { ...choice, zipCode: zipCode || exampleZipCode, extras: addedExtras(packageId, extras) }
  const check = checkEstimateQuery(tariff.country, new URLSearchParams(formatChoice(asked)))
  if (!check.ok) return { state: 'refused', problems: check.problems }
  const outcome = estimate(check.request, now)
  return outcome.ok
    ? { state: 'estimate', answer: outcome.estimate }
    : { state: 'refused', problems: { ...outcome.problems } }
}
