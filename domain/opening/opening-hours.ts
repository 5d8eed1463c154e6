import type { Country } from '../language.ts'
import { addDays, minutesOf, officeClock, officeInstant } from './office-time.ts'
import { isPublicHoliday } from './public-holidays.ts'

/** Monday to Friday; Saturday, Sunday and the public holidays of the site's country closed. Times of the office's clock. */
export const openingHours = { opens: '08:00', closes: '18:00' } as const

/** The same in minutes since midnight. */
export const openingMinutes = minutesOf(openingHours.opens)
export const closingMinutes = minutesOf(openingHours.closes)

/** Now open, and until when; or closed, and when it opens next. The instant is also when this answer gets stale. */
export type OpeningStatus = { open: true; until: Date } | { open: false; opensAt: Date }

/** Whether the office is open: from 08:00 on, and closed again at 18:00 sharp. */
export function openingStatus(now: Date, country: Country): OpeningStatus {
  const { date, minutes } = officeClock(now)
  const opensToday = isOpenDay(country, date)
  if (opensToday && minutes < openingMinutes) return { open: false, opensAt: officeInstant(date, openingMinutes) }
  if (opensToday && minutes < closingMinutes) return { open: true, until: officeInstant(date, closingMinutes) }
  return { open: false, opensAt: officeInstant(nextOpenDay(country, date), openingMinutes) }
}

/** Whether the office works on a date ('YYYY-MM-DD') at all. */
export function isOpenDay(country: Country, date: string): boolean {
  const weekday = new Date(date).getUTCDay()
  return weekday >= 1 && weekday <= 5 && !isPublicHoliday(country, date)
}

/** The first day after a date on which the office works. */
export function nextOpenDay(country: Country, date: string): string {
  const next = addDays(date, 1)
  return isOpenDay(country, next) ? next : nextOpenDay(country, next)
}
