import { estimate as words } from '#copy/estimate.ts'
import { language } from '#copy/language.ts'
import { regionNames } from '#copy/region-names.ts'
import { fill } from '../../copy/fill.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { localeOf } from '../../domain/language.ts'

const locale = localeOf(language)

/** Made at first use, as all formats that a browser may need. */
let day: Intl.DateTimeFormat | undefined

const euros =
  language === 'en' ? { sign: '€', thousands: ',', point: '.' } : { sign: '€\u00a0', thousands: '.', point: ',' }

/**
 * An amount in cents as readers of this site write it: €237, € 22,50. The browser's own format says the same, but takes 25 ms to be
 * made, six times that on a slow phone, just when the first estimate comes.
 */
export function money(cents: number): string {
  const [whole = '', part] = (cents / 100).toFixed(2).split('.')
  const groups: string[] = []
  for (let end = whole.length; end > 0; end -= 3) groups.unshift(whole.slice(Math.max(0, end - 3), end))
  return euros.sign + groups.join(euros.thousands) + (part === '00' ? '' : euros.point + part)
}

/** A day ('2026-11-26') as short as readers of this site write it: "Thu 26 Nov", "do 26 nov". */
export function shortDay(date: string): string {
  day ??= new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const part = Object.fromEntries(day.formatToParts(new Date(date)).map(({ type, value }) => [type, value]))
  return `${part.weekday} ${part.day} ${part.month}`
}

/** Minutes in words: "3 h 15 min", "45 minutes". */
export function duration(total: number): string {
  const hours = Math.floor(total / 60)
  const minutes = total % 60
  if (hours === 0) return fill(words.duration.minutes, { minutes })
  return minutes === 0 ? fill(words.duration.hours, { hours }) : fill(words.duration.both, { hours, minutes })
}

/** Who comes for how long: "2 people for 3 h 15 min". */
export const crew = ({ people, minutesOnSite }: Pick<EstimateAnswer, 'people' | 'minutesOnSite'>): string =>
  people === 1
    ? fill(words.crew.one, { time: duration(minutesOnSite) })
    : fill(words.crew.more, { people, time: duration(minutesOnSite) })

/** From the lowest to the highest price. */
export const range = ({ low, high }: { low: number; high: number }): string =>
  fill(words.range, { low: money(low), high: money(high) })

/** The region that was recognised and the team that serves it. */
export const place = ({ region, team }: EstimateAnswer): string =>
  fill(words.place, { region: regionNames[region], team: team.name })

/** What a typical home is taken to be. */
export function typicalHome({ assumptions: { area, rooms } }: EstimateAnswer): string {
  const bedrooms = rooms.filter(({ type }) => type === 'sk').length
  return bedrooms === 1 ? fill(words.typicalHome.one, { area }) : fill(words.typicalHome.more, { area, bedrooms })
}

/** The estimate in one sentence, for those who hear the page. */
export const announcement = (answer: EstimateAnswer): string =>
  (answer.sample ? `${words.sample} ` : '') +
  fill(words.announcement, {
    region: regionNames[answer.region],
    low: money(answer.price.low),
    high: money(answer.price.high),
    crew: crew(answer),
    date: shortDay(answer.dates[0]?.date ?? ''),
  })
