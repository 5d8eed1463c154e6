import { estimatePage as words } from '#copy/estimate-page.ts'
import { ServerPart } from '../../ui/server-part.tsx'
import { DirtGuide } from '../estimate/dirt-guide.tsx'
import type { EstimateData } from '../estimate/estimate-data.ts'
import { EstimateDesk } from '../estimate/estimate-desk.tsx'
import { PostcodeForm } from '../forms/postcode-form.tsx'
import { PageHeader } from '../sections/page-header.tsx'
import styles from './estimate.module.css'

/** The page that refines an estimate: rooms, extras and package on one side, prices for several dates on the other. */
export default function EstimatePage({ data }: { data: EstimateData }) {
  return (
    <>
      <PageHeader words={import.meta.env.SSR && words} />
      <div className={`wrap ${styles.content}`}>
        {data.offered ? (
          <>
            <EstimateDesk data={data} />
            <ServerPart>{import.meta.env.SSR && <DirtGuide />}</ServerPart>
          </>
        ) : (
          <>
            <ServerPart>{import.meta.env.SSR && <p>{words.notOffered}</p>}</ServerPart>
            <PostcodeForm />
          </>
        )}
      </div>
    </>
  )
}
