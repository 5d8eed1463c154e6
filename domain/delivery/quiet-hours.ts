import { addDays, officeClock, officeInstant } from '../opening/office-time.ts'

/** No text message wakes anyone: none goes from 21:00 to 8:00 office time (R18.31). */
const quiet = { from: 21 * 60, until: 8 * 60 }

/** The earliest moment from `now` on at which a text message may go. */
export function textMessageTime(now: Date): Date {
  const { date, minutes } = officeClock(now)
  if (minutes < quiet.until) return officeInstant(date, quiet.until)
  return minutes >= quiet.from ? officeInstant(addDays(date, 1), quiet.until) : now
}

/** When the text messages of a day end. */
export const lastTextMessage = (date: string): Date => officeInstant(date, quiet.from)
