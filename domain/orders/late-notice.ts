import { officeClock } from '../opening/office-time.ts'
import type { OrderState } from './order-states.ts'

/** How late a team says it is, in minutes. */
export const lateMinutes = 20

/** For how long that is news, in minutes. */
export const lateNewsMinutes = 30

/**
 * Whether the office may send a customer a notice that the team is late: on the day of the visit, before the work
 * begins (R18.33).
 */
export const mayNotifyLate = ({ state, date }: { state: OrderState; date: string }, now: Date): boolean =>
  state === 'ordered' && officeClock(now).date === date
