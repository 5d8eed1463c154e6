import type { Order } from '../orders/order.ts'
import type { ConsentKind } from '../orders/order-consents.ts'
import type { OrderTransition } from '../orders/order-states.ts'
import { neededConsents } from '../orders/withdrawal-period.ts'
import type { Visit } from '../scheduling/visit.ts'
import { visitParts, visitStart } from '../scheduling/visit-times.ts'

/** A team and its visit. */
export interface Place {
  /** The id of a team of the order's country. */
  team: string
  visit: Visit
}

/**
 * How the company moves an order to a place (R17.21): `moveVisit` changes what was agreed, so the customer has to agree
 * and gets a mail; `moveTeam` sends others at the same time. Undefined if nothing changes.
 */
export function rescheduleKind(
  order: Place,
  to: Place,
): Extract<OrderTransition, 'moveVisit' | 'moveTeam'> | undefined {
  if (!isSameVisit(order.visit, to.visit)) return 'moveVisit'
  return order.team === to.team ? undefined : 'moveTeam'
}

/**
 * A visit on the same date as long as it has to be: a part of the day that the work does not fit into becomes one that
 * it does.
 */
export function fittingVisit({ minutesOnSite }: Pick<Order, 'minutesOnSite'>, { date, part }: Visit): Visit {
  const parts = visitParts(minutesOnSite)
  return { date, part: parts.includes(part) ? part : (parts[0] ?? 'day') }
}

/**
 * `past`: the visit has begun; `withdrawal`: it begins in the withdrawal period, for which the customer has not asked.
 */
export type RescheduleProblem = 'past' | 'withdrawal'

/**
 * Why the company may not move an order to a visit: to the one it has, with another team, it may at any time; to
 * another one before that begins, and into the withdrawal period only if the customer has asked for that (R16.8), which
 * the company cannot do for them.
 * @param agreed what the customer has agreed to
 * @returns undefined if it may
 */
export function rescheduleProblem(
  order: Pick<Order, 'country' | 'orderedAt' | 'visit'>,
  visit: Visit,
  agreed: readonly ConsentKind[],
  now: Date,
): RescheduleProblem | undefined {
  if (isSameVisit(order.visit, visit)) return undefined
  const startsAt = visitStart(visit)
  if (startsAt <= now) return 'past'
  const needed = neededConsents(order.country, order.orderedAt, startsAt)
  return needed.every((kind) => kind === 'terms' || agreed.includes(kind)) ? undefined : 'withdrawal'
}

const isSameVisit = (one: Visit, other: Visit) => one.date === other.date && one.part === other.part
