import { addDays } from '../../domain/opening/office-time.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'

/** The offers of one day, morning first. */
export interface OfferedDay {
  date: string
  offers: VisitOffer[]
}

/** A calendar week with free visits. */
export interface OfferedWeek {
  /** ISO 8601 week number. */
  week: number
  /** Its Monday. */
  monday: string
  days: OfferedDay[]
}

/** The Monday of the week that a date is in. Weeks begin on Monday, as in both countries. */
function mondayOf(date: string): string {
  const sinceMonday = (new Date(date).getUTCDay() + 6) % 7
  return addDays(date, -sinceMonday)
}

/** The number of the week that begins on a Monday: week 1 is the one with the year's first Thursday (ISO 8601). */
function weekNumber(monday: string): number {
  const thursday = addDays(monday, 3)
  const dayOfYear = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000
  return Math.floor(dayOfYear / 7) + 1
}

/** Puts offers, which are in order, into days and weeks. */
export function weeksOf(offers: readonly VisitOffer[]): OfferedWeek[] {
  const weeks: OfferedWeek[] = []
  for (const offer of offers) {
    const { date } = offer.visit
    const monday = mondayOf(date)
    let week = weeks.at(-1)
    if (week?.monday !== monday) {
      week = { week: weekNumber(monday), monday, days: [] }
      weeks.push(week)
    }
    const day = week.days.at(-1)
    if (day?.date === date) day.offers.push(offer)
    else week.days.push({ date, offers: [offer] })
  }
  return weeks
}
