import { useModule } from '../../../ui/document/page-modules.ts'
import type { DataOf } from '../../page-data/page-data.ts'
import { Breadcrumb } from '../../sections/breadcrumb.tsx'
import { PostcodeBlock } from '../../sections/postcode-block.tsx'
import { PostcodeFormIsland } from '../../sections/postcode-form-island.tsx'
import { PreviewNote } from '../../sections/preview-note.tsx'
import { RatingsBlock } from '../../sections/ratings-block.tsx'
import { VisitVideo } from '../../sections/visit-video.tsx'
import { WhoWeAre } from '../../sections/who-we-are.tsx'
import styles from './cms-page.module.css'

/** A CMS page (R10.2): title, breadcrumb, heading, HTML, two postcode forms, ratings, the video and who we are. */
export default function CmsPage({ data }: { data: DataOf<'cms'> }) {
  // For the links to hosted videos that the server puts into the content.
  useModule('play-hosted-video')
  return (
    <>
      <PreviewNote text={data.preview} />
      <div className={`wrap ${styles.intro}`}>
        <Heading page={data.page} />
        <PostcodeFormIsland />
      </div>
      {/* The HTML was cleaned with an allow-list when it was saved and when it was read (R10.4). */}
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
