import type { ReactNode } from 'react'
import { cleaningQualitySystem as words } from '#copy/cleaning-quality-system.ts'
import { PlainList } from '../../../ui/components/plain-list.tsx'
import cloths from '../../illustrations/cloths.svg'
import inspection from '../../illustrations/inspection.svg'
import whoWeAre from '../../illustrations/who-we-are.svg'
import { HeadedPart } from '../../sections/headed-part.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PartBody } from '../../sections/part-body.tsx'
import { PartPicture } from '../../sections/part-picture.tsx'
import { photograph } from '../../sections/photograph.ts'
import styles from './before-and-after.module.css'

/** A kitchen as the team finds it and as it leaves it. */
const BeforeAndAfter = () => (
  <div className={styles.pair}>
    {(['before', 'after'] as const).map((when) => {
      const { src, alt } = photograph(`hob-${when}`)
      return (
        <figure key={when}>
          <img src={src} width="640" height="400" alt={alt} loading="lazy" />
          <figcaption>{words.hob[when]}</figcaption>
        </figure>
      )
    })}
  </div>
)

const asides: Readonly<Record<string, ReactNode>> = {
  'walk-through': <PartPicture src={whoWeAre} />,
  'working-order': <BeforeAndAfter />,
  hygiene: <PartPicture src={cloths} />,
}

/** How we make sure that a home is really clean. */
export default function CleaningQualitySystemPage() {
  return (
    <>
      <PageHeader words={words} picture={inspection} />
      <div className="wrap">
        {words.sections.map(({ list, links, ...section }) => (
          <HeadedPart key={section.id} id={section.id} heading={section.heading} aside={asides[section.id]}>
            <PartBody paragraphs={section.paragraphs} {...(links && { links })} />
            {/* The only list on this page is a sequence of steps, so it is ordered. */}
            {list && <PlainList items={list} ordered />}
          </HeadedPart>
        ))}
      </div>
    </>
  )
}
