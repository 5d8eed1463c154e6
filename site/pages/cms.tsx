import { useEffect, useRef } from 'react'
import { ServerPart } from '../../ui/server-part.tsx'
import { PostcodeForm } from '../forms/postcode-form.tsx'
import { Breadcrumb } from '../layout/breadcrumb.tsx'
import type { DataOf } from '../page-data.ts'
import { playHostedFilm } from '../sections/play-hosted-video.ts'
import { PostcodeBlock } from '../sections/postcode-block.tsx'
import { RatingsBlock } from '../sections/ratings-block.tsx'
import { Film } from '../sections/video.tsx'
import { WhoWeAre } from '../sections/who-we-are.tsx'
import styles from './cms.module.css'

/** A page that editors wrote: title, breadcrumb, heading, HTML, two postcode forms, ratings, film, who we are. */
export default function CmsPage({ data }: { data: DataOf<'cms'> }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = content
    current?.addEventListener('click', playHostedFilm)
    return () => current?.removeEventListener('click', playHostedFilm)
  }, [])
  return (
    <>
      <div className={`wrap ${styles.intro}`}>
        <ServerPart>{import.meta.env.SSR && <Heading page={data.page} />}</ServerPart>
        <PostcodeForm />
      </div>
      {/* The content was cleaned by an allow-list on its way in and on its way out; hydration leaves it as it stands. */}
      <div
        ref={content}
        className={`wrap ${styles.content}`}
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? data.page.content : '' }}
        suppressHydrationWarning
      />
      <ServerPart kept={['ratings', data.ratings]}>
        {import.meta.env.SSR && <RatingsBlock ratings={data.ratings} />}
      </ServerPart>
      <Film />
      <PostcodeBlock />
      <ServerPart kept={['who-we-are']}>{import.meta.env.SSR && <WhoWeAre />}</ServerPart>
    </>
  )
}

const Heading = ({ page }: { page: DataOf<'cms'>['page'] }) => (
  <>
    <Breadcrumb />
    <h1>{page.heading || page.title}</h1>
  </>
)
