import { company } from '../company/company.ts'
import type { Country } from '../language.ts'
import { addCents, type Cents, cents, shareOfCents, subtractCents } from '../money/cents.ts'
import { addDays } from '../opening/office-time.ts'
import { isWorkingDay, nextOpenDay } from '../opening/opening-hours.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { PaymentStanding } from './payment-standing.ts'

/** How a reminder reaches a customer: by e-mail or, without an address, printed and posted. */
export type ReminderWay = 'mail' | 'post'

/** Days that a customer has from a first reminder: articles XIX.2 of the Code of Economic Law (BE) and 6:96 BW (NL). */
export const reminderDays = 14

/**
 * Whether a customer may be sent the first reminder (R18.50): the day has passed, and it is not for a visit that is
 * still ahead, which the office calls about instead. The law's sentences are for consumers: no business gets it.
 */
export const mayRemind = (
  { state, business }: { state: OrderState; business: unknown },
  standing: PaymentStanding,
): boolean => standing === 'late' && state !== 'ordered' && business === null

/**
 * The first day of the fourteen that a customer has, and the last, or the working day after it; both 'YYYY-MM-DD'. They
 * are counted so that the law's term is never shorter: it begins on the day after the reminder was received. A mail may
 * still go on the day after `today`; a letter is posted on the next open day, and received on the third after that
 * (XIX.2 counts a letter from that day on).
 * @param today the office's date when the reminder is queued
 */
export function reminderTerm(country: Country, today: string, way: ReminderWay): { firstDay: string; payBy: string } {
  let received = addDays(today, 1)
  if (way === 'post') {
    received = today
    for (let openDays = 0; openDays < 4; openDays += 1) received = nextOpenDay(country, received)
  }
  const firstDay = addDays(received, 1)
  let payBy = addDays(firstDay, reminderDays - 1)
  // No bank books on the others, and the law moves the end of a term (article 1 of the Dutch Algemene termijnenwet).
  while (!isWorkingDay(country, payBy)) payBy = addDays(payBy, 1)
  return { firstDay, payBy }
}

/** A step of the law's scale: for a balance above `above`, `base` plus a share of what is above it. In whole euros. */
interface CostStep {
  above: number
  base: number
  percent: number
}

/** The steps, and the least and most that may be asked, in whole euros. */
export interface CostScale {
  steps: readonly CostStep[]
  least: number
  most: number
}

/**
 * The most that may be asked after the term of a first reminder. Belgium: article XIX.4 of the Code of Economic Law.
 * The Netherlands: article 2 of the decree on extrajudicial collection costs (BIK), without VAT, because we can deduct
 * it; above €200,000 its share is smaller still.
 */
export const costScales: Record<Country, CostScale> = {
  BE: {
    steps: [
      { above: 0, base: 20, percent: 0 },
      { above: 150, base: 30, percent: 10 },
      { above: 500, base: 65, percent: 5 },
    ],
    least: 0,
    most: 2000,
  },
  NL: {
    steps: [
      { above: 0, base: 0, percent: 15 },
      { above: 2500, base: 375, percent: 10 },
      { above: 5000, base: 625, percent: 5 },
      { above: 10_000, base: 875, percent: 1 },
    ],
    least: 40,
    most: 6775,
  },
}

/**
 * The permitted costs and their arithmetic: `base` plus `percent` of `part`, which is the balance less `above`. `upTo`:
 * the balance up to which this step of the scale goes; undefined for the last. `scaleCents`: the result of the scale,
 * where the law's least or most (`limit`) replaces it.
 */
export type LateCosts = NonNullable<ReturnType<typeof lateCosts>>

/**
 * The costs that the first reminder has to name (R18.50). They are never charged by themselves.
 * @param due the balance, positive
 * @returns undefined where the owner charges none
 */
export function lateCosts(country: Country, due: Cents, charges = company.promises.lateCosts.value) {
  const { steps, least, most } = costScales[country]
  const step = steps.findLast(({ above }) => due > euros(above))
  const next = steps.find(({ above }) => due <= euros(above))
  if (!charges || !step) return undefined
  const [base, part] = [euros(step.base), subtractCents(due, euros(step.above))]
  const scaleCents = addCents(base, shareOfCents(part, step.percent, 100))
  const limit = scaleCents < euros(least) ? 'least' : scaleCents > euros(most) ? 'most' : 'exact'
  const limited = { exact: scaleCents, least: euros(least), most: euros(most) }[limit]
  const upTo = next && euros(next.above)
  return { cents: limited, base, percent: step.percent, part, limit, scaleCents, upTo } as const
}

const euros = (amount: number): Cents => cents(amount * 100)
