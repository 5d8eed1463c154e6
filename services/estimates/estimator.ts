import { type Schedule, scheduleAt } from '../../domain/estimate/dates.ts'
import { type EstimateOutcome, estimate, type IsFree } from '../../domain/estimate/estimate.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { EstimateRequest } from '../../domain/estimate/visit-work.ts'

export interface Estimator {
  tariff: Tariff
  /** A non-binding estimate as of `now`; see `estimate` of the domain. */
  estimate: (request: EstimateRequest, now: Date) => EstimateOutcome
  /** When estimates made `now` expire. */
  validUntil: (now: Date) => Date
  /** From now on, offers only dates on which people are free. Until then, every day that the tariff allows. */
  offerOnly: (isFree: IsFree) => void
}

/** An estimator for one tariff. The schedule is cached until it changes, a few times a day. */
export function createEstimator(tariff: Tariff): Estimator {
  let kept: Schedule | undefined
  let free: IsFree | undefined
  function schedule(now: Date): Schedule {
    if (!kept || now < kept.since || now >= kept.until) kept = scheduleAt(tariff, now)
    return kept
  }
  return {
    tariff,
    estimate: (request, now) => estimate(tariff, request, schedule(now), free),
    validUntil: (now) => schedule(now).until,
    offerOnly(isFree) {
      free = isFree
    },
  }
}
