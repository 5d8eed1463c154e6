import { freeChangeDaysAfterOrdering, freeChangeDaysAhead } from '../company/business-rules.ts'
import { type Cents, noCents, shareOfCents } from '../money/cents.ts'
import { addDays, officeClock, officeInstant } from '../opening/office-time.ts'

/** The cost of changing or cancelling. */
export type ChangeTerms = ReturnType<typeof changeTerms>

/**
 * The moment at which changing and cancelling stop being free (R1.9): the later end of the two periods, but never after
 * the visit has begun. Both periods count calendar days in office time: one lasts until the end of the fourteenth day
 * after the day of ordering, the other until the time of day at which the visit begins, seven days earlier.
 */
export function freeUntil(orderedAt: Date, startsAt: Date): Date {
  const dayAfter = addDays(officeClock(orderedAt).date, freeChangeDaysAfterOrdering + 1)
  const visit = officeClock(startsAt)
  const daysAhead = officeInstant(addDays(visit.date, -freeChangeDaysAhead), visit.minutes)
  const later = Math.max(officeInstant(dayAfter, 0).getTime(), daysAhead.getTime())
  return new Date(Math.min(later, startsAt.getTime()))
}

/** The fee for a late change or cancellation: a share of the order's price, in whole cents, half a cent up. */
export const lateFeeCents = (priceCents: Cents, percent: number): Cents => shareOfCents(priceCents, percent, 100)

interface TermsOrder {
  orderedAt: Date
  startsAt: Date
  priceCents: Cents
  lateChangePercent: number
}

/** The cost of changing or cancelling an order at `now`. */
export function changeTerms(order: TermsOrder, now: Date) {
  const until = freeUntil(order.orderedAt, order.startsAt)
  const fee = lateFeeCents(order.priceCents, order.lateChangePercent)
  const free = now < until
  return {
    free,
    /** Free until the visit begins, which is when the arrival time does: there is never a fee. */
    alwaysFree: until.getTime() === order.startsAt.getTime(),
    /** Free until just before this moment; it may be over. */
    freeUntil: until,
    /** The cost from then on, in cents. */
    lateFeeCents: fee,
    /** The cost now: nothing, or `lateFeeCents`. */
    feeCents: free ? noCents : fee,
  }
}
