import { type Cents, cents } from '../money/cents.ts'
import type { Tariff } from './tariff.ts'

type PriceRules = Pick<Tariff, 'centsPerPersonHour' | 'priceStepCents'>

/**
 * The price of a visit in integer cents: person-minutes × hourly rate × date factor × share, plus travel. It is rounded
 * once, at the end, to the price step (half a step up). All factors are integers and the largest product stays below
 * 2^53, so nothing is lost before rounding.
 *
 * @param personMinutes people × minutes on site
 * @param datePercent the date's factor in percent
 * @param sharePercent 100 for the price, 100 ∓ the uncertainty for the ends of its range. Travel has no uncertainty.
 * @param travelCents the zone's travel cost, the same on all dates
 */
export function priceCents(
  { centsPerPersonHour, priceStepCents }: PriceRules,
  personMinutes: number,
  datePercent: number,
  sharePercent: number,
  travelCents: number,
): Cents {
  const parts = 60 * 100 * 100
  const labour = personMinutes * centsPerPersonHour * datePercent * sharePercent
  return cents(Math.round((labour + travelCents * parts) / (parts * priceStepCents)) * priceStepCents)
}
