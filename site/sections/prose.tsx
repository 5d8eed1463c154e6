import type { ReactNode } from 'react'
import type { Section } from '../../copy/page-copy.ts'
import { withFacts } from '../../ui/company-facts.ts'
import { FactText } from '../../ui/fact-text.tsx'
import { PlainList } from '../../ui/plain-list.tsx'
import { CopyLinks } from './copy-links.tsx'
import styles from './prose.module.css'

interface HeadedPartProps {
  id: string
  heading: string
  /** Stands below the heading, on wide screens beside the text. */
  aside?: ReactNode
  children: ReactNode
}

/** A headed part of a page: the heading has a column of its own where there is room, so that a page can be skimmed. */
export const HeadedPart = ({ id, heading, aside, children }: HeadedPartProps) => (
  <section id={id} className={styles.part}>
    <div className={styles.heading}>
      <h2>{withFacts(heading)}</h2>
      {aside}
    </div>
    <div className={styles.body}>{children}</div>
  </section>
)

/** An illustration of 640 × 400 below the heading of a part. */
export const PartPicture = ({ src }: { src: string }) => (
  <img className={styles.picture} src={src} width="640" height="400" alt="" loading="lazy" />
)

/** Paragraphs, list and links of a headed part. */
export const PartBody = ({ paragraphs, list, links }: Pick<Section, 'paragraphs' | 'list' | 'links'>) => (
  <>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>
        <FactText text={paragraph} />
      </p>
    ))}
    {list && <PlainList items={list} />}
    {links && <CopyLinks links={links} />}
  </>
)

interface ProseProps {
  sections: readonly Section[]
  /** Illustrations (640 × 400) of some parts, by the id of the part. */
  pictures?: Readonly<Record<string, string>>
}

/** The headed parts of a page, one below the other. */
export const Prose = ({ sections, pictures = {} }: ProseProps) => (
  <div className="wrap">
    {sections.map((section) => {
      const picture = pictures[section.id]
      return (
        <HeadedPart
          key={section.id}
          id={section.id}
          heading={section.heading}
          aside={picture && <PartPicture src={picture} />}
        >
          <PartBody {...section} />
        </HeadedPart>
      )
    })}
  </div>
)
