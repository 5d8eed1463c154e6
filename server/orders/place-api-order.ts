import { createHash } from 'node:crypto'
import { checkEstimateQuery } from '../../domain/estimate/query.ts'
import { visitPrices } from '../../domain/estimate/visit-prices.ts'
import type { OrderKey, VisitOffer } from '../../domain/orders/order.ts'
import { consentKinds } from '../../domain/orders/order-consents.ts'
import { checkDetails, detailFields } from '../../domain/orders/order-details.ts'
import { neededConsents } from '../../domain/orders/withdrawal-period.ts'
import { parseVisit } from '../../domain/scheduling/visit.ts'
import { visitStart } from '../../domain/scheduling/visit-times.ts'
import { retryingTransaction } from '../database/retrying-transaction.ts'
import type { Database } from '../database/schema.ts'
import { VisitTaken } from '../scheduling/visit-claim.ts'
import { priceOfOffer } from './draft-quote.ts'
import { nearestOffers, offerVisits } from './offer-visits.ts'
import { orderOf } from './order-rows.ts'
import type { OrderServices } from './order-services.ts'
import { storeOrder } from './store-order.ts'

/** As for a draft. `conflict`: the key was used for another order. `retryAfter` is in seconds. */
export type ApiPlacement =
  | { outcome: 'placed' | 'repeated'; order: OrderKey }
  | { outcome: 'taken'; nearest: VisitOffer[] }
  | { outcome: 'invalid'; problems: Record<string, string> }
  | { outcome: 'conflict' }
  | { outcome: 'tooMany'; retryAfter: number }

const homeFields = ['packageId', 'zipCode', 'rooms', 'extras'] as const
const knownFields: readonly string[] = [...homeFields, 'visit', ...detailFields, ...consentKinds]

/**
 * Places the order of a program (R16.9): the fields of all steps at once, with rooms and extras as text and consents as `true`.
 * @param idempotencyKey the same key and body give the same order
 * @param client the address of who asks, for the limit
 */
export async function placeApiOrder(
  services: OrderServices,
  body: Record<string, unknown>,
  idempotencyKey: string | undefined,
  client: string,
): Promise<ApiPlacement> {
  const { database, clock, estimator, mailWorker, log, orderLimits } = services
  const { tariff } = estimator
  const bodyHash = createHash('sha256')
    .update(JSON.stringify(body, Object.keys(body).sort()))
    .digest('hex')
  const first = await findByKey(database, idempotencyKey, bodyHash)
  if (first) return first
  const now = clock()
  const check = checkApiOrder(tariff.country, body, now)
  if (!check.ok) return { outcome: 'invalid', problems: check.problems }
  const { home, visit, details, consents } = check
  if (!visitPrices(tariff, home, now)) return { outcome: 'invalid', problems: { rooms: 'tooLarge' } }
  const retryAfter = orderLimits.orders.take(client)
  if (retryAfter !== undefined) return { outcome: 'tooMany', retryAfter }
  const taken = async (): Promise<ApiPlacement> => ({
    outcome: 'taken',
    nearest: nearestOffers(await offerVisits(services, home), visit),
  })
  if (priceOfOffer(tariff, home, visit, now) === undefined) return await taken()
  const origin = { draftId: null, idempotencyKey: idempotencyKey ?? null, bodyHash }
  try {
    const placed = await retryingTransaction(database, async (transaction): Promise<ApiPlacement> => {
      const repeated = await findByKey(transaction, idempotencyKey, bodyHash)
      if (repeated) return repeated
      const order = { home, visit, details, consents, channel: 'api' as const, origin }
      const stored = await storeOrder(transaction, services, order, now)
      log.info({ order: stored.order.number }, 'order placed')
      return { outcome: 'placed', order: stored.key }
    })
    mailWorker.wake()
    return placed
  } catch (error) {
    if (error instanceof VisitTaken) return await taken()
    throw error
  }
}

async function findByKey(
  database: Database,
  idempotencyKey: string | undefined,
  bodyHash: string,
): Promise<ApiPlacement | undefined> {
  if (idempotencyKey === undefined) return undefined
  const row = await database
    .selectFrom('order')
    .selectAll()
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst()
  if (!row) return undefined
  return row.bodyHash === bodyHash ? { outcome: 'repeated', order: orderOf(row).key } : { outcome: 'conflict' }
}

function checkApiOrder(country: 'BE' | 'NL', body: Record<string, unknown>, now: Date) {
  const query = new URLSearchParams()
  for (const field of homeFields) if (typeof body[field] === 'string') query.set(field, body[field])
  const home = checkEstimateQuery(country, query)
  const visit = typeof body.visit === 'string' ? parseVisit(body.visit) : undefined
  const details = checkDetails(country, body)
  const needed = visit ? neededConsents(country, now, visitStart(visit)) : []
  const problems: Record<string, string> = {
    ...(!home.ok && home.problems),
    ...Object.fromEntries(homeFields.filter((field) => isOther(body[field])).map((field) => [field, 'malformed'])),
    ...(!visit && { visit: body.visit === undefined ? 'required' : 'malformed' }),
    ...(!details.ok && details.problems),
    ...Object.fromEntries(needed.filter((kind) => body[kind] !== true).map((kind) => [kind, 'required'])),
    ...Object.fromEntries(
      Object.keys(body)
        .filter((field) => !knownFields.includes(field))
        .map((field) => [field, 'unknown']),
    ),
  }
  return home.ok && details.ok && visit && Object.keys(problems).length === 0
    ? { ok: true as const, home: home.request, visit, details: details.details, consents: needed }
    : { ok: false as const, problems }
}

const isOther = (value: unknown) => value !== undefined && typeof value !== 'string'
