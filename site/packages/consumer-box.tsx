import { cleaningServices } from '#copy/cleaning-services.ts'
import { PriceExampleLine } from '../estimate/price-example.tsx'
import { PostcodeFormIsland } from '../sections/postcode-form-island.tsx'
import styles from './consumer-box.module.css'
import type { PackageData } from './package-data.ts'

/** The consumer box: a postcode form that starts an estimate for this page's package (R4.3). */
export const ConsumerBox = ({ placeholder, example }: PackageData) => (
  <section className={styles.box}>
    <Words />
    {example && <PriceExampleLine example={example} />}
    <PostcodeFormIsland placeholder={placeholder} />
  </section>
)

function Words() {
  const { heading, text } = cleaningServices.packagePage.consumer
  return (
    <>
      <h2>{heading}</h2>
      <p>{text}</p>
    </>
  )
}
