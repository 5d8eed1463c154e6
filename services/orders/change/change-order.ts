import { teamTravelFor } from '../../../domain/estimate/team-travel.ts'
import { addCents } from '../../../domain/money/cents.ts'
import type { Order, VisitOffer } from '../../../domain/orders/order.ts'
import type { ConsentKind } from '../../../domain/orders/withdrawal-period.ts'
import { AskedTooOften, type Outcome, tooMany } from '../../../domain/outcome.ts'
import type { ZipCode } from '../../../domain/places/postcode.ts'
import { isSameVisit, visitStart } from '../../../domain/scheduling/visit.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { claimForOrder } from '../../scheduling/order-claims.ts'
import { VisitTaken } from '../../scheduling/visit-claim.ts'
import { type Author, advanceOrder, byCustomer, StaleOrder } from '../advance/advance-order.ts'
import { storeConsents } from '../consent/consent-texts.ts'
import { nearestOffers, offerVisits, priceOfOffer } from '../draft/draft-quote.ts'
import type { ChangedColumns } from '../record/order-events.ts'
import { homeText } from '../record/order-rows.ts'
import { agreedConsents, type OrderServices, withCurrentTariff } from '../record/order-services.ts'
import { archiveTariff } from '../record/tariff-archive.ts'
import { limitChanges } from './limit-changes.ts'
import { type ChangeQuote, homeAfter, type OrderChange, quoteChange, workAfter } from './quote-change.ts'

/** The customer's confirmation, as sent with the button. */
export interface ChangeInput {
  /** The version of the order that the page showed. */
  version?: number | undefined
  /** The price that the page showed, in cents; a change at another price is refused. Undefined: the current price. */
  price?: number | undefined
  /** The fee that the page showed, in cents; likewise. */
  fee?: number | undefined
  consents: readonly ConsentKind[]
  /** Whether the customer wants the visit although it comes after the handover. */
  afterHandover?: boolean
  /** The office may waive the fee. */
  waiveFee?: boolean
  /** The customer by default. */
  by?: Author
}

/**
 * What a change needs and the customer has not given, or why it cannot be had: the price or the fee is not the one that
 * was shown; the visit is taken; the home needs more people than we send in one visit; or the customer has changed the
 * order too often in the last hour.
 */
type ChangeProblems = Partial<Record<ConsentKind | 'afterHandover', 'required'>> & {
  price?: 'changed'
  visit?: 'taken'
  rooms?: 'tooLarge'
  form?: 'tooMany'
}

/**
 * `isChanged`: false if the order is already as wanted. `stale`: it has changed since it was shown, or can no longer be
 * changed. `nearest`: the visits nearest to a taken one that are free for the changed home. `retryAfter` is in seconds.
 */
export type ChangeOutcome =
  | Outcome<{ order: Order; isChanged: boolean }>
  | { outcome: 'refused'; problems: ChangeProblems; nearest?: VisitOffer[]; retryAfter?: number }

/**
 * Changes any of an order's visit, rooms, extras, hours and handover in one transaction (R16.5): the price is that of
 * the date, other rooms change the length of the visit, and after the free periods there is one fee.
 */
export async function changeOrder(
  given: OrderServices,
  order: Order,
  change: OrderChange,
  input: ChangeInput,
): Promise<ChangeOutcome> {
  const services = withCurrentTariff(given)
  const { estimator, clock } = services
  const { tariff } = estimator
  const now = clock()
  const taken = async (): Promise<ChangeOutcome> => {
    const offers = await offerVisits(services, homeAfter(order, change), order.id)
    const nearest = nearestOffers(offers, change.visit ?? order.visit)
    return { outcome: 'refused', problems: { visit: 'taken' }, nearest }
  }
  const quote = quoteChange(services, order, change, await agreedConsents(services.database, order.id))
  if (!quote) return workAfter(tariff, order, change) ? await taken() : refused({ rooms: 'tooLarge' })
  const { changes } = quote
  if (!Object.values(changes).includes(true)) return { outcome: 'done', order, isChanged: false }
  const named = change.visit ?? quote.visit
  const offer = priceOfOffer(tariff, homeAfter(order, change), quote.visit, now)
  if (changes.visit && (!isSameVisit(named, quote.visit) || offer === undefined)) return await taken()
  const { price = quote.priceCents, fee = quote.feeCents } = input
  if (price !== quote.priceCents || fee !== quote.feeCents) return refused({ price: 'changed' })
  const isUnasked = quote.afterHandover && !input.afterHandover
  const missing = [
    ...quote.consents.filter((kind) => !input.consents.includes(kind)),
    ...(isUnasked ? (['afterHandover'] as const) : []),
  ]
  if (missing.length > 0) return refused(Object.fromEntries(missing.map((kind) => [kind, 'required'])))
  const by = input.by ?? byCustomer
  const transition = changes.visit ? (changes.home ? 'changeVisitAndHome' : 'changeVisit') : 'changeHome'
  try {
    const changed = await advanceOrder(services, order.id, transition, {
      ...by,
      version: input.version ?? order.version,
      work: (transaction, row) => applyChange(transaction, services, row, quote, { ...input, by }, now),
    })
    return changed.outcome === 'done' ? { ...changed, isChanged: true } : changed
  } catch (error) {
    if (error instanceof VisitTaken) return await taken()
    if (error instanceof AskedTooOften) return tooMany(error.retryAfter)
    throw error
  }
}

/** Changes a locked order. @returns the columns that change @throws StaleOrder, AskedTooOften, VisitTaken */
async function applyChange(
  transaction: Database,
  services: OrderServices,
  row: OrderTable,
  quote: ChangeQuote,
  { by, waiveFee }: { by: Author; waiveFee?: boolean },
  now: Date,
): Promise<ChangedColumns> {
  if (now.toISOString() >= row.startsAt) throw new StaleOrder()
  await limitChanges(transaction, row.id, by, now)
  const { changes, handover } = quote
  if (!changes.visit && !changes.home) return { handover, sequence: row.sequence }
  const { tariff } = services.estimator
  const { visit, people } = quote
  // The region's team does a visit that the customer chooses, even if another team was planned before.
  const team = (changes.visit && teamTravelFor(tariff, row.zipCode as ZipCode)?.team.id) || row.team
  await claimForOrder(transaction, { country: row.country, team, visit, people, orderId: row.id }, now)
  await storeConsents(transaction, services, row.id, quote.consents, visit, now)
  const sameTime = isSameVisit(visit, row) && quote.minutesOnSite === row.minutesOnSite
  return {
    ...homeText(quote),
    soldMinutes: quote.soldMinutes,
    handover,
    ...visit,
    team,
    people,
    minutesOnSite: quote.minutesOnSite,
    priceCents: quote.priceCents,
    priceDate: changes.visit ? null : row.priceDate,
    feeCents: waiveFee ? row.feeCents : addCents(row.feeCents, quote.feeCents),
    tariffDigest: await archiveTariff(transaction, tariff, now),
    startsAt: visitStart(visit).toISOString(),
    sequence: sameTime ? row.sequence : row.sequence + 1,
  }
}

const refused = (problems: ChangeProblems) => ({ outcome: 'refused' as const, problems })
