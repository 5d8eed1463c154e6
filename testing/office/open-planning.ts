import type { Language } from '../../domain/language.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import type { Engine } from '../database/engines.ts'
import { homeIn, placedOrder } from '../orders/place-through-draft.ts'
import { openRoster } from '../scheduling/open-roster.ts'
import { openOffice } from './open-office.ts'

/** An office with the sample tariff’s teams and their calendar, and a way to order. */
export async function openPlanning(engine: Engine = 'sqlite', language: Language = 'en') {
  const office = await openOffice(engine)
  const { database, orders } = office.services
  const services = orders[language] as OrderServices
  await openRoster(database, services.estimator.tariff, office.now())
  return {
    ...office,
    database,
    orders: services,
    /** Orders a visit, the first one that fits. */
    place: (choose: (offers: VisitOffer[]) => VisitOffer | undefined = ([first]) => first, home = {}) =>
      placedOrder(services, homeIn(services, home), choose),
  }
}

/** Chooses a visit by its date and part. */
export const on =
  (date: string, part: string) =>
  (offers: VisitOffer[]): VisitOffer | undefined =>
    offers.find(({ visit }) => visit.date === date && visit.part === part)
