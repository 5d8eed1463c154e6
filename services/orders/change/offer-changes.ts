import type { ChangePreview, Order, VisitOffer } from '../../../domain/orders/order.ts'
import { formatVisit, type Visit } from '../../../domain/scheduling/visit.ts'
import { nearestOffers, offerVisits } from '../draft/offer-visits.ts'
import type { OrderServices } from '../record/order-services.ts'
import { previewChange } from './preview-change.ts'
import { fittedVisit, homeAfter, type OrderChange, workAfter } from './quote-change.ts'

/** The content of the change form: visits for the wanted home, and a preview of the change. */
export interface OfferedChanges {
  offers: VisitOffer[]
  /** The visit to mark: the one that is wanted, or the present one. */
  chosen: Visit
  /** The present visit, where it is not among the offers, as one that is too soon. */
  keep: Visit | undefined
  /** Undefined if nothing is wanted, or it cannot be had. */
  quoted: ChangePreview | undefined
  /** The nearest visits to a wanted one that is not offered (any more). */
  nearest: VisitOffer[] | undefined
  /** More people than we send in one visit; the offers are those for the present home then. */
  tooLarge: boolean
}

/** Lists the alternatives to the ordered visit (R16.5), and previews `wanted`. Changes nothing. */
export async function offerChanges(
  services: OrderServices,
  order: Order,
  wanted: OrderChange = {},
): Promise<OfferedChanges> {
  const work = workAfter(services.estimator.tariff, order, wanted)
  const offers = await offerVisits(services, work ? homeAfter(order, wanted) : order, order.id)
  const isOffered = (visit: Visit) => offers.some((offer) => formatVisit(offer.visit) === formatVisit(visit))
  const isNamed = Object.keys(wanted).length > 0
  const quoted = isNamed ? await previewChange(services, order, wanted) : undefined
  const present = fittedVisit(order.visit, work?.crew.minutesOnSite ?? order.minutesOnSite)
  const keep = isOffered(present) ? undefined : order.visit
  const stays = quoted ? !quoted.quote.changes.visit : !wanted.visit
  const chosen = stays ? (keep ?? present) : (quoted?.quote.visit ?? wanted.visit ?? present)
  const nearest = work && !stays && !isOffered(chosen) ? nearestOffers(offers, chosen) : undefined
  return { offers, chosen, keep, quoted, nearest, tooLarge: !work }
}
