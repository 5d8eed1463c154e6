import type { ExtraId } from '../../domain/estimate/extras.ts'
import { formatRooms, parseRooms, type Room } from '../../domain/estimate/rooms.ts'
import { changeTerms } from '../../domain/orders/change-terms.ts'
import type { ChangeQuote, Order } from '../../domain/orders/order.ts'
import type { ConsentKind } from '../../domain/orders/order-consents.ts'
import { priceLines } from '../../domain/orders/price-lines.ts'
import { visitPrice } from '../../domain/orders/visit-price.ts'
import { neededConsents } from '../../domain/orders/withdrawal-period.ts'
import { formatVisit, type Visit, type VisitPart } from '../../domain/scheduling/visit.ts'
import { visitParts, visitStart } from '../../domain/scheduling/visit-times.ts'
import type { OrderServices } from './order-services.ts'

/** What a customer wants otherwise. What is left out stays. */
export interface OrderChange {
  visit?: Visit
  rooms?: readonly Room[]
  extras?: readonly ExtraId[]
}

/**
 * What a change would come to, by the tariff of now, before the customer decides (R16.5).
 * @param agreed what the customer has agreed to before
 * @returns undefined if the home is too large, a room is invalid, or no team works on that date
 */
export function quoteChange(
  { clock, estimator }: Pick<OrderServices, 'clock' | 'estimator'>,
  order: Order,
  change: OrderChange,
  agreed: readonly ConsentKind[] = [],
): ChangeQuote | undefined {
  const { tariff } = estimator
  const now = clock()
  const { rooms = order.rooms, extras = order.extras } = change
  // A form may say anything; an order whose rooms cannot be read back would be lost.
  if (!parseRooms(formatRooms(rooms)).ok) return undefined
  const home = { packageId: order.packageId, zipCode: order.zipCode, rooms, extras }
  const wanted = change.visit ?? order.visit
  const price = visitPrice(tariff, home, change.visit?.date ?? order.priceDate)
  if (!price) return undefined
  const { people, minutesOnSite } = price.work.crew
  const parts = visitParts(minutesOnSite)
  const visit = { date: wanted.date, part: fitting(wanted.part, parts) }
  const needed = neededConsents(order.country, order.orderedAt, visitStart(visit))
  return {
    ...{ visit, rooms, extras, people, minutesOnSite, priceCents: price.priceCents },
    lines: priceLines(tariff, home, price.priceCents),
    feeCents: changeTerms(order, now).feeCents,
    consents: needed.filter((kind) => kind !== 'terms' && !agreed.includes(kind)),
  }
}

/** A visit that became longer takes the day, one that became shorter the morning, when it began anyway. */
const fitting = (part: VisitPart, parts: readonly VisitPart[]): VisitPart =>
  parts.includes(part) ? part : (parts[0] ?? 'day')

/** Whether an order already is as a change would make it. */
export const changesNothing = (order: Order, { visit, rooms, extras }: ChangeQuote): boolean =>
  formatVisit(visit) === formatVisit(order.visit) &&
  formatRooms(rooms) === formatRooms(order.rooms) &&
  String(extras) === String(order.extras)
