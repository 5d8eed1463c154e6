import { hash } from 'node:crypto'
import type { OrderKey } from '../../../domain/orders/order.ts'
import type { OrderDetails } from '../../../domain/orders/order-details.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Visit } from '../../../domain/scheduling/visit.ts'
import { retryingTransaction } from '../../database/schema.ts'
import { VisitTaken } from '../../scheduling/visit-claim.ts'
import type { Author } from '../advance/advance-order.ts'
import { countToday } from '../confirm/daily-count.ts'
import { priceOfOffer } from '../draft/draft-quote.ts'
import { orderOf } from '../record/order-rows.ts'
import { type OrderServices, withTariffOfNow } from '../record/order-services.ts'
import { storeOrder, type WorkForBusiness } from './store-order.ts'

/** What the office has agreed on with a business. */
export interface AgreedOrder {
  home: WorkForBusiness
  visit: Visit
  details: OrderDetails
}

/**
 * Places an order for a business (R19.1), at the agreed price and the same capacity as any other, without the consents
 * that only consumers give.
 * @param entry the idempotency key of the form: repeating it changes nothing, and another content is `stale`
 * @param leadId the message that it was made of
 */
export async function placeBusinessOrder(
  given: OrderServices,
  agreed: AgreedOrder,
  { entry, leadId, by }: { entry: string; leadId: string; by: Author },
): Promise<Outcome<{ order: OrderKey; isNew: boolean }, { visit: 'taken' }>> {
  const services = withTariffOfNow(given)
  const { database, clock, estimator, mailWorker, log } = services
  const { home, visit } = agreed
  const now = clock()
  const bodyHash = hash('sha256', JSON.stringify(agreed))
  if (priceOfOffer(estimator.tariff, home, visit, now) === undefined) return taken
  try {
    const placed = await retryingTransaction(database, async (transaction) => {
      // Orders with one key wait for each other.
      await countToday(transaction, `order with key ${entry}`, now)
      const known = transaction.selectFrom('order').selectAll().where('idempotencyKey', '=', entry)
      const row = await known.executeTakeFirst()
      if (row && row.bodyHash !== bodyHash) return { outcome: 'stale' as const }
      if (row) return { outcome: 'done' as const, order: orderOf(row).key, isNew: false }
      const origin = { draftId: null, idempotencyKey: entry, bodyHash }
      const { key } = await storeOrder(
        transaction,
        services,
        { ...agreed, consents: [], channel: 'phone', origin, leadId, by },
        now,
      )
      return { outcome: 'done' as const, order: key, isNew: true }
    })
    mailWorker.wake()
    if (placed.outcome === 'done') log.info({ order: placed.order.number }, 'order placed')
    return placed
  } catch (error) {
    if (error instanceof VisitTaken) return taken
    throw error
  }
}

const taken = { outcome: 'refused', problems: { visit: 'taken' } } as const
