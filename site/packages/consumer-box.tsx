import { Fragment } from 'react'
import { cleaningServices } from '#copy/cleaning-services.ts'
import { priceExamples } from '#copy/price-examples.ts'
import { fill } from '../../copy/fill.ts'
import { duration, money } from '../../copy/format/format-work.ts'
import { typeset } from '../../copy/format/typeset.ts'
import type { PackageData } from '../page-data/package-data.ts'
import type { HourlyPrice } from '../page-data/price-example.ts'
import { PriceFormIsland } from '../sections/price-form-island.tsx'
import styles from './consumer-box.module.css'

/** The consumer box: a postcode form that starts an estimate for this page's package (R4.3). */
export const ConsumerBox = ({ placeholder, example, estimate }: PackageData) => (
  <section className={`screen ${styles.box}`}>
    <h2>
      {cleaningServices.packagePage.consumer.heading.split(' ').map((word) => (
        <Fragment key={word}>
          <span className={word.includes('-') ? styles.whole : undefined}>{word}</span>{' '}
        </Fragment>
      ))}
    </h2>
    {example?.kind === 'hourly' && <p>{typeset(hourlyPrice(example))}</p>}
    <PriceFormIsland placeholder={placeholder} example={estimate} />
  </section>
)

/** The price of an hour and the smallest order in one sentence. */
const hourlyPrice = ({ centsPerPersonHour, leastPersonMinutes }: HourlyPrice): string =>
  fill(priceExamples.hourly, { rate: money(centsPerPersonHour), minimum: duration(leastPersonMinutes) })
