import { estimate as words } from '#copy/estimate.ts'
import { fill } from '../../copy/fill.ts'
import { crew, money, shortDay } from '../../copy/format/format-work.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import type { EstimateSummary } from '../../domain/estimate/summary.ts'
import { ownRegionName } from './own-region-name.ts'

/**
 * The region that was recognised.
 * @param example whether it is an example that the visitor did not ask for
 */
export const place = ({ region }: Pick<EstimateSummary, 'region'>, example: boolean): string =>
  example ? fill(words.example, { place: ownRegionName(region) }) : ownRegionName(region)

/** The description of a typical home. */
export const typicalHome = ({ area, bedrooms }: EstimateSummary): string =>
  fill(bedrooms === 1 ? words.typicalHome.one : words.typicalHome.more, { area, bedrooms })

/** The estimate in one sentence, for those who hear the page. */
export function announcement(answer: EstimateAnswer): string {
  const [first] = answer.dates
  return (
    fill(words.announcement, {
      region: ownRegionName(answer.region),
      low: money(answer.price.low),
      high: money(answer.price.high),
      crew: crew(answer),
    }) +
    (answer.sample ? ` (${words.sample})` : '') +
    ` ${first ? fill(words.firstDate, { date: shortDay(first.date) }) : words.noDates}`
  )
}
