import { type Schedule, scheduleAt } from '../../domain/estimate/dates.ts'
import { type EstimateOutcome, type EstimateRequest, estimate } from '../../domain/estimate/estimate.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'

export interface Estimator {
  tariff: Tariff
  /** A non-binding estimate as of `now`; see `estimate` of the domain. */
  estimate: (request: EstimateRequest, now: Date) => EstimateOutcome
}

/** Estimates by one tariff. The schedule is worked out again only when it has changed, at most a few times a day. */
export function createEstimator(tariff: Tariff): Estimator {
  let schedule: Schedule | undefined
  return {
    tariff,
    estimate(request, now) {
      if (!schedule || now < schedule.since || now >= schedule.until) schedule = scheduleAt(tariff, now)
      return estimate(tariff, request, schedule)
    },
  }
}
