import type { ExtraId } from '../estimate/rooms.ts'
import { hourlyPackage } from '../estimate/sold-hours.ts'
import type { Tariff } from '../estimate/tariff.ts'
import type { AgreedWork, EstimateRequest } from '../estimate/visit-work.ts'
import { visitWork } from '../estimate/visit-work.ts'
import { addCents, type Cents, cents, noCents, subtractCents } from '../money/cents.ts'
import { atRates, type RatedCents, type RatedOrder, vatPercent } from './vat.ts'

/** A part of a price, VAT included. */
export interface PriceLine extends RatedCents {
  part: 'cleaning' | 'travel' | ExtraId
}

/**
 * The parts of a price (R16.6), which sum exactly to it: the cleaning, each extra by its share of the work (whole
 * cents, the rest is cleaning), and travel. That of a business is one part at each rate of VAT.
 *
 * @returns an empty list if the work needs more people than we send in one visit, which no order does
 */
export function priceLines(
  tariff: Tariff,
  request: EstimateRequest | (AgreedWork & RatedOrder),
  priceCents: Cents,
): PriceLine[] {
  if (request.packageId === 'business')
    return atRates(request, priceCents).map((rated) => ({ part: 'cleaning', ...rated }))
  const work = visitWork(tariff, request)
  if (!work) return []
  const percent = vatPercent(tariff.country)
  const line = (part: PriceLine['part'], amount: Cents): PriceLine => ({ part, cents: amount, vatPercent: percent })
  const travel = cents(Math.min(work.zone.travelCents, priceCents))
  const labour = subtractCents(priceCents, travel)
  const share = (minutes: number) =>
    minutes === 0 ? noCents : cents(Math.floor((labour * minutes) / work.workMinutes))
  // Extras are done within hours that are sold, so they cost nothing of their own.
  const isSold = request.packageId === hourlyPackage && Boolean(request.soldMinutes)
  const extras = isSold ? [] : work.extras.map(({ id, minutes }) => line(id, share(minutes)))
  const cleaning = subtractCents(labour, addCents(...extras.map((extra) => extra.cents)))
  return [line('cleaning', cleaning), ...extras, ...(travel > 0 ? [line('travel', travel)] : [])]
}
