import { addDays, officeClock, officeInstant } from '../opening/office-time.ts'

/** Hours for which an order beyond what is placed at once waits to be confirmed (R16.33). */
export const confirmHours = 2

/** Orders of a day that wait to be confirmed, at most: of a mailbox, of a phone number, of a client's network. */
export const unconfirmedPerDay = { mailbox: 3, phone: 3, client: 10 } as const

/** How often the mail that asks to confirm an order is sent again in a day, at most. */
export const askedAgainPerDay = 3

/** So many unconfirmed orders within an hour are an alarm for the office. */
export const unconfirmedBurst = 10

/** Seconds until the limits of a day begin anew, at midnight in the office's time zone. */
export function secondsOfDayLeft(now: Date): number {
  const midnight = officeInstant(addDays(officeClock(now).date, 1), 0)
  return Math.ceil((midnight.getTime() - now.getTime()) / 1000)
}
