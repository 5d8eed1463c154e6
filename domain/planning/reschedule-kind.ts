import type { Order } from '../orders/order.ts'
import type { OrderTransition } from '../orders/order-states.ts'
import { type ConsentKind, neededConsents } from '../orders/withdrawal-period.ts'
import { isSameVisit, type Visit, visitParts, visitStart } from '../scheduling/visit.ts'

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
 * A visit on the same date as long as it has to be: one that became longer takes the day, one that became shorter the
 * morning, when it began anyway.
 */
export function fittingVisit({ minutesOnSite }: Pick<Order, 'minutesOnSite'>, { date, part }: Visit): Visit {
  const parts = visitParts(minutesOnSite)
  return { date, part: parts.includes(part) ? part : (parts[0] ?? 'day') }
}

/**
 * What the customer still has to ask for before the company moves an order to a visit (R17.21): a start within the
 * withdrawal period (R16.8), which the company cannot decide for them. The visit that it has, with another team, needs
 * nothing.
 * @param agreed what the customer has agreed to for the date
 */
export function consentsToAsk(
  order: Pick<Order, 'country' | 'orderedAt' | 'visit' | 'business'>,
  visit: Visit,
  agreed: readonly ConsentKind[],
): ConsentKind[] {
  if (order.business || isSameVisit(order.visit, visit)) return []
  const needed = neededConsents(order.country, order.orderedAt, visitStart(visit))
  return needed.filter((kind) => kind !== 'terms' && !agreed.includes(kind))
}

/** Whether a visit has begun, so that no order can be moved there; one with another team stays where it is. */
export const isPastVisit = (order: Pick<Order, 'visit'>, visit: Visit, now: Date): boolean =>
  !isSameVisit(order.visit, visit) && visitStart(visit) <= now
