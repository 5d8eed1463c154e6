import { officeClock } from '../opening/office-time.ts'
import type { OrderState } from './order-states.ts'

/** How late a team can say it is, in minutes. */
export const lateChoices = [10, 20, 30, 45] as const
export type LateMinutes = (typeof lateChoices)[number]

/** How long a notice is held so that it can be taken back, in milliseconds (R18.33). */
export const lateHeldFor = 30_000

const step = 5 * 60_000

/**
 * When a late team arrives: that many minutes after the end of its arrival window or, once that is over, after now. In
 * whole five minutes, rounded up, because it is said as "about". Phones compute it too, which do not know the windows.
 */
export function lateArrival(windowEnd: Date, minutes: LateMinutes, now: Date): Date {
  const from = Math.max(windowEnd.getTime(), now.getTime())
  return new Date(Math.ceil((from + minutes * 60_000) / step) * step)
}

/**
 * Whether a customer may be sent a notice that the team is late: on the day of the visit, before the work begins
 * (R18.33).
 */
export const mayNotifyLate = ({ state, date }: { state: OrderState; date: string }, now: Date): boolean =>
  state === 'ordered' && officeClock(now).date === date
