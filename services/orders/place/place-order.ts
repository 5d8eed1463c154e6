import { secondsOfDayLeft } from '../../../domain/orders/confirmation.ts'
import { needsHandoverYes } from '../../../domain/orders/handover.ts'
import type { Draft, OrderKey, VisitOffer } from '../../../domain/orders/order.ts'
import type { ConsentKind } from '../../../domain/orders/order-consents.ts'
import { checkDetails, type DetailProblem } from '../../../domain/orders/order-details.ts'
import { neededConsents } from '../../../domain/orders/withdrawal-period.ts'
import { visitStart } from '../../../domain/scheduling/visit-times.ts'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import type { Database } from '../../database/schema.ts'
import { VisitTaken } from '../../scheduling/visit-claim.ts'
import type { Author } from '../advance/advance-order.ts'
import { priceOfOffer } from '../draft/draft-quote.ts'
import { findDraft } from '../draft/draft-rows.ts'
import { nearestOffers, offerVisits } from '../draft/offer-visits.ts'
import { saveDraft } from '../draft/save-draft.ts'
import { type OrderServices, withTariffOfNow } from '../record/order-services.ts'
import { placeOrAsk, TooManyUnconfirmed, watchBurst } from './place-or-ask.ts'
import { type NewOrder, storeOrder } from './store-order.ts'

/** The customer's confirmation, as sent with the button. */
export interface OrderInput {
  consents: readonly ConsentKind[]
  /** The version of the draft that the page showed. Undefined: whatever it is now. */
  version?: number | undefined
  /**
   * The person of the office who places it by phone, for a customer who may have no e-mail address, and the message
   * behind it. Undefined: the customer places it.
   */
  byPhone?: { by: Author; leadId?: string | undefined; withoutEmail?: boolean }
  /** The address of who orders, for the limits of a day. Undefined: the office, which has none. */
  client?: string
}

/**
 * - `placed`: on disk. `repeated`: it was placed before, by the same draft.
 * - `taken`: with the nearest visits that are free.
 * - `invalid`: a code per field and consent; `visit` where none is chosen, or one after the handover without a yes.
 * - `changed`: the draft or its price is not what the page showed, so it has to be shown again.
 * - `unconfirmed`: it counts once it is confirmed by mail, or waited for that before.
 * - `tooMany`: too many orders of today wait for that. `retryAfter` is in seconds.
 */
export type Placement =
  | { outcome: 'placed' | 'repeated'; order: OrderKey }
  | { outcome: 'taken'; nearest: VisitOffer[] }
  | { outcome: 'invalid'; problems: Partial<Record<string, DetailProblem>> }
  | { outcome: 'changed' }
  | { outcome: 'unconfirmed' }
  | { outcome: 'tooMany'; retryAfter: number }

/** Another tab has changed the draft, or placed its order. */
class StaleDraft extends Error {
  override name = 'StaleDraft'
}

/**
 * Places the order of a draft (R16.4): the order, its person, consents, first event, claims and mails in one
 * transaction. However often the form is sent, a draft becomes one order.
 */
export async function placeOrder(given: OrderServices, draft: Draft, input: OrderInput): Promise<Placement> {
  const services = withTariffOfNow(given)
  const { database, clock, estimator, mailWorker, log } = services
  const { tariff } = estimator
  const { home } = draft
  if (draft.order) return { outcome: 'repeated', order: draft.order }
  if (draft.confirmBy) return { outcome: 'unconfirmed' }
  if (input.version !== undefined && input.version !== draft.version) return { outcome: 'changed' }
  const now = clock()
  const checked = checkOrder(services, draft, input, now)
  if (!checked.ok) return { outcome: 'invalid', problems: checked.problems }
  const { order } = checked
  const { visit } = order
  const taken = async (): Promise<Placement> => ({
    outcome: 'taken',
    nearest: nearestOffers(await offerVisits(services, home, draft.holder), visit),
  })
  const price = priceOfOffer(tariff, home, visit, now)
  if (price === undefined) return await taken()
  if (price !== draft.priceCents) {
    await saveDraft(services, draft.id, async () => ({ priceCents: price }))
    return { outcome: 'changed' }
  }
  try {
    const placed = await retryingTransaction(database, (transaction) =>
      placeLocked(transaction, services, draft, order, input.client, now),
    )
    mailWorker.wake()
    if ('asked' in placed) {
      log.info({ order: placed.asked.number }, 'order to be confirmed')
      await watchBurst(services, now)
      return { outcome: 'unconfirmed' }
    }
    log.info({ order: placed.stored.order.number }, 'order placed')
    return { outcome: 'placed', order: placed.stored.key }
  } catch (error) {
    if (error instanceof VisitTaken) return await taken()
    if (error instanceof TooManyUnconfirmed) return { outcome: 'tooMany', retryAfter: secondsOfDayLeft(now) }
    if (!(error instanceof StaleDraft)) throw error
    const current = await findDraft(database, draft.id)
    if (current?.confirmBy) return { outcome: 'unconfirmed' }
    const first = current?.order
    return first ? { outcome: 'repeated', order: first } : { outcome: 'changed' }
  }
}

/** The order of a draft, if nothing is missing or wrong. */
function checkOrder({ estimator }: OrderServices, draft: Draft, input: OrderInput, now: Date) {
  const { home, visit, holder } = draft
  const { country } = estimator.tariff
  const { byPhone } = input
  const check = checkDetails(country, draft.details, byPhone?.withoutEmail)
  const consents = visit ? neededConsents(country, now, visitStart(visit)) : []
  const missing = consents.filter((kind) => !input.consents.includes(kind))
  const hasVisit = visit !== undefined && !needsHandoverYes(home, visit.date)
  if (!check.ok || !hasVisit || missing.length > 0) {
    const problems: Partial<Record<string, DetailProblem>> = {
      ...(!check.ok && check.problems),
      ...(!hasVisit && { visit: 'required' as const }),
      ...Object.fromEntries(missing.map((kind) => [kind, 'required' as const])),
    }
    return { ok: false as const, problems }
  }
  const order: NewOrder = {
    home,
    visit,
    details: check.details,
    consents,
    channel: byPhone ? 'phone' : 'web',
    holder,
    origin: { draftId: draft.id, idempotencyKey: null, bodyHash: null },
    by: byPhone?.by,
    leadId: byPhone?.leadId,
  }
  return { ok: true as const, order }
}

/**
 * Stores the order while the draft is as it was read, at once or to be confirmed.
 * @param client undefined: the office, which has no limits
 * @throws StaleDraft, and as `placeOrAsk`
 */
async function placeLocked(
  transaction: Database,
  services: OrderServices,
  { id, version }: Draft,
  order: NewOrder,
  client: string | undefined,
  now: Date,
) {
  const ofDraft = transaction.updateTable('draft').where('id', '=', id)
  const locked = await ofDraft
    .set({ updatedAt: now.toISOString() })
    .where('version', '=', version)
    .where('orderId', 'is', null)
    .where('confirmBy', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!locked) throw new StaleDraft()
  const placed =
    client === undefined
      ? { stored: await storeOrder(transaction, services, order, now) }
      : await placeOrAsk(transaction, services, order, client, now)
  // From now on the details belong to the order.
  if ('stored' in placed) await ofDraft.set({ orderId: placed.stored.order.id, details: '{}' }).execute()
  return placed
}
