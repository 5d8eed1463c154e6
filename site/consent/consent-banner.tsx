import { consent as words } from '#copy/consent.ts'
import type { Measurement } from '../../domain/website/measurement.ts'
import { Button } from '../../ui/components/button.tsx'
import { href } from '../page-data/page-facts.ts'
import styles from './consent-banner.module.css'

/**
 * Asks for consent to analytics with two equal buttons (R12.1). It is hidden in the HTML and `consent.ts` shows it if
 * the visitor has to be asked. It overlays the bottom of the page, so nothing moves.
 */
export const ConsentBanner = ({ measurement }: { measurement: Measurement }) => (
  <section
    id="consent"
    className={styles.banner}
    aria-labelledby="consent-title"
    data-measurement-id={measurement.id}
    data-tag-origin={measurement.tagOrigin}
    data-granted={words.accepted}
    data-denied={words.refused}
    hidden
  >
    <div className={`wrap ${styles.row}`}>
      <div className={styles.text}>
        <h2 id="consent-title" className={styles.title} tabIndex={-1}>
          {words.title}
        </h2>
        <p>
          {words.text} <a href={`${href('privacy')}#cookies`}>{words.more}</a>
        </p>
        <p data-present="" hidden />
      </div>
      <div className={styles.buttons}>
        <Button value="denied">{words.refuse}</Button>
        <Button value="granted">{words.accept}</Button>
      </div>
    </div>
  </section>
)
