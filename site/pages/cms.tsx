import { useModule } from '../../ui/page-modules.ts'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import type { DataOf } from '../page-data.ts'
import { PostcodeBlock } from '../sections/postcode-block.tsx'
import { PostcodeFormIsland } from '../sections/postcode-form-island.tsx'
import { RatingsBlock } from '../sections/ratings-block.tsx'
import { VisitVideo } from '../sections/visit-video.tsx'
import { WhoWeAre } from '../sections/who-we-are.tsx'
import styles from './cms.module.css'

/** A page that editors wrote: title, breadcrumb, heading, HTML, two postcode forms, ratings, film, who we are. */
export default function CmsPage({ data }: { data: DataOf<'cms'> }) {
  // The links that stand for videos of other hosts, which the server writes into the content.
  useModule('play-hosted-video')
  return (
    <>
      <div className={`wrap ${styles.intro}`}>
        <Heading page={data.page} />
        <PostcodeFormIsland />
      </div>
      {/* Cleaned by an allow-list on its way in and on its way out. */}
      <div className={`wrap ${styles.content}`} dangerouslySetInnerHTML={{ __html: data.page.content }} />
      <RatingsBlock ratings={data.ratings} />
      <VisitVideo />
      <PostcodeBlock />
      <WhoWeAre />
    </>
  )
}

const Heading = ({ page }: { page: DataOf<'cms'>['page'] }) => (
  <>
    <Breadcrumb />
    <h1>{page.heading || page.title}</h1>
  </>
)
