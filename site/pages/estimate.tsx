import { estimatePage as words } from '#copy/estimate-page.ts'
import { Island } from '../../ui/island.tsx'
import { useModule } from '../../ui/page-modules.ts'
import { DirtGuide } from '../estimate/dirt-guide.tsx'
import type { EstimateData } from '../estimate/estimate-data.ts'
import EstimateDesk from '../islands/estimate-desk.tsx'
import { usePageFacts } from '../layout/page-facts.ts'
import { PageHeader } from '../sections/page-header.tsx'
import { PostcodeFormIsland } from '../sections/postcode-form-island.tsx'
import styles from './estimate.module.css'

/** The estimate page (R6.1): rooms, extras and package on one side, prices for several dates on the other. */
export default function EstimatePage({ data }: { data: EstimateData }) {
  // For the print button of its island.
  useModule('print')
  const { path, orderSiteUrl, ownOrderSite, counterpartHref } = usePageFacts()
  return (
    <>
      <PageHeader words={words} />
      <div className={`wrap ${styles.content}`}>
        {data.offered ? (
          <>
            <Island
              name="estimate-desk"
              component={EstimateDesk}
              props={{ data, path, orderSiteUrl, ownOrderSite, counterpartHref }}
            />
            <DirtGuide />
          </>
        ) : (
          <>
            {<p>{words.notOffered}</p>}
            <PostcodeFormIsland />
          </>
        )}
      </div>
    </>
  )
}
