import {
  type EstimateChoice,
  formatChoice,
  isFormQuery,
  readChoice,
  withoutTypicalHome,
} from '../../domain/estimate/choice.ts'
import { checkEstimateQuery } from '../../domain/estimate/query.ts'
import { hoursOnSale } from '../../domain/estimate/sold-hours.ts'
import { includedExtras } from '../../domain/estimate/work.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import type { EstimateData, EstimateResult } from '../page-data/estimate-result.ts'
import { siteArea } from '../page-data/own-area.ts'
import { exampleZipCode } from './read-price-example.ts'

/** `query` is that of the short address which is equivalent to a submitted form. */
export type EstimatePage =
  | { outcome: 'redirect'; query: string }
  | { outcome: 'page'; packageId: PackageId; estimate: EstimateData | undefined }

/**
 * The data of the estimate page for an address, or a redirect for a form submitted without script, so that visitors
 * share a short address.
 *
 * @param estimator undefined if there is no tariff
 */
export function estimatePage(estimator: Estimator | undefined, query: URLSearchParams, now: Date): EstimatePage {
  const typicalHome = estimator?.tariff.typicalHome ?? []
  const choice = withoutTypicalHome(readChoice(query, typicalHome), typicalHome)
  if (isFormQuery(query)) {
    const attempt = choice.zipCode === '' ? '&attempt=1' : ''
    return { outcome: 'redirect', query: `${formatChoice(choice)}${attempt}` }
  }
  const estimate = estimateData(estimator, choice, now)
  const attempt = query.has('attempt') ? 1 : 0
  return { outcome: 'page', packageId: choice.packageId, estimate: estimate && { ...estimate, attempt } }
}

/** The choice of an address without a query. */
export const noChoice: EstimateChoice = readChoice(new URLSearchParams())

/** The data of the estimate page for a choice. Undefined without a tariff. */
export const estimateData = (
  estimator: Estimator | undefined,
  choice: EstimateChoice,
  now: Date,
): EstimateData | undefined =>
  estimator && {
    choice,
    attempt: 0,
    typicalHome: estimator.tariff.typicalHome,
    hoursOnSale: hoursOnSale(estimator.tariff),
    exampleZipCode,
    area: siteArea,
    includedExtras: includedExtras(choice.packageId),
    result: resultOf(estimator, formatChoice({ ...choice, zipCode: choice.zipCode || exampleZipCode }), now),
  }

function resultOf({ tariff, estimate }: Estimator, query: string, now: Date): EstimateResult {
  const check = checkEstimateQuery(tariff.country, new URLSearchParams(query))
  if (!check.ok) return { state: 'refused', problems: check.problems }
  const outcome = estimate(check.request, now)
  return outcome.ok
    ? { state: 'estimate', answer: outcome.estimate }
    : { state: 'refused', problems: { ...outcome.problems } }
}
