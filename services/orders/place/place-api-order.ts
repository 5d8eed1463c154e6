import { hash } from 'node:crypto'
import { checkEstimateQuery } from '../../../domain/estimate/query.ts'
import type { Tariff } from '../../../domain/estimate/tariff.ts'
import { type EstimateRequest, visitWork, workProblems } from '../../../domain/estimate/visit-work.ts'
import type { Language } from '../../../domain/language.ts'
import type { Cents } from '../../../domain/money/cents.ts'
import { checkDetails } from '../../../domain/orders/check-details.ts'
import { isAfterHandover } from '../../../domain/orders/handover.ts'
import type { Order, OrderKey, UnconfirmedOrder, VisitOffer } from '../../../domain/orders/order.ts'
import { detailFields } from '../../../domain/orders/order-details.ts'
import { parseOrderNumber } from '../../../domain/orders/order-number.ts'
import { consentKinds, neededConsents } from '../../../domain/orders/withdrawal-period.ts'
import { AskedTooOften, type TooMany, tooMany } from '../../../domain/outcome.ts'
import { isDate, parseVisit, type Visit, visitStart } from '../../../domain/scheduling/visit.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { VisitTaken } from '../../scheduling/visit-claim.ts'
import { withSealedNote } from '../access/access-notes.ts'
import { countToday } from '../confirm/daily-count.ts'
import { findConfirmationBy } from '../confirm/find-confirmation.ts'
import { nearestOffers, offerVisits, priceOfOffer } from '../draft/draft-quote.ts'
import { orderOf, type StoredOrder } from '../record/order-rows.ts'
import { type OrderServices, withCurrentTariff } from '../record/order-services.ts'
import { placeOrAsk, watchBurst } from './place-or-ask.ts'

/**
 * `asked`: it counts once its customer confirms it by mail; a repeated key says so for good. `isNew`: false for a
 * repeated key. `stale`: the key was used for another order. `nearest`: the free visits nearest to one that is taken.
 * `priceCents`: the price, where it differs from the one that the program read.
 */
export type ApiPlacement =
  | { outcome: 'done'; isNew: boolean; order: PlacedOrder }
  | { outcome: 'done'; isNew: boolean; asked: AskedOrder }
  | { outcome: 'stale' }
  | { outcome: 'refused'; problems: Record<string, string>; nearest?: VisitOffer[]; priceCents?: Cents }
  | TooMany

/** An order as answered to its program. */
type PlacedOrder = OrderKey & Pick<Order, 'priceCents' | 'sample'>
/** An order without its private link, which is mailed to the customer alone. */
type AskedOrder = UnconfirmedOrder & Pick<Order, 'priceCents' | 'sample'>

const homeFields = ['packageId', 'zipCode', 'rooms', 'extras', 'hours'] as const
const handoverFields = ['handover', 'afterHandover'] as const
const orderFields = [...homeFields, ...handoverFields, 'visit', 'price'] as const
const knownFields: readonly string[] = [...orderFields, ...detailFields, ...consentKinds]

/**
 * Places the order of a program (R16.9): the fields of all steps at once, with rooms and extras as text, consents as
 * `true` and, if it likes, the `price` that it read.
 * @param idempotencyKey the same key and body give the same order
 * @param client the client's address, for the limit
 */
export async function placeApiOrder(
  given: OrderServices,
  body: Record<string, unknown>,
  idempotencyKey: string | undefined,
  client: string,
): Promise<ApiPlacement> {
  const services = withCurrentTariff(given)
  const { database, clock, estimator, mailWorker, log, orderLimits, language } = services
  const { tariff } = estimator
  const sent = { idempotencyKey, bodyHash: digestOf(body), language }
  const first = await findByKey(database, sent)
  if (first) return first
  const now = clock()
  const check = checkApiOrder(tariff, body, withSealedNote(services.settings, body), now)
  if (!check.ok) return { outcome: 'refused', problems: check.problems }
  const { home, visit, details, consents, priceCents } = check
  if ((body.price ?? priceCents) !== priceCents)
    return { outcome: 'refused', problems: { price: 'changed' }, priceCents }
  const retryAfter = orderLimits.orders.take(client)
  if (retryAfter !== undefined) return tooMany(retryAfter)
  const origin = { draftId: null, idempotencyKey: idempotencyKey ?? null, bodyHash: sent.bodyHash }
  try {
    const placed = await retryingTransaction(database, async (transaction): Promise<ApiPlacement> => {
      // Orders with one key wait for each other, because one may be stored at once and another to be confirmed.
      if (idempotencyKey) await countToday(transaction, `order with key ${idempotencyKey}`, now)
      const repeated = await findByKey(transaction, sent)
      if (repeated) return repeated
      const order = { home, visit, details, consents, channel: 'api' as const, origin }
      const placed = await placeOrAsk(transaction, services, order, client, now)
      if ('asked' in placed)
        return { outcome: 'done', isNew: true, asked: { ...placed.asked, priceCents, sample: tariff.sample } }
      return { outcome: 'done', isNew: true, order: placedOrder(placed.stored) }
    })
    mailWorker.wake()
    if (placed.outcome !== 'done' || !placed.isNew) return placed
    if ('asked' in placed) await watchBurst(services, now)
    else log.info({ order: placed.order.number }, 'order placed')
    return placed
  } catch (error) {
    if (error instanceof AskedTooOften) return tooMany(error.retryAfter)
    if (!(error instanceof VisitTaken)) throw error
    const nearest = nearestOffers(await offerVisits(services, home), visit)
    return { outcome: 'refused', problems: { visit: 'taken' }, nearest }
  }
}

/** The order as answered to its program. */
const placedOrder = ({ key, order: { priceCents, sample } }: StoredOrder): PlacedOrder => ({
  ...key,
  priceCents,
  sample,
})

/**
 * The digest of a body, whatever the order of its fields. No field of an order is nested, so what is counts as nothing:
 * it is refused.
 */
function digestOf(body: Record<string, unknown>): string {
  const fields = Object.keys(body).sort()
  const flat = fields.map((field) => [field, typeof body[field] === 'object' ? null : body[field]])
  return hash('sha256', JSON.stringify(flat))
}

async function findByKey(
  database: Database,
  { idempotencyKey, bodyHash, language }: { idempotencyKey: string | undefined; bodyHash: string; language: Language },
): Promise<ApiPlacement | undefined> {
  if (idempotencyKey === undefined) return undefined
  const row = await database
    .selectFrom('order')
    .selectAll()
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  const found = row ?? (await findConfirmationBy(database, 'idempotencyKey', idempotencyKey))
  if (!found) return undefined
  // The sites of both languages share the orders, but each shows its own only.
  if (found.bodyHash !== bodyHash || found.language !== language) return { outcome: 'stale' }
  if (row?.confirmBy === null) return { outcome: 'done', isNew: false, order: placedOrder(orderOf(row)) }
  return { outcome: 'done', isNew: false, asked: askedOf(found) }
}

/** An order that had to be confirmed, as answered to its program, whatever its outcome. */
function askedOf({
  number,
  confirmBy,
  priceCents,
  sample,
}: Pick<OrderTable, 'number' | 'confirmBy' | 'sample'> & { priceCents: Cents | null }): AskedOrder {
  const parsed = parseOrderNumber(number)
  if (!parsed || confirmBy === null || priceCents === null) throw new TypeError(`The order ${number} cannot be read`)
  return { number: parsed, confirmBy: new Date(confirmBy), priceCents, sample: sample === 1 }
}

/** Checks all fields at once. As long as no one knows the visit, the boxes of an early start are asked for too. */
function checkApiOrder(tariff: Tariff, body: Record<string, unknown>, given: Record<string, unknown>, now: Date) {
  const { country } = tariff
  const query = new URLSearchParams()
  for (const field of homeFields) if (typeof body[field] === 'string') query.set(field, body[field])
  const home = checkEstimateQuery(country, query)
  const visit = checkVisit(tariff, body.visit, home.ok ? home.request : undefined, now)
  const details = checkDetails(given)
  const needed = visit.ok ? neededConsents(country, now, visitStart(visit.visit)) : consentKinds
  const problems: Record<string, string> = {
    ...(!home.ok && home.problems),
    ...problemOf('malformed', homeFields, (field) => !isText(body[field])),
    ...(home.ok && workProblems(tariff, home.request)),
    ...(!visit.ok && { visit: visit.problem }),
    ...handoverProblems(body, visit.ok ? visit.visit : undefined),
    // A program has no page on which the customer is asked again (R16.35).
    ...(given.presence === 'absent' && !given.access && { access: 'required' }),
    ...(!details.ok && details.problems),
    ...problemOf('malformed', consentKinds, (kind) => typeof (body[kind] ?? true) !== 'boolean'),
    ...problemOf('required', needed, (kind) => body[kind] !== true),
    ...(!Number.isSafeInteger(body.price ?? 0) && { price: 'malformed' }),
    ...problemOf('unknown', Object.keys(body), (field) => !knownFields.includes(field)),
  }
  const priceCents = visit.ok ? visit.priceCents : undefined
  if (!home.ok || !details.ok || !visit.ok || priceCents === undefined || Object.keys(problems).length > 0) {
    return { ok: false as const, problems }
  }
  const handover = typeof body.handover === 'string' ? { handover: body.handover } : {}
  return { ...visit, home: { ...home.request, ...handover }, details: details.details, consents: needed, priceCents }
}

/** The handover is a date of end-of-tenancy cleaning; a visit after it needs `afterHandover` (R16.17). */
function handoverProblems({ packageId, handover, afterHandover }: Record<string, unknown>, visit: Visit | undefined) {
  const isDay = typeof handover === 'string' && isDate(handover)
  const isKept = isDay && packageId === 'es'
  return {
    ...(handover !== undefined && !isKept && { handover: isDay ? 'unknown' : 'malformed' }),
    ...(typeof (afterHandover ?? true) !== 'boolean' && { afterHandover: 'malformed' }),
    ...(isKept &&
      visit &&
      isAfterHandover(handover, visit.date) &&
      afterHandover !== true && { visit: 'afterHandover' }),
  }
}

const problemOf = (problem: string, fields: readonly string[], has: (field: string) => boolean) =>
  Object.fromEntries(fields.filter(has).map((field) => [field, problem]))

const isText = (value: unknown) => value === undefined || typeof value === 'string'

/**
 * Whether a visit is one that can be ordered, and at which price; whether people are free is not known here.
 * @param home undefined: what is not right with it is said elsewhere, so the visit has no price yet
 */
function checkVisit(tariff: Tariff, given: unknown, home: EstimateRequest | undefined, now: Date) {
  const visit = typeof given === 'string' ? parseVisit(given) : undefined
  if (!visit) return { ok: false as const, problem: given === undefined ? 'required' : 'malformed' }
  const priceCents = home && priceOfOffer(tariff, home, visit, now)
  const isTooLarge = home && !visitWork(tariff, home)
  if (home && !isTooLarge && priceCents === undefined) return { ok: false as const, problem: 'unknown' }
  return { ok: true as const, visit, priceCents }
}
