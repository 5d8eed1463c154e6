import { priceExamples as words } from '#copy/price-examples.ts'
import { fill } from '../../copy/fill.ts'
import { duration, money } from '../../copy/format/format-work.ts'
import { typeset } from '../../copy/format/typeset.ts'
import type { HourlyPrice } from '../page-data/price-example.ts'

/** The price of an hour and the smallest order in one sentence. */
export const HourlyPriceLine = ({ example }: { example: HourlyPrice }) => (
  <p>
    {typeset(
      fill(words.hourly, {
        rate: money(example.centsPerPersonHour),
        minimum: duration(example.leastPersonMinutes),
      }),
    )}
  </p>
)
