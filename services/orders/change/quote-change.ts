import { type ExtraId, formatRooms, parseRooms, type Room } from '../../../domain/estimate/rooms.ts'
import { hoursFor } from '../../../domain/estimate/sold-hours.ts'
import type { Tariff } from '../../../domain/estimate/tariff.ts'
import { type EstimateRequest, type VisitWork, visitWork } from '../../../domain/estimate/visit-work.ts'
import { noCents } from '../../../domain/money/cents.ts'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import { isAfterHandover } from '../../../domain/orders/handover.ts'
import type { BusinessOrder, Order } from '../../../domain/orders/order.ts'
import { priceLines } from '../../../domain/orders/price-lines.ts'
import { visitPrice } from '../../../domain/orders/visit-price.ts'
import { neededConsents } from '../../../domain/orders/withdrawal-period.ts'
import { fittingVisit } from '../../../domain/planning/reschedule-kind.ts'
import { isSameVisit, type Visit, visitStart } from '../../../domain/scheduling/visit.ts'
import type { AgreedConsents, OrderServices } from '../record/order-services.ts'

/** The changes that a customer wants. Fields that are left out stay. */
export interface OrderChange {
  visit?: Visit
  rooms?: readonly Room[]
  extras?: readonly ExtraId[]
  /** Person-minutes of cleaning per hour; null: as many as the rooms need. */
  soldMinutes?: number | null
  /** The day on which the keys are handed over; null if it is unknown. */
  handover?: string | null
}

/** The outcome of a possible change of an order. */
export type ChangeQuote = NonNullable<ReturnType<typeof quoteChange>>

/**
 * Prices a change by the current tariff, before the customer decides (R16.5). A visit that names the present one is no
 * change, and keeps the price of its date. Another handover alone costs nothing and changes no price.
 * @param agreed the customer's earlier consents
 * @returns undefined if the home is too large, a room or the hours are invalid, or no team works on that date
 */
export function quoteChange(
  { clock, estimator }: Pick<OrderServices, 'clock' | 'estimator'>,
  order: Order,
  change: OrderChange,
  agreed: AgreedConsents = () => [],
) {
  const { tariff } = estimator
  const now = clock()
  const home = homeAfter(order, change)
  const { rooms, extras, soldMinutes } = home
  const { handover = order.handover } = change
  const work = workAfter(tariff, order, change)
  if (!work) return undefined
  const { minutesOnSite } = work.crew
  const visit = fittingVisit({ minutesOnSite }, change.visit ?? order.visit)
  const stays = isSameVisit(visit, fittingVisit({ minutesOnSite }, order.visit))
  const price = visitPrice(tariff, home, stays ? order.priceDate : visit.date)
  if (!price) return undefined
  // The differences from the order: none if the order already is as wanted. `home`: its rooms, extras or hours.
  const changes = {
    visit: !stays,
    home:
      formatRooms(rooms) !== formatRooms(order.rooms) ||
      String(extras) !== String(order.extras) ||
      soldMinutes !== order.soldMinutes,
    handover: handover !== order.handover,
  }
  const isOnlyHandover = changes.handover && !changes.visit && !changes.home
  const { priceCents } = isOnlyHandover ? order : price
  const needed =
    isOnlyHandover || order.business ? [] : neededConsents(order.country, order.orderedAt, visitStart(visit))
  return {
    rooms,
    extras,
    soldMinutes,
    ...work.crew,
    visit,
    handover,
    priceCents,
    lines: priceLines(tariff, home, priceCents),
    /** The fee for the change, on top of the price. */
    feeCents: isOnlyHandover ? noCents : changeTerms(order, now).feeCents,
    /** The cost of changing or cancelling after it. */
    terms: changeTerms({ ...order, startsAt: visitStart(visit), priceCents }, now),
    /** The boxes that it needs, beyond those that were ticked before. */
    consents: needed.filter((kind) => kind !== 'terms' && !agreed(visit.date).includes(kind)),
    /** Whether the visit comes after the handover and either has changed, which needs a yes. */
    afterHandover: (changes.visit || changes.handover) && isAfterHandover(handover, visit.date),
    changes,
  }
}

/** The home as a change wants it; what was agreed with a business stays. */
export function homeAfter(
  order: Order,
  { rooms = order.rooms, extras = order.extras, soldMinutes = order.soldMinutes }: OrderChange,
): BusinessOrder | (EstimateRequest & Required<Pick<OrderChange, 'rooms' | 'extras' | 'soldMinutes'>>) {
  if (order.business) return order
  const { packageId, zipCode } = order
  return { packageId, zipCode, rooms, extras, soldMinutes }
}

/** The work for the home as a change wants it; undefined if it is too large, or a room or the hours are invalid. */
export function workAfter(tariff: Tariff, order: Order, change: OrderChange): VisitWork | undefined {
  const home = homeAfter(order, change)
  // A form may say anything; an order whose rooms cannot be read back would be lost. Ordered hours may stay.
  const isOnSale = !home.soldMinutes || hoursFor(tariff, order)?.includes(home.soldMinutes)
  const isReadable = order.business !== null || parseRooms(formatRooms(home.rooms)).ok
  return isReadable && isOnSale ? visitWork(tariff, home) : undefined
}
