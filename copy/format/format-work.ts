import { estimate as words } from '#copy/estimate.ts'
import { language } from '#copy/language.ts'
import type { Language } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { fill } from '../fill.ts'
import { clockTime } from './clock-time.ts'
import { fullDayIn } from './full-day.ts'

const euros = { en: { sign: '€', thousands: ',', point: '.' }, nl: { sign: '€\u00a0', thousands: '.', point: ',' } }

/**
 * An amount in cents as readers of a language write it: €237, € 22,50. The browser's own format says the same, but
 * takes 25 ms to be made, six times that on a slow phone, while the visitor types. So does its format of dates.
 */
export function moneyIn(language: Language, cents: number): string {
  const { sign, thousands, point } = euros[language]
  const [whole = '', part] = (cents / 100).toFixed(2).split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  return sign + groups.join(thousands) + (part === '00' ? '' : point + part)
}

/** An amount in cents as readers of this site write it. */
export const money = (cents: number): string => moneyIn(language, cents)

/** From the lowest to the highest price, in cents: "€192 to €300"; one price if they are the same. */
export const priceRange = ({ low, high }: { low: number; high: number }): string =>
  low === high ? money(low) : fill(words.range, { low: money(low), high: money(high) })

/** A day ('2026-11-26') as short as readers of this site write it: "Thu 26 Nov", "do 26 nov". */
export function shortDay(date: string): string {
  const day = new Date(date)
  return `${words.weekdays[day.getUTCDay()]} ${day.getUTCDate()} ${words.months[day.getUTCMonth()]}`
}

/** A day ('2026-11-26') in full, as readers of this site write it. */
export const fullDay = (date: string): string => fullDayIn(language, date)

/** Minutes in words: "3 h 15 min", "45 minutes". */
export function duration(total: number): string {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  if (hours === 0) return fill(words.duration.minutes, { minutes })
  return minutes === 0 ? fill(words.duration.hours, { hours }) : fill(words.duration.both, { hours, minutes })
}

/** The people and the time of a visit: "2 people for 3 h 15 min". */
export const crew = ({ people, minutesOnSite }: { people: number; minutesOnSite: number }): string =>
  people === 1
    ? fill(words.crew.one, { time: duration(minutesOnSite) })
    : fill(words.crew.more, { people, time: duration(minutesOnSite) })

/**
 * An instant in office time, with its year: "11:00 on Monday 23 November 2026", "maandag 23 november 2026, 11:00 uur".
 */
export function fullTime(moment: Date): string {
  const { date } = officeClock(moment)
  const time = clockTime(moment)
  return language === 'en' ? `${time} on ${fullDay(date)}` : `${fullDay(date)}, ${time} uur`
}

/** The same without its year, for moments that are near: "18:00 on Monday 24 November". */
export const officeTime = (moment: Date): string => fullTime(moment).replace(/ \d{4}/, '')

/** The office date of an ISO 8601 instant: "2 March 2026", "2 maart 2026". */
export const formatDate = (moment: string): string => fullDay(officeClock(new Date(moment)).date).replace(/^\S+ /, '')

/** The end of a period that lasts until just before `moment`: midnight is the last minute of the day that ends. */
export function untilTime(moment: Date): string {
  return fullTime(officeClock(moment).minutes === 0 ? new Date(moment.getTime() - 60_000) : moment)
}

/** A postcode in canonical form as people write it, with a space in a Dutch one: "2000", "7551 AB". */
export const spacedZipCode = (zipCode: string): string => zipCode.replace(/(?<=\d)(?=[A-Z])/, ' ')

/** Between a day and its month: "27 november 2026". */
const days = /(?<=\b\d{1,2}) (?=(?:jan|feb|maart|march|apr|mei|may|jun|jul|aug|sep|okt|oct|nov|dec)\p{Ll}*\b)/giu

/** Between a word and the number of an order: "Order 7KQM-22XA". */
const numbers = / (?=[A-Z\d]{4}-[A-Z\d]{4}\b)/g

/**
 * A text as `typeset` makes it, with dates and the numbers of orders on one line. Only the server does so: the pages
 * that browsers draw have short dates.
 */
export const typesetDates = (text: string): string => typeset(text).replace(days, '\u00A0').replace(numbers, '\u00A0')

/** Where the long Dutch compounds of narrow places may part. */
const joints =
  /(?<=zwanger|zwangerschaps|verhuis|lente|renovatie|eind|schoonmaak|aansprakelijkheids|voorbeeld)(?=schaps|schoonmaak|diensten|verzekering|beoordelingen)/gi
const measures =
  /(?<=\d) (?=(?:uur|minuut|minuten|min|dag|dagen|weken|maanden|jaar|m²|km|personen|mensen|taken|sterren|ruimtes?|slaapkamers|h|hours?|minutes?|days?|weeks?|months?|years?|people|tasks?|stars?|rooms?|bedrooms?)(?!\p{L}))|(?<=€) (?=\d)/gu
/**
 * Before a house number, within a postcode, and between a Belgian one and its town: "Voorbeeldstraat 1, 2000
 * Antwerpen".
 */
const addresses = /(?<=\p{Ll}) (?=\d+, \d{4} \p{Lu})|(?<=, \d{4}) (?=\p{Lu})|(?<=\b\d{4}) (?=[A-Z]{2}\b)/gu
/** After the hyphen of a short half, as in "e-mail", after the dash of a time, and between the parts of "6(1)(a)". */
const hinges =
  /(?<=(?<!\p{L})(?:e|EU|KvK|btw)-)(?=\p{L})|(?<=move-)(?=out|in)|(?<=walk-)(?=through)|(?<=\d–)(?=\d)|(?<=\))(?=\()/giu

/**
 * A text of the copy as it is shown: long compounds with soft hyphens (U+00AD), no number on another line than its unit
 * (U+00A0), and neither "e-" nor "08:00–" alone at the end of a line (U+2060). Only for what is rendered: metadata,
 * structured data and the search read the copy itself.
 */
export const typeset = (text: string): string =>
  text.replace(joints, '\u00AD').replace(measures, '\u00A0').replace(addresses, '\u00A0').replace(hinges, '\u2060')
