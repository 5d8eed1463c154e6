import { useEffect, useRef } from 'react'
import { PostcodeForm } from '../forms/postcode-form.tsx'
import { Breadcrumb } from '../frame/breadcrumb.tsx'
import type { DataOf } from '../page-data.ts'
import { Film } from '../sections/film.tsx'
import { PostcodeBlock } from '../sections/postcode-block.tsx'
import { RatingsBlock } from '../sections/ratings-block.tsx'
import { WhoWeAre } from '../sections/who-we-are.tsx'
import { playHostedFilm } from '../ui/play-hosted-film.ts'
import styles from './cms.module.css'

/** A page that editors wrote: title, breadcrumb, heading, HTML, two postcode forms, ratings, film, who we are. */
export default function CmsPage({ data }: { data: DataOf<'cms'> }) {
  const { page, ratings } = data
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = content
    current?.addEventListener('click', playHostedFilm)
    return () => current?.removeEventListener('click', playHostedFilm)
  }, [])
  return (
    <>
      <div className={`wrap ${styles.intro}`}>
        <Breadcrumb />
        <h1>{page.heading || page.title}</h1>
        <PostcodeForm />
      </div>
      {/* The content was cleaned by an allow-list on its way in and on its way out; hydration leaves it as it stands. */}
      <div
        ref={content}
        className={`wrap ${styles.content}`}
        dangerouslySetInnerHTML={{ __html: page.content }}
        suppressHydrationWarning
      />
      <RatingsBlock ratings={ratings} />
      <Film />
      <PostcodeBlock />
      <WhoWeAre />
    </>
  )
}
