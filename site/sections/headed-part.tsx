import type { ReactNode } from 'react'
import { withFacts } from '../../copy/format/company-facts.ts'
import styles from './headed-part.module.css'

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
    <div>
      <h2>{withFacts(heading)}</h2>
      {aside}
    </div>
    <div className={styles.body}>{children}</div>
  </section>
)
