import type { Country } from '../language.ts'
import { addDays } from './office-time.ts'
import { easterSunday, isPublicHoliday } from './public-holidays.ts'

/** By month and day. King's Day is on either of two days. */
const fixedHolidays = {
  '01-01': 'newYear',
  '04-26': 'kingsDay',
  '04-27': 'kingsDay',
  '05-01': 'labourDay',
  '05-05': 'liberationDay',
  '07-21': 'belgianNationalDay',
  '08-15': 'assumption',
  '11-01': 'allSaints',
  '11-11': 'armistice',
  '12-25': 'christmas',
  '12-26': 'boxingDay',
} as const

/** By days after Easter Sunday. */
const movableHolidays = { 0: 'easter', 1: 'easterMonday', 39: 'ascension', 49: 'whitSunday', 50: 'whitMonday' } as const

export type HolidayId =
  | (typeof fixedHolidays)[keyof typeof fixedHolidays]
  | (typeof movableHolidays)[keyof typeof movableHolidays]

/** Which public holiday a date ('YYYY-MM-DD') is in a country; undefined for any other day. Of two on one day the movable one. */
export function holidayOf(country: Country, date: string): HolidayId | undefined {
  if (!isPublicHoliday(country, date)) return undefined
  const easter = easterSunday(Number(date.slice(0, 4)))
  const movable = Object.entries(movableHolidays).find(([days]) => addDays(easter, Number(days)) === date)
  return movable?.[1] ?? Object.entries(fixedHolidays).find(([monthAndDay]) => date.endsWith(monthAndDay))?.[1]
}
