import { estimate as words } from '#copy/estimate.ts'
import { regionNames } from '#copy/region-names.ts'
import { fill } from '../../copy/fill.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { crew, money, shortDay } from '../../ui/work-words.ts'

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
