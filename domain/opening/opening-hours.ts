import { company } from '../company/company.ts'
import type { Country } from '../language.ts'
import { addDays, minutesOf, officeClock, officeInstant } from './office-time.ts'
import { isPublicHoliday } from './public-holidays.ts'

/**
 * The opening hours from Monday to Friday, in minutes since midnight. Closed at weekends, on days of the company's own,
 * and on public holidays of the site's country (R1.10).
 */
export const openingMinutes = minutesOf(company.hours.opens)
export const closingMinutes = minutesOf(company.hours.closes)

/** Either open until an instant, or closed until one. At that instant the status becomes stale. */
export type OpeningStatus = { open: true; until: Date } | { open: false; opensAt: Date }

/** Whether the office is open at `now`, and until when. Open from `opens` inclusive to `closes` exclusive. */
export function openingStatus(now: Date, country: Country): OpeningStatus {
  const { date, minutes } = officeClock(now)
  const opensToday = isOpenDay(country, date)
  if (opensToday && minutes < openingMinutes) return { open: false, opensAt: officeInstant(date, openingMinutes) }
  if (opensToday && minutes < closingMinutes) return { open: true, until: officeInstant(date, closingMinutes) }
  return { open: false, opensAt: officeInstant(nextOpenDay(country, date), openingMinutes) }
}

/** Whether a date ('YYYY-MM-DD') is a working day by the law of a country: none of a weekend, and no public holiday. */
export const isWorkingDay = (country: Country, date: string): boolean =>
  isWeekday(date) && !isPublicHoliday(country, date)

/** Whether the office is open on a date ('YYYY-MM-DD'). */
export const isOpenDay = (country: Country, date: string): boolean =>
  isWeekday(date) &&
  !company.closedDays.includes(date) &&
  !(company.promises.closedOnHolidays.value && isPublicHoliday(country, date))

function isWeekday(date: string): boolean {
  const weekday = new Date(date).getUTCDay()
  return weekday >= 1 && weekday <= 5
}

/** The first open day after a date; both are 'YYYY-MM-DD'. */
export function nextOpenDay(country: Country, date: string): string {
  const next = addDays(date, 1)
  return isOpenDay(country, next) ? next : nextOpenDay(country, next)
}
