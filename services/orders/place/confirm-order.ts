import { countryOf } from '../../../domain/language.ts'
import { checkDetails } from '../../../domain/orders/check-details.ts'
import type { OrderKey } from '../../../domain/orders/order.ts'
import { type ConsentKind, neededConsents } from '../../../domain/orders/withdrawal-period.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { visitStart } from '../../../domain/scheduling/visit.ts'
import { retryingTransaction } from '../../database/schema.ts'
import { orTaken } from '../../scheduling/visit-claim.ts'
import { findConfirmation, findConfirmationBy } from '../confirm/find-confirmation.ts'
import type { OrderServices } from '../record/order-services.ts'
import { readArchivedTariff } from '../record/tariff-archive.ts'
import { storeOrder } from './store-order.ts'

/**
 * `done`: the order is on disk, by this request or an earlier one. `stale`: it is too late, or the office ended it.
 * Boxes are required that were not before, because the day has changed since the order was asked for.
 */
type ConfirmOutcome = Outcome<{ order: OrderKey }, Partial<Record<ConsentKind, 'required'>>>

/**
 * Places an order that its customer confirms by the mailed link (R16.33), at the price and with the number that it was
 * asked for. However often the form is sent, it is one order.
 * @param token of the link
 * @param given the boxes that were ticked with it
 */
export async function confirmOrder(
  services: OrderServices,
  token: string,
  given: readonly ConsentKind[],
): Promise<ConfirmOutcome> {
  const { database, clock, language, log, mailWorker } = services
  const now = clock()
  const confirming = retryingTransaction(database, async (transaction): Promise<ConfirmOutcome> => {
    const row = await findConfirmationBy(transaction, 'token', token)
    if (!row) return { outcome: 'stale' }
    // Two requests, and the clock that ends what no one confirms, wait for each other here.
    const mine = transaction.updateTable('draft').where('id', '=', row.draftId)
    await mine.set((eb) => ({ updatedAt: eb.ref('updatedAt') })).execute()
    const found = await findConfirmation({ ...services, database: transaction, clock: () => now }, 'token', token)
    if (found?.key) return { outcome: 'done', order: found.key }
    if (!found || found.state === 'lapsed') return { outcome: 'stale' }
    const missing = found.missing.filter((kind) => !given.includes(kind))
    if (missing.length > 0)
      return { outcome: 'refused', problems: Object.fromEntries(missing.map((kind) => [kind, 'required' as const])) }
    const { draft, number } = found
    const { home, visit, holder, confirmBy } = draft
    const check = checkDetails(draft.details)
    if (!check.ok) throw new TypeError(`The details of the order ${number} cannot be read`)
    const order = {
      home,
      visit,
      holder,
      details: check.details,
      channel: row.channel,
      confirmed: { number, confirmBy },
      consents: neededConsents(countryOf(language), now, visitStart(visit)),
      origin: { draftId: draft.id, idempotencyKey: row.idempotencyKey, bodyHash: row.bodyHash },
    }
    const tariff = await readArchivedTariff(transaction, row.tariffDigest)
    const stored = await storeOrder(transaction, { ...services, estimator: { tariff } }, order, now)
    // From now on the details belong to the order.
    await mine.set({ orderId: stored.order.id, details: '{}' }).execute()
    log.info({ order: number }, 'order confirmed')
    return { outcome: 'done', order: stored.key }
  })
  // Its people are its own until it lapses, but by the clock of another process that may be now.
  const confirmed = await orTaken(confirming, { outcome: 'stale' as const })
  mailWorker.wake()
  return confirmed
}
