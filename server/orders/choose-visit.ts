import { visitPrices } from '../../domain/estimate/visit-prices.ts'
import type { Draft, OrderKey, VisitOffer } from '../../domain/orders/order.ts'
import { formatVisit, type Visit } from '../../domain/scheduling/visit.ts'
import { visitParts } from '../../domain/scheduling/visit-times.ts'
import { holdVisit } from '../scheduling/hold-visit.ts'
import { VisitTaken } from '../scheduling/visit-claim.ts'
import { holdEnd, holdState } from './drafts.ts'
import { nearestOffers, offerVisits } from './offer-visits.ts'
import type { OrderServices } from './order-services.ts'
import { saveDraft } from './save-draft.ts'

/** `taken`: with the nearest visits that are free. `retryAfter` is in seconds. `ordered`: the draft is an order already. */
export type VisitChoice =
  | { outcome: 'chosen'; draft: Draft }
  | { outcome: 'taken'; nearest: VisitOffer[] }
  | { outcome: 'tooMany'; retryAfter: number }
  | { outcome: 'ordered'; order: OrderKey }

/**
 * Chooses a visit for a draft and holds it (R16.2) as far as the limit of holds allows, and frees the one that it held before. A visit that
 * cannot be ordered is `taken`.
 * @param client the address of who asks: each may begin a few holds only
 */
export async function chooseVisit(
  services: OrderServices,
  draft: Draft,
  visit: Visit,
  client: string,
): Promise<VisitChoice> {
  const { clock, estimator, orderLimits } = services
  const { tariff } = estimator
  const now = clock()
  if (holdState(draft, now) !== 'held') {
    const retryAfter = orderLimits.holds.take(client)
    if (retryAfter !== undefined) return { outcome: 'tooMany', retryAfter }
  }
  try {
    const saved = await saveDraft(services, draft.id, async (transaction, { home, holder }) => {
      const prices = visitPrices(tariff, home, now)
      const price = prices?.dates.find(({ date }) => date === visit.date)
      if (!prices || !price || !visitParts(prices.minutesOnSite).includes(visit.part)) throw new VisitTaken()
      const { team, people } = prices
      const heldUntil = holdEnd(now)
      const claim = { country: tariff.country, team, visit, people }
      const held = await holdVisit(transaction, { ...claim, holder, heldUntil }, now)
      const until = held ? heldUntil.toISOString() : null
      return { visit: formatVisit(visit), heldUntil: until, priceCents: price.priceCents }
    })
    return saved.outcome === 'saved' ? { outcome: 'chosen', draft: saved.draft } : saved
  } catch (error) {
    if (!(error instanceof VisitTaken)) throw error
    return { outcome: 'taken', nearest: nearestOffers(await offerVisits(services, draft.home, draft.holder), visit) }
  }
}
