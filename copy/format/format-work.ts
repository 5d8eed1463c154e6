import { estimate as words } from '#copy/estimate.ts'
import { language } from '#copy/language.ts'
import type { Language } from '../../domain/language.ts'
import { fill } from '../fill.ts'
import { fullDayIn } from './full-day.ts'

const euros = {
  en: { sign: '€', thousands: ',', point: '.' },
  nl: { sign: '€\u00a0', thousands: '.', point: ',' },
}

/**
 * An amount in cents as readers of a language write it: €237, € 22,50. The browser's own format says the same, but takes
 * 25 ms to be made, six times that on a slow phone, while the visitor types. So does its format of dates.
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
