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
  /** Shown below the heading; on wide screens that is beside the text. */
  aside?: ReactNode
  children: ReactNode
}

/** A section with a heading. On wide screens headings have their own column, so that a page is easy to skim. */
export const HeadedPart = ({ id, heading, aside, children }: HeadedPartProps) => (
  <section id={id} className={styles.part}>
    <div className={styles.heading}>
      <h2>{withFacts(heading)}</h2>
      {aside}
    </div>
    <div className={styles.body}>{children}</div>
  </section>
)

/** An illustration of 640 × 400 below the heading of a section. */
export const PartPicture = ({ src }: { src: string }) => (
  <img className={styles.picture} src={src} width="640" height="400" alt="" loading="lazy" />
)

/** Paragraphs, list and links of a section. */
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
  /** Addresses of illustrations (640 × 400), by section id. */
  pictures?: Readonly<Record<string, string>>
  /** Parts below these. */
  children?: ReactNode
}

/** The text sections of a page, one below the other. */
export const Prose = ({ sections, pictures = {}, children }: ProseProps) => (
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
    {children}
  </div>
)
