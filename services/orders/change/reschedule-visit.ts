import type { Order } from '../../../domain/orders/order.ts'
import { companyMove, mayMoveTo, type Place } from '../../../domain/planning/company-move.ts'
import { visitStart } from '../../../domain/scheduling/visit-times.ts'
import { swapClaims } from '../../scheduling/order-claims.ts'
import { VisitTaken } from '../../scheduling/visit-claim.ts'
import { type Mover, type MoveServices, moveOrder, orStale } from '../advance/advance-order.ts'
import { agreedConsents } from '../record/agreed-consents.ts'

/**
 * - `unchanged`: the order is there already, as after a retry.
 * - `stale`: it has changed since it was shown, or cannot be moved any more.
 * - `impossible`: nobody may move it there (`mayMoveTo`).
 * - `taken`: too few people are free.
 */
export type CompanyMoveOutcome =
  | { outcome: 'moved'; order: Order }
  | { outcome: 'unchanged' | 'stale' | 'impossible' | 'taken' }

/**
 * Moves an order as the company needs it (R17.21): to another visit, another team, or both. Price and fees stay what they were agreed to
 * be, whatever the new date would cost.
 * @param version that the page showed
 */
export async function moveVisit(
  services: MoveServices,
  order: Order,
  to: Place,
  { version, ...by }: Mover & { version: number },
): Promise<CompanyMoveOutcome> {
  const move = companyMove(order, to)
  if (!move) return { outcome: 'unchanged' }
  const agreed = (await agreedConsents(services.database, order.id))(to.visit.date)
  if (!mayMoveTo(order, to.visit, agreed, services.clock())) return { outcome: 'impossible' }
  try {
    return await orStale(
      moveOrder(services, order.id, move, {
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
      }).then((moved): CompanyMoveOutcome => ({ outcome: 'moved', order: moved })),
    )
  } catch (error) {
    if (error instanceof VisitTaken) return { outcome: 'taken' }
    throw error
  }
}
