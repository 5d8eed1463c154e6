import { hash } from 'node:crypto'
import type { AgreedWork } from '../../../domain/estimate/visit-work.ts'
import type { Country } from '../../../domain/language.ts'
import { addCents } from '../../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../../domain/orders/business-order.ts'
import type { OrderKey } from '../../../domain/orders/order.ts'
import type { OrderDetails } from '../../../domain/orders/order-details.ts'
import { grossOfNet, vatByPlace } from '../../../domain/orders/vat.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Visit } from '../../../domain/scheduling/visit.ts'
import { retryingTransaction } from '../../database/schema.ts'
import { mayReverseCharge } from '../../invoices/reverse-charge.ts'
import { orTaken } from '../../scheduling/visit-claim.ts'
import type { Author } from '../advance/advance-order.ts'
import { countToday } from '../confirm/daily-count.ts'
import { priceOfOffer } from '../draft/draft-quote.ts'
import { orderOf } from '../record/order-rows.ts'
import { type OrderServices, withCurrentTariff } from '../record/order-services.ts'
import { storeOrder, type WorkForBusiness } from './store-order.ts'

/** What the office has agreed on with a business. */
export interface AgreedOrder {
  home: WorkForBusiness
  visit: Visit
  details: OrderDetails
}

/**
 * What a business agrees on, as it is ordered: with VAT, or without where the buyer owes that (R19.3).
 * @param crew the number of people, their minutes on site, and the postcode
 * @param isConfirmed whether the owner's accountant has confirmed the Belgian reverse charge
 */
export function workForBusiness(
  country: Country,
  agreed: BusinessAgreement,
  crew: Pick<AgreedWork, 'zipCode' | 'people' | 'minutesOnSite'>,
  isConfirmed = mayReverseCharge(country),
): WorkForBusiness {
  const { rates, reverse } = vatByPlace(country, agreed, isConfirmed)
  const work = { packageId: 'business' as const, ...crew }
  if (reverse) return { ...work, priceCents: agreed.netCents, business: { ...agreed, isReverse: true } }
  return {
    ...work,
    priceCents: addCents(...grossOfNet(rates, agreed.netCents).map(({ cents }) => cents)),
    business: agreed,
  }
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
  { entry, leadId, by }: { entry: string; leadId: string | undefined; by: Author },
): Promise<Outcome<{ order: OrderKey; isNew: boolean }, { visit: 'taken' }>> {
  const services = withCurrentTariff(given)
  const { database, clock, estimator, mailWorker, log } = services
  const { home, visit } = agreed
  const now = clock()
  const bodyHash = hash('sha256', JSON.stringify(agreed))
  if (priceOfOffer(estimator.tariff, home, visit, now) === undefined) return taken
  const placing = retryingTransaction(database, async (transaction) => {
    // Orders with one key wait for each other.
    await countToday(transaction, `order with key ${entry}`, now)
    const known = transaction.selectFrom('order').selectAll().where('idempotencyKey', '=', entry)
    const row = await known.executeTakeFirst()
    if (row && row.bodyHash !== bodyHash) return { outcome: 'stale' as const }
    if (row) return { outcome: 'done' as const, order: orderOf(row).key, isNew: false }
    const origin = { draftId: null, idempotencyKey: entry, bodyHash }
    const order = { ...agreed, consents: [], channel: 'phone' as const, origin, leadId, by }
    const { key } = await storeOrder(transaction, services, order, now)
    return { outcome: 'done' as const, order: key, isNew: true }
  })
  const placed = await orTaken(placing, taken)
  mailWorker.wake()
  if (placed.outcome === 'done') log.info({ order: placed.order.number }, 'order placed')
  return placed
}

const taken = { outcome: 'refused', problems: { visit: 'taken' } } as const
