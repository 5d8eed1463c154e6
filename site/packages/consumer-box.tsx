import { cleaningServices } from '#copy/cleaning-services.ts'
import { HourlyPriceLine } from '../estimate/price-example-line.tsx'
import type { PackageData } from '../page-data/package-data.ts'
import { PriceFormIsland } from '../sections/price-form-island.tsx'
import styles from './consumer-box.module.css'

/** The consumer box: a postcode form that starts an estimate for this page's package (R4.3). */
export const ConsumerBox = ({ placeholder, example, estimate }: PackageData) => (
  <section className={`screen ${styles.box}`}>
    <Heading />
    {example?.kind === 'hourly' && <HourlyPriceLine example={example} />}
    <PriceFormIsland placeholder={placeholder} example={estimate} />
  </section>
)

function Heading() {
  return (
    <h2>
      {cleaningServices.packagePage.consumer.heading.split(/( )/).map((part) =>
        part.includes('-') ? (
          <span key={part} className={styles.whole}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </h2>
  )
}
