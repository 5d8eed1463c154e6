import { cleaningServices } from '#copy/cleaning-services.ts'
import { PostcodeFormIsland } from '../sections/postcode-form-island.tsx'
import styles from './consumer-box.module.css'

/** For consumers: the postal code of the home and Start, which lead to the estimate of this page's package. */
export const ConsumerBox = ({ placeholder }: { placeholder: string }) => (
  <section className={styles.box}>
    <Words />
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
