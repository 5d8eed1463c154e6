import type { Order } from '../../../domain/orders/order.ts'
import { type Place, rescheduleKind, rescheduleProblem } from '../../../domain/planning/reschedule-kind.ts'
import { visitStart } from '../../../domain/scheduling/visit-times.ts'
import { swapClaims } from '../../scheduling/order-claims.ts'
import { VisitTaken } from '../../scheduling/visit-claim.ts'
import { type AdvanceServices, type Author, advanceOrder, catchStale } from '../advance/advance-order.ts'
import { agreedConsents } from '../record/agreed-consents.ts'

/**
 * - `unchanged`: the order is there already, as after a retry.
 * - `stale`: it has changed since it was shown, or cannot be moved any more.
 * - `impossible`: it may not be moved there (`rescheduleProblem`).
 * - `taken`: too few people are free.
 */
export type RescheduleOutcome =
  | { outcome: 'moved'; order: Order }
  | { outcome: 'unchanged' | 'stale' | 'impossible' | 'taken' }

/**
 * Reschedules a visit as the company needs it (R17.21): to another visit, another team, or both. Price and fees stay
 * what they were agreed to be, whatever the new date would cost.
 * @param version that the page showed
 */
export async function rescheduleVisit(
  services: AdvanceServices,
  order: Order,
  to: Place,
  { version, ...by }: Author & { version: number },
): Promise<RescheduleOutcome> {
  const move = rescheduleKind(order, to)
  if (!move) return { outcome: 'unchanged' }
  const agreed = (await agreedConsents(services.database, order.id))(to.visit.date)
  if (rescheduleProblem(order, to.visit, agreed, services.clock())) return { outcome: 'impossible' }
  try {
    return await catchStale(
      advanceOrder(services, order.id, move, {
        ...by,
        version,
        async work(transaction, row, now) {
          await swapClaims(transaction, { country: row.country, ...to, people: row.people, orderId: row.id }, now)
          if (move === 'moveTeam') return { team: to.team }
          return {
            ...to.visit,
            team: to.team,
            priceDate: row.priceDate ?? row.date,
            startsAt: visitStart(to.visit).toISOString(),
            sequence: row.sequence + 1,
          }
        },
      }).then((moved): RescheduleOutcome => ({ outcome: 'moved', order: moved })),
    )
  } catch (error) {
    if (error instanceof VisitTaken) return { outcome: 'taken' }
    throw error
  }
}
