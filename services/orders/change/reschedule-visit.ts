import type { Order } from '../../../domain/orders/order.ts'
import type { ConsentKind } from '../../../domain/orders/withdrawal-period.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { consentsToAsk, isPastVisit, type Place, rescheduleKind } from '../../../domain/planning/reschedule-kind.ts'
import { visitStart } from '../../../domain/scheduling/visit.ts'
import { claimForOrder } from '../../scheduling/order-claims.ts'
import { orTaken } from '../../scheduling/visit-claim.ts'
import { type Author, advanceOrder } from '../advance/advance-order.ts'
import { storeConsents } from '../consent/consent-texts.ts'
import { agreedConsents, type OrderServices } from '../record/order-services.ts'

/**
 * `isMoved`: false if the order is there already, as after a retry. `stale`: it has changed since it was shown, or
 * can no longer be moved. The visit is refused as `past` if it has begun, as `unasked` if it begins within the
 * withdrawal period and the customer has not asked for that, and as `taken` if too few people are free.
 */
type RescheduleOutcome = Outcome<{ order: Order; isMoved: boolean }, { visit: 'past' | 'unasked' | 'taken' }>

/**
 * Reschedules a visit as the company needs it (R17.21): to another visit, another team, or both. Price and fees stay
 * what they were agreed to be, whatever the new date would cost.
 * @param version that the page showed
 * @param consents the sentences that were read to the customer on the phone, who agreed to them
 */
export async function rescheduleVisit(
  services: OrderServices,
  order: Order,
  to: Place,
  { version, consents = [], ...by }: Author & { version: number; consents?: readonly ConsentKind[] },
): Promise<RescheduleOutcome> {
  const kind = rescheduleKind(order, to)
  if (!kind) return { outcome: 'done', order, isMoved: false }
  if (isPastVisit(order, to.visit, services.clock())) return refused('past')
  const agreed = await agreedConsents(services.database, order.id)
  const asked = consentsToAsk(order, to.visit, agreed(to.visit.date))
  if (asked.some((kind) => !consents.includes(kind))) return refused('unasked')
  const rescheduling = advanceOrder(services, order.id, kind, {
    ...by,
    version,
    async work(transaction, row, now) {
      await claimForOrder(transaction, { country: row.country, ...to, people: row.people, orderId: row.id }, now)
      if (kind === 'moveTeam') return { team: to.team }
      await storeConsents(transaction, services, row.id, asked, to.visit, now)
      return {
        ...to.visit,
        team: to.team,
        priceDate: row.priceDate ?? row.date,
        startsAt: visitStart(to.visit).toISOString(),
        sequence: row.sequence + 1,
      }
    },
  })
  const rescheduled = await orTaken(rescheduling, refused('taken'))
  return rescheduled.outcome === 'done' ? { ...rescheduled, isMoved: true } : rescheduled
}

const refused = (visit: 'past' | 'unasked' | 'taken') => ({ outcome: 'refused' as const, problems: { visit } })
