import {
  type EstimateChoice,
  formatChoice,
  isFormQuery,
  readChoice,
  withoutTypicalHome,
} from '../../domain/estimate/choice.ts'
import { checkEstimateQuery } from '../../domain/estimate/query.ts'
import { includedExtras } from '../../domain/estimate/work.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import type { EstimateData, EstimateResult } from '../../site/estimate/estimate-data.ts'
import type { Estimator } from './estimator.ts'

/** `query` is that of the lasting address that says the same as a submitted form. */
export type EstimatePage =
  | { outcome: 'redirect'; query: string }
  | { outcome: 'page'; packageId: PackageId; data: EstimateData }

/**
 * What the estimate page answers to an address: its data, or where a form that was submitted without script leads, so that
 * the address a visitor shares is short and keeps the choice.
 *
 * @param estimator undefined where there is no tariff
 */
export function estimatePage(estimator: Estimator | undefined, query: URLSearchParams, now: Date): EstimatePage {
  const choice = choiceOf(estimator, query)
  if (isFormQuery(query)) return { outcome: 'redirect', query: formatChoice(choice) }
  return { outcome: 'page', packageId: choice.packageId, data: estimateData(estimator, choice, now) }
}

/** The choice of who has not chosen anything yet. */
export const noChoice: EstimateChoice = readChoice(new URLSearchParams())

/** What the estimate page shows for a choice. */
export const estimateData = (estimator: Estimator | undefined, choice: EstimateChoice, now: Date): EstimateData => ({
  offered: estimator !== undefined,
  choice,
  typicalHome: estimator?.tariff.typicalHome ?? [],
  includedExtras: includedExtras(choice.packageId),
  result: estimator && choice.zipCode ? resultOf(estimator, formatChoice(choice), now) : { state: 'empty' },
})

const choiceOf = (estimator: Estimator | undefined, query: URLSearchParams): EstimateChoice =>
  withoutTypicalHome(readChoice(query), estimator?.tariff.typicalHome ?? [])

function resultOf({ tariff, estimate }: Estimator, query: string, now: Date): EstimateResult {
  const check = checkEstimateQuery(tariff.country, new URLSearchParams(query))
  if (!check.ok) return { state: 'refused', problems: check.problems }
  const outcome = estimate(check.request, now)
  return outcome.ok
    ? { state: 'estimate', answer: outcome.estimate }
    : { state: 'refused', problems: { rooms: outcome.problem } }
}
