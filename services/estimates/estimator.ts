import { type Schedule, scheduleAt } from '../../domain/estimate/dates.ts'
import { type EstimateOutcome, estimate, type IsFree } from '../../domain/estimate/estimate.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { EstimateRequest } from '../../domain/estimate/visit-work.ts'

/** A tariff with the instant at which it comes into force. */
export interface PlannedTariff {
  startsAt: Date
  tariff: Tariff
}

export interface Estimator {
  /** The tariff of the country's file. */
  readonly first: Tariff
  /** The tariff in force, by the clock. It can change between reads, so read it once per use case (R6.8). */
  readonly tariff: Tariff
  /** A non-binding estimate as of `now`; see `estimate` of the domain. */
  estimate: (request: EstimateRequest, now: Date) => EstimateOutcome
  /** When estimates made `now` expire. */
  validUntil: (now: Date) => Date
  /** When the next tariff starts; undefined if none is planned. */
  nextStart: (now: Date) => Date | undefined
  /** From now on, these follow the first tariff, each from its start on until that of the next. */
  plan: (planned: readonly PlannedTariff[]) => void
  /** From now on, offers only dates on which people are free. Until then, every day that the tariff allows. */
  offerOnly: (isFree: IsFree) => void
}

/**
 * An estimator for the tariffs of a country. The schedule is cached until it changes, a few times a day.
 * @param first in force until the first planned one starts
 */
export function createEstimator(first: Tariff, clock: () => Date = () => new Date()): Estimator {
  let planned: readonly PlannedTariff[] = []
  let kept: (Schedule & { tariff: Tariff }) | undefined
  let free: IsFree | undefined
  const tariffAt = (now: Date): Tariff => planned.findLast(({ startsAt }) => startsAt <= now)?.tariff ?? first
  const nextStart = (now: Date) => planned.find(({ startsAt }) => startsAt > now)?.startsAt
  function schedule(now: Date): Schedule & { tariff: Tariff } {
    if (!kept || now < kept.since || now >= kept.until) {
      const tariff = tariffAt(now)
      const made = scheduleAt(tariff, now)
      const next = nextStart(now)
      kept = { ...made, tariff, until: next && next < made.until ? next : made.until }
    }
    return kept
  }
  return {
    first,
    get tariff() {
      return tariffAt(clock())
    },
    estimate(request, now) {
      const current = schedule(now)
      return estimate(current.tariff, request, current, free)
    },
    validUntil: (now) => schedule(now).until,
    nextStart,
    plan(tariffs) {
      planned = [...tariffs].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
      kept = undefined
    },
    offerOnly(isFree) {
      free = isFree
    },
  }
}
