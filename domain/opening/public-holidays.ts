import type { Country } from '../language.ts'

/** Holidays by month and day. */
const belgianHolidays: Record<string, FixedHolidayId> = {
  '01-01': 'newYear',
  '05-01': 'labourDay',
  '07-21': 'belgianNationalDay',
  '08-15': 'assumption',
  '11-01': 'allSaints',
  '11-11': 'armistice',
  '12-25': 'christmas',
}

function dutchHolidays(year: number): Record<string, FixedHolidayId> {
  const kingsDay = new Date(`${year}-04-27`).getUTCDay() === 0 ? '04-26' : '04-27'
  return {
    '01-01': 'newYear',
    [kingsDay]: 'kingsDay',
    ...(year % 5 === 0 && { '05-05': 'liberationDay' }),
    '12-25': 'christmas',
    '12-26': 'boxingDay',
  }
}

/** Holidays by days after Easter Sunday. */
const movableHolidays: Record<Country, Record<number, MovableHolidayId>> = {
  BE: { 1: 'easterMonday', 39: 'ascension', 50: 'whitMonday' },
  NL: { 0: 'easter', 1: 'easterMonday', 39: 'ascension', 49: 'whitSunday', 50: 'whitMonday' },
}

type FixedHolidayId =
  | 'newYear'
  | 'kingsDay'
  | 'labourDay'
  | 'liberationDay'
  | 'belgianNationalDay'
  | 'assumption'
  | 'allSaints'
  | 'armistice'
  | 'christmas'
  | 'boxingDay'
type MovableHolidayId = 'easter' | 'easterMonday' | 'ascension' | 'whitSunday' | 'whitMonday'

export type HolidayId = FixedHolidayId | MovableHolidayId

/**
 * The public holiday on a date ('YYYY-MM-DD') in a country; undefined for any other day. Of two on one day, such as
 * Ascension Day on Labour Day, the movable one.
 *
 * - Belgium: the ten holidays of the law of 4 January 1974 and its decree of 18 April 1974. Each employer chooses the
 *   replacement day for a holiday on a Sunday; our office is open on it.
 * - Netherlands: the holidays of the Algemene termijnenwet (article 3), including Easter Sunday and Whit Sunday. King's
 *   Day is 26 April if the 27th is a Sunday. Two days of that law are working days for most employers and for us: Good
 *   Friday, and Liberation Day (5 May) except every fifth year (2025, 2030).
 */
export function holidayOf(country: Country, date: string): HolidayId | undefined {
  const year = Number(date.slice(0, 4))
  const fixed = country === 'BE' ? belgianHolidays : dutchHolidays(year)
  const daysAfterEaster = (Date.parse(date) - easterSunday(year)) / 86_400_000
  return movableHolidays[country][daysAfterEaster] ?? fixed[date.slice(5)]
}

/** Whether a date ('YYYY-MM-DD') is a public holiday in a country. */
export const isPublicHoliday = (country: Country, date: string): boolean => holidayOf(country, date) !== undefined

/** Easter Sunday in the Gregorian calendar, by the Meeus/Jones/Butcher algorithm, as midnight UTC in milliseconds. */
function easterSunday(year: number): number {
  const century = Math.floor(year / 100)
  const moonPlace = year % 19
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moonPlace + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const lateMoon = Math.floor((moonPlace + 11 * epact + 22 * weekday) / 451)
  return Date.UTC(year, 2, 22 + epact + weekday - 7 * lateMoon)
}
