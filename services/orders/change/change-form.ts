import { formFields, readChoice } from '../../../domain/estimate/choice.ts'
import { formatRooms } from '../../../domain/estimate/rooms.ts'
import { formatHours, hourlyPackage, hoursFor, parseHours } from '../../../domain/estimate/sold-hours.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { fittingVisit } from '../../../domain/planning/reschedule-kind.ts'
import { formatVisit, isDate, parseVisit, type Visit } from '../../../domain/scheduling/visit.ts'
import { consentText } from '../consent/consent-texts.ts'
import { nearestOffers, offerVisits } from '../draft/draft-quote.ts'
import { agreedConsents, type OrderServices } from '../record/order-services.ts'
import { homeAfter, type OrderChange, quoteChange, workAfter } from './quote-change.ts'

/** The change that a query or form asks for: visit, rooms and extras, hours, handover; undefined for none of them. */
export function wantedChange(given: URLSearchParams, order: Order): OrderChange | undefined {
  const visit = parseVisit(given.get('visit') ?? '')
  const namesHome = given.has(formFields.type) || given.has(formFields.rooms)
  const { rooms = order.rooms, extras } = readChoice(given, order.rooms)
  const wanted = {
    ...(visit && { visit }),
    ...(namesHome && { rooms, extras }),
    ...(order.packageId === hourlyPackage &&
      given.has('hours') && { soldMinutes: parseHours(given.get('hours')) ?? null }),
    ...(order.packageId === 'es' && handoverIn(given.get('handover'))),
  }
  return Object.keys(wanted).length > 0 ? wanted : undefined
}

/** The handover of a form: a day, or none where its field was emptied. Anything else leaves it as it is. */
function handoverIn(text: string | null): Pick<OrderChange, 'handover'> {
  if (text === '') return { handover: null }
  return text !== null && isDate(text) ? { handover: text } : {}
}

/** Whether a query adds or removes a room, so that nothing is calculated yet. */
export const editsRooms = (query: URLSearchParams): boolean => query.has(formFields.add) || query.has(formFields.remove)

/** The content of the change form: the home as it is wanted, the visits for it, and a preview of the change. */
export type OfferedChanges = Awaited<ReturnType<typeof offerChanges>>

/** Lists the alternatives to the ordered visit (R16.5), and previews `wanted`. Changes nothing. */
export async function offerChanges(services: OrderServices, order: Order, wanted: OrderChange = {}) {
  const { tariff } = services.estimator
  const work = workAfter(tariff, order, wanted)
  const home = homeAfter(order, wanted)
  const offers = await offerVisits(services, work ? home : order, order.id)
  const isOffered = (visit: Visit) => offers.some((offer) => formatVisit(offer.visit) === formatVisit(visit))
  const quoted = Object.keys(wanted).length > 0 ? await previewChange(services, order, wanted) : undefined
  const present = fittingVisit(work?.crew ?? order, order.visit)
  const keep = isOffered(present) ? undefined : order.visit
  const stays = quoted ? !quoted.quote.changes.visit : !wanted.visit
  const chosen = stays ? (keep ?? present) : (quoted?.quote.visit ?? wanted.visit ?? present)
  const nearest = work && !stays && !isOffered(chosen) ? nearestOffers(offers, chosen) : undefined
  const { rooms, extras, soldMinutes } = home
  const { handover = order.handover } = wanted
  const hoursOnSale = hoursFor(tariff, order)
  return {
    home: { rooms, extras, soldMinutes, handover },
    hoursOnSale,
    offers,
    // The visit to mark: the one that is wanted, or the present one.
    chosen,
    // The present visit, where it is not among the offers, as one that is too soon.
    keep,
    quoted,
    // The nearest visits to a wanted one that is not offered.
    nearest,
    // More people than we send in one visit: the offers are then those for the present home.
    tooLarge: !work,
  }
}

/** A change that was asked for but not made. */
export type ChangePreview = NonNullable<OfferedChanges['quoted']>

/**
 * The price and fee of a change, the sentences of the boxes that it needs, and what its button sends; undefined if it
 * cannot be had.
 */
async function previewChange(services: OrderServices, order: Order, change: OrderChange) {
  const quote = quoteChange(services, order, change, await agreedConsents(services.database, order.id))
  if (!quote) return undefined
  const consents = quote.consents.map((kind) => consentText(services, kind, quote.visit))
  // `wantedChange` reads what is wanted.
  const sent = {
    version: order.version,
    price: quote.priceCents,
    fee: quote.feeCents,
    visit: formatVisit(quote.visit),
    rooms: formatRooms(quote.rooms),
    extras: quote.extras.join(','),
    hours: quote.soldMinutes ? formatHours(quote.soldMinutes) : '',
    handover: quote.handover ?? '',
  }
  return { quote, consents, sent }
}
