import type { VisitOffer } from '../../domain/orders/order.ts'
import { mondayOf, weekNumber } from '../../domain/planning/week.ts'

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
