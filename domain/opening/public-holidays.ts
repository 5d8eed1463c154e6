import type { Country } from '../language.ts'
import { addDays } from './office-time.ts'

/**
 * The public holidays of a country in a year as 'YYYY-MM-DD', in order.
 *
 * - Belgium: the ten of the law of 4 January 1974 and its decree of 18 April 1974. The replacement day for a holiday on a
 *   Sunday is for each employer to choose; our office is open on it.
 * - Netherlands: those of the Algemene termijnenwet (article 3), Easter and Whit Sunday beside their Mondays. King's Day is
 *   26 April when the 27th is a Sunday. Two of that law's days are ordinary working days to most employers and so to us:
 *   Good Friday, and Liberation Day (5 May) but for each fifth year (2025, 2030).
 */
export function publicHolidays(country: Country, year: number): string[] {
  const fixedDays = country === 'BE' ? belgianDays : dutchDays(year)
  const easter = easterSunday(year)
  const movableDays = (country === 'BE' ? belgianMovableDays : dutchMovableDays).map((days) => addDays(easter, days))
  // As a set, because Ascension may fall on Labour Day or Liberation Day.
  return [...new Set([...fixedDays.map((monthAndDay) => `${year}-${monthAndDay}`), ...movableDays])].sort()
}

const belgianDays = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25']

function dutchDays(year: number): string[] {
  const kingsDay = new Date(`${year}-04-27`).getUTCDay() === 0 ? '04-26' : '04-27'
  return ['01-01', kingsDay, ...(year % 5 === 0 ? ['05-05'] : []), '12-25', '12-26']
}

// Days after Easter Sunday: Easter Monday, Ascension Day, Whit Monday; in the Netherlands both Sundays too.
const belgianMovableDays = [1, 39, 50]
const dutchMovableDays = [0, 1, 39, 49, 50]

/** Whether a date ('YYYY-MM-DD') is a public holiday in a country. */
export function isPublicHoliday(country: Country, date: string): boolean {
  return publicHolidays(country, Number(date.slice(0, 4))).includes(date)
}

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const century = Math.floor(year / 100)
  const moonPlace = year % 19
  const moonCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * moonPlace + century - Math.floor(century / 4) - moonCorrection + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const lateMoon = Math.floor((moonPlace + 11 * epact + 22 * weekday) / 451)
  return addDays(`${year}-03-22`, epact + weekday - 7 * lateMoon)
}
