import type { Tariff } from '../../../domain/estimate/tariff.ts'
import { visitPrices } from '../../../domain/estimate/visit-prices.ts'
import { type OrderedRequest, visitWork } from '../../../domain/estimate/visit-work.ts'
import type { Cents } from '../../../domain/money/cents.ts'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import type { Draft, VisitOffer } from '../../../domain/orders/order.ts'
import { priceLines } from '../../../domain/orders/price-lines.ts'
import { type Visit, visitParts, visitStart } from '../../../domain/scheduling/visit.ts'
import { freeVisits } from '../../scheduling/free-visits.ts'
import type { OrderServices } from '../record/order-services.ts'

/** A draft that no team of the current tariff can do in one visit, because the teams were larger when it began. */
export class DraftTooLarge extends Error {
  override name = 'DraftTooLarge'
}

/** The order that a draft would become at the current tariff. */
export type DraftQuote = ReturnType<typeof draftQuote>

/**
 * Prices the order of a draft by the current tariff.
 * @throws DraftTooLarge
 */
export function draftQuote({ estimator, clock }: OrderServices, { home, visit }: Draft) {
  const { tariff } = estimator
  const now = clock()
  const work = visitWork(tariff, home)
  if (!work) throw new DraftTooLarge('The draft is too large for one visit')
  const priceCents = visit && priceOfOffer(tariff, home, visit, now)
  return {
    /** Those of the typical home where none were chosen. */
    rooms: work.rooms,
    teamName: work.team.name,
    ...work.crew,
    /** Undefined until a visit is chosen, or once its date can no longer be ordered. */
    priceCents,
    lines: priceCents === undefined ? [] : priceLines(tariff, home, priceCents),
    terms:
      visit && priceCents !== undefined
        ? changeTerms(
            { orderedAt: now, startsAt: visitStart(visit), priceCents, lateChangePercent: tariff.lateChangePercent },
            now,
          )
        : undefined,
    sample: tariff.sample,
  }
}

/** The price of a visit that can be ordered now, whether or not people are free. Undefined if it cannot. */
export function priceOfOffer(
  tariff: Tariff,
  home: OrderedRequest,
  { date, part }: Visit,
  now: Date,
): Cents | undefined {
  const prices = visitPrices(tariff, home, now)
  if (!prices || !visitParts(prices.minutesOnSite).includes(part)) return undefined
  return prices.dates.find((possible) => possible.date === date)?.priceCents
}

/**
 * The visits that can be ordered for a home, with their prices, in order of time (R16.2). Empty if the home is too
 * large.
 * @param holder a draft's holder or an order's id, whose own people count as free
 */
export async function offerVisits(
  { database, clock, estimator }: OrderServices,
  home: OrderedRequest,
  holder?: string,
): Promise<VisitOffer[]> {
  const now = clock()
  const { tariff } = estimator
  const prices = visitPrices(tariff, home, now)
  const [first] = prices?.dates ?? []
  const last = prices?.dates.at(-1)
  if (!prices || !first || !last) return []
  const { team, people, minutesOnSite, dates } = prices
  const search = { country: tariff.country, team, people, parts: visitParts(minutesOnSite) }
  const span = { from: first.date, until: last.date, ...(holder !== undefined && { holder }) }
  const free = await freeVisits(database, { ...search, ...span }, now)
  const priceOn = new Map(dates.map(({ date, priceCents }) => [date, priceCents]))
  const offers = free.flatMap((visit) => {
    const priceCents = priceOn.get(visit.date)
    return priceCents === undefined ? [] : [{ visit, priceCents, free: true as const }]
  })
  const all = offers.map(({ priceCents }) => priceCents)
  const [least, most] = [Math.min(...all), Math.max(...all)]
  return offers.map((offer) => ({ ...offer, lowest: offer.priceCents === least && least < most }))
}

/** The three offers nearest to a visit that is taken, in order of time. */
export function nearestOffers(offers: readonly VisitOffer[], wanted: Visit): VisitOffer[] {
  const distance = ({ visit }: VisitOffer) =>
    Math.abs(Date.parse(visit.date) - Date.parse(wanted.date)) + (visit.part === wanted.part ? 0 : 1)
  const near = new Set(offers.toSorted((a, b) => distance(a) - distance(b)).slice(0, 3))
  return offers.filter((offer) => near.has(offer))
}
