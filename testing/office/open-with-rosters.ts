import type { OrderView, VisitOffer } from '../../domain/orders/order.ts'
import type { Engine } from '../database/engines.ts'
import { homeIn, placedOrder } from '../orders/place-through-draft.ts'
import { openRoster } from '../scheduling/open-roster.ts'
import { openOffice } from './open-office.ts'

/** An office with the teams of both sample tariffs and their calendars, so that there are visits to order. */
export async function openWithRosters(engine: Engine = 'sqlite') {
  const office = await openOffice(engine)
  const { database } = office.services
  const { en: orders, nl: dutchOrders } = office.services.orders
  if (!orders || !dutchOrders) throw new Error('no tariff')
  for (const { estimator } of [orders, dutchOrders]) await openRoster(database, estimator.tariff, office.now())
  return {
    ...office,
    database,
    /** The services of ordering in Belgium. */
    orders,
    dutchOrders,
    /** Orders a visit in Belgium, the first one that fits. */
    place: (choose: (offers: VisitOffer[]) => VisitOffer | undefined = ([first]) => first, home = {}) =>
      placedOrder(orders, homeIn(orders, home), choose),
  }
}

/** Chooses a visit by its date and part. */
export const on =
  (date: string, part: string) =>
  (offers: VisitOffer[]): VisitOffer | undefined =>
    offers.find(({ visit }) => visit.date === date && visit.part === part)

/** The address of an order's page. */
export const hrefOf = ({ order }: OrderView) => `/orders/${order.number}`
