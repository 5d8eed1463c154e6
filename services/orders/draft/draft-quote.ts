import type { Tariff } from '../../../domain/estimate/tariff.ts'
import { visitPrices } from '../../../domain/estimate/visit-prices.ts'
import { type OrderedRequest, visitWork } from '../../../domain/estimate/visit-work.ts'
import type { Cents } from '../../../domain/money/cents.ts'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import type { Draft, DraftQuote } from '../../../domain/orders/order.ts'
import { priceLines } from '../../../domain/orders/price-lines.ts'
import type { Visit } from '../../../domain/scheduling/visit.ts'
import { visitParts, visitStart } from '../../../domain/scheduling/visit-times.ts'
import type { OrderServices } from '../record/order-services.ts'

/** A draft that no team of the tariff of now can do in one visit, because the teams were larger when it began. */
export class DraftTooLarge extends Error {
  override name = 'DraftTooLarge'
}

/**
 * Prices the order of a draft by the current tariff.
 * @throws DraftTooLarge
 */
export function draftQuote({ estimator, clock }: OrderServices, { home, visit }: Draft): DraftQuote {
  const { tariff } = estimator
  const now = clock()
  const work = visitWork(tariff, home)
  if (!work) throw new DraftTooLarge('The draft is too large for one visit')
  const priceCents = visit && priceOfOffer(tariff, home, visit, now)
  return {
    rooms: work.rooms,
    teamName: work.team.name,
    ...work.crew,
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
