import { visitPercent } from '../estimate/dates.ts'
import { priceCents } from '../estimate/price.ts'
import type { Tariff } from '../estimate/tariff.ts'
import { type OrderedRequest, priceOn, type VisitWork, visitWork } from '../estimate/visit-work.ts'
import type { Cents } from '../money/cents.ts'

/**
 * The price of a visit on a date by a tariff, whatever day it is today, with the work and the date's factor: what
 * `visitPrices` says for the same date, to the cent. An order is proved with it (R16.3).
 *
 * @param date 'YYYY-MM-DD'
 * @returns undefined if the work is too large for one visit, or no team works on that date
 */
export function visitPrice(tariff: Tariff, request: OrderedRequest, date: string) {
  const work = visitWork(tariff, request)
  const datePercent = visitPercent(tariff, date)
  if (!work || datePercent === undefined) return undefined
  return { work, datePercent, priceCents: priceOn(tariff, request, work, datePercent) }
}

/** A price to the cent, before it is rounded to the tariff's price step. */
export const unroundedCents = (
  { centsPerPersonHour }: Pick<Tariff, 'centsPerPersonHour'>,
  { work, datePercent }: { work: VisitWork; datePercent: number },
): Cents =>
  priceCents({ centsPerPersonHour, priceStepCents: 1 }, work.personMinutes, datePercent, 100, work.zone.travelCents)
