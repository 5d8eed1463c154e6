import { checkDetails } from '../../../domain/orders/check-details.ts'
import { needsHandoverYes } from '../../../domain/orders/handover.ts'
import type { Draft, OrderKey } from '../../../domain/orders/order.ts'
import type { DetailProblems } from '../../../domain/orders/order-details.ts'
import { type ConsentKind, neededConsents } from '../../../domain/orders/withdrawal-period.ts'
import { AskedTooOften, type Outcome, type TooMany, tooMany } from '../../../domain/outcome.ts'
import { visitStart } from '../../../domain/scheduling/visit.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { VisitTaken } from '../../scheduling/visit-claim.ts'
import type { Author } from '../advance/advance-order.ts'
import { priceOfOffer } from '../draft/draft-quote.ts'
import { findDraft, StaleDraft, saveDraft } from '../draft/draft-rows.ts'
import { type OrderServices, withCurrentTariff } from '../record/order-services.ts'
import { placeOrAsk, watchBurst } from './place-or-ask.ts'
import { type HomeToClean, type NewOrder, storeOrder } from './store-order.ts'

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

/** A code per field and consent; `visit` is required also where one after the handover has no yes. */
type PlaceProblems = DetailProblems & Partial<Record<ConsentKind, 'required'>> & { visit?: 'required' | 'taken' }

/**
 * `order`: undefined while it counts only once it is confirmed by mail. `isNew`: false if the draft was ordered before.
 * `stale`: the draft or its price is not what the page showed, so it has to be shown again. `tooMany`: too many orders
 * of today wait to be confirmed.
 */
export type Placement = Outcome<{ order: OrderKey | undefined; isNew: boolean }, PlaceProblems> | TooMany

/**
 * Places the order of a draft (R16.4): the order, its person, consents, first event, claims and mails in one
 * transaction. However often the form is sent, a draft becomes one order.
 */
export async function placeOrder(given: OrderServices, draft: Draft, input: OrderInput): Promise<Placement> {
  const services = withCurrentTariff(given)
  const { database, clock, estimator, mailWorker, log } = services
  const { tariff } = estimator
  const { home } = draft
  if (isOrdered(draft)) return { outcome: 'done', order: draft.order, isNew: false }
  if (input.version !== undefined && input.version !== draft.version) return { outcome: 'stale' }
  const now = clock()
  const checked = checkOrder(services, draft, input, now)
  if (!checked.ok) return { outcome: 'refused', problems: checked.problems }
  const { order } = checked
  const price = priceOfOffer(tariff, home, order.visit, now)
  if (price === undefined) return taken
  if (price !== draft.priceCents) {
    await saveDraft(services, draft.id, async () => ({ priceCents: price }))
    return { outcome: 'stale' }
  }
  try {
    const placed = await retryingTransaction(database, (transaction) =>
      placeLocked(transaction, services, draft, order, input.client, now),
    )
    mailWorker.wake()
    if ('asked' in placed) {
      log.info({ order: placed.asked.number }, 'order to be confirmed')
      await watchBurst(services, now)
      return { outcome: 'done', order: undefined, isNew: true }
    }
    log.info({ order: placed.stored.order.number }, 'order placed')
    return { outcome: 'done', order: placed.stored.key, isNew: true }
  } catch (error) {
    if (error instanceof VisitTaken) return taken
    if (error instanceof AskedTooOften) return tooMany(error.retryAfter)
    if (!(error instanceof StaleDraft)) throw error
    const current = await findDraft(database, draft.id)
    return current && isOrdered(current)
      ? { outcome: 'done', order: current.order, isNew: false }
      : { outcome: 'stale' }
  }
}

const taken: Placement = { outcome: 'refused', problems: { visit: 'taken' } }

/** Whether a draft became an order, or one that waits to be confirmed. */
const isOrdered = (draft: Draft) => Boolean(draft.order ?? draft.confirmBy)

function checkOrder({ estimator }: OrderServices, draft: Draft, input: OrderInput, now: Date) {
  const { home, visit, holder } = draft
  const { country } = estimator.tariff
  const { byPhone } = input
  const check = checkDetails(draft.details, byPhone?.withoutEmail)
  const consents = visit ? neededConsents(country, now, visitStart(visit)) : []
  const missing = consents.filter((kind) => !input.consents.includes(kind))
  const hasVisit = visit !== undefined && !needsHandoverYes(home, visit.date)
  if (!check.ok || !hasVisit || missing.length > 0) {
    const problems: PlaceProblems = {
      ...(!check.ok && check.problems),
      ...(!hasVisit && { visit: 'required' as const }),
      ...Object.fromEntries(missing.map((kind) => [kind, 'required' as const])),
    }
    return { ok: false as const, problems }
  }
  const order: NewOrder<HomeToClean> = {
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
  order: NewOrder<HomeToClean>,
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
