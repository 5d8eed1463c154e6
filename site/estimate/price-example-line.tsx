import { estimate } from '#copy/estimate.ts'
import { priceExamples as words } from '#copy/price-examples.ts'
import { fill } from '../../copy/fill.ts'
import { duration, money } from '../../copy/format/format-work.ts'
import { typeset } from '../../copy/format/typeset.ts'
import { SampleMark } from '../../ui/components/sample-mark.tsx'
import type { HourlyPrice } from '../page-data/price-example.ts'

/** The price of an hour and the smallest order in one sentence; samples are called samples. */
export const HourlyPriceLine = ({ example }: { example: HourlyPrice & { sample: boolean } }) => (
  <p>
    {typeset(
      fill(words.hourly, {
        rate: money(example.centsPerPersonHour),
        minimum: duration(example.leastPersonMinutes),
      }),
    )}{' '}
    {example.sample && <SampleMark text={estimate.sample} />}
  </p>
)
