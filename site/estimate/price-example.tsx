import { estimate } from '#copy/estimate.ts'
import { priceExamples as words } from '#copy/price-examples.ts'
import { fill } from '../../copy/fill.ts'
import type { EstimateAnswer } from '../../domain/estimate/answer.ts'
import { SampleMark } from '../../ui/sample-mark.tsx'
import { crew, duration, money } from '../../ui/work-words.ts'

/**
 * What a package costs, for example: a typical home from its lowest to its highest price, and the lowest that can be ordered; or an hour.
 * Amounts are integer cents.
 */
export type PriceExample = { sample: boolean } & (
  | ({ kind: 'home'; bedrooms: number; low: number; high: number; lowest: number } & Pick<
      EstimateAnswer,
      'people' | 'minutesOnSite'
    >)
  | { kind: 'hourly'; centsPerPersonHour: number; leastPersonMinutes: number }
)

/** An example price in one sentence; samples are called samples. */
export const PriceExampleLine = ({ example }: { example: PriceExample }) => (
  <p>
    {inWords(example)} {example.sample && <SampleMark text={estimate.sample} />}
  </p>
)

function inWords(example: PriceExample): string {
  if (example.kind === 'hourly') {
    return fill(words.hourly, {
      rate: money(example.centsPerPersonHour),
      minimum: duration(example.leastPersonMinutes),
    })
  }
  const { bedrooms, low, high } = example
  return fill(bedrooms === 1 ? words.homeOne : words.home, {
    bedrooms,
    place: words.place,
    crew: crew(example),
    low: money(low),
    high: money(high),
  })
}
