import { estimatePage as words } from '#copy/estimate-page.ts'
import { EstimateDesk } from '../../estimate/estimate-desk.tsx'
import type { EstimateData } from '../../page-data/estimate-result.ts'
import { usePageFacts } from '../../page-data/page-facts.ts'
import { PageHeader } from '../../sections/page-header.tsx'
import { PostcodeFormIsland } from '../../sections/postcode-form-island.tsx'
import styles from './estimate-page.module.css'

interface EstimateProps {
  /** Undefined where there is no tariff: then the page says so and leads to the ordering site. */
  estimate: EstimateData | undefined
}

/** The estimate page (R6.1): the home on one side, prices for several dates on the other. */
export default function EstimatePage({ estimate }: EstimateProps) {
  const { ownOrderSite } = usePageFacts()
  return (
    <>
      <PageHeader words={words} />
      <div className={`wrap ${styles.content}`}>
        {estimate ? (
          <>
            <EstimateDesk data={estimate} />
            <Notes roomsStay={!ownOrderSite} />
          </>
        ) : (
          <>
            <p>{words.notOffered}</p>
            <PostcodeFormIsland />
          </>
        )}
      </div>
    </>
  )
}

/** @param roomsStay whether a foreign ordering site does not take the rooms along */
const Notes = ({ roomsStay }: { roomsStay: boolean }) => (
  <>
    <p className={styles.note}>
      {words.notes.order} {roomsStay && words.notes.roomsStay} {words.notes.price}
    </p>
    <p className={`${styles.note} ${styles.share}`}>{words.notes.share}</p>
  </>
)
