import { formatDate } from '../../../copy/format/format-work.ts'
import type { Ratings } from '../../../services/reviews/read-review-list.ts'
import { useModule } from '../../../ui/document/page-modules.ts'
import { Breadcrumb } from '../../sections/breadcrumb.tsx'
import { PostcodeBlock } from '../../sections/postcode-block.tsx'
import { type Preview, PreviewNote } from '../../sections/preview-note.tsx'
import { RatingsBlock } from '../../sections/ratings-block.tsx'
import { VisitVideo } from '../../sections/visit-video.tsx'
import { WhoWeAre } from '../../sections/who-we-are.tsx'
import styles from './cms-page.module.css'

interface CmsProps {
  page: {
    title: string
    heading: string
    /** The day of news, 'YYYY-MM-DD'; undefined for another page. */
    date: string | undefined
    /** Cleaned HTML. */
    content: string
  }
  ratings: Ratings
  preview?: Preview | undefined
}

/** A CMS page (R10.2): title, breadcrumb, heading, HTML, two postcode forms, ratings, the video and who we are. */
export default function CmsPage({ page, ratings, preview }: CmsProps) {
  // For the links to hosted videos that the server puts into the content.
  useModule('play-hosted-video')
  return (
    <>
      <PreviewNote preview={preview} />
      <div className={`wrap ${styles.intro}`}>
        <Breadcrumb />
        <h1>{page.heading || page.title}</h1>
        {page.date && (
          <p>
            <time dateTime={page.date}>{formatDate(page.date)}</time>
          </p>
        )}
      </div>
      {/* The HTML was cleaned with an allow-list when it was saved and when it was read (R10.4). */}
      <div className={`wrap ${styles.content}`} dangerouslySetInnerHTML={{ __html: page.content }} />
      <PostcodeBlock />
      <RatingsBlock ratings={ratings} />
      <VisitVideo />
      <PostcodeBlock />
      <WhoWeAre />
    </>
  )
}
