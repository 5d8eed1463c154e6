import type { Country } from '../language.ts'
import { addDays } from './office-time.ts'

/**
 * The public holidays of a country in a year as sorted 'YYYY-MM-DD' dates.
 *
 * - Belgium: the ten holidays of the law of 4 January 1974 and its decree of 18 April 1974. Each employer chooses the
 *   replacement day for a holiday on a Sunday; our office is open on it.
 * - Netherlands: the holidays of the Algemene termijnenwet (article 3), including Easter Sunday and Whit Sunday. King's
 *   Day is 26 April if the 27th is a Sunday. Two days of that law are working days for most employers and for us: Good
 *   Friday, and Liberation Day (5 May) except every fifth year (2025, 2030).
 */
export function publicHolidays(country: Country, year: number): string[] {
  const fixedDays = country === 'BE' ? belgianDays : dutchDays(year)
  const easter = easterSunday(year)
  const movableDays = (country === 'BE' ? belgianMovableDays : dutchMovableDays).map((days) => addDays(easter, days))
  // A set, because Ascension Day can fall on Labour Day or Liberation Day.
  return [...new Set([...fixedDays.map((monthAndDay) => `${year}-${monthAndDay}`), ...movableDays])].sort()
}

const belgianDays = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']

function dutchDays(year: number): string[] {
  const kingsDay = new Date(`${year}-04-27`).getUTCDay() === 0 ? '04-26' : '04-27'
  return ['01-01', kingsDay, ...(year % 5 === 0 ? ['05-05'] : []), '12-25', '12-26']
}

// Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday. In the Netherlands also Easter and Whit Sunday.
const belgianMovableDays = [1, 39, 50]
const dutchMovableDays = [0, 1, 39, 49, 50]

/** Whether a date ('YYYY-MM-DD') is a public holiday in a country. */
export function isPublicHoliday(country: Country, date: string): boolean {
  return publicHolidays(country, Number(date.slice(0, 4))).includes(date)
}

/** Easter Sunday in the Gregorian calendar, by the Meeus/Jones/Butcher algorithm. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const moonPlace = year % 19
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moonPlace + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const lateMoon = Math.floor((moonPlace + 11 * epact + 22 * weekday) / 451)
  return addDays(`${year}-03-22`, epact + weekday - 7 * lateMoon)
}
