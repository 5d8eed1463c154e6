import type { ReactNode } from 'react'
import { typeset } from '../../copy/format/format-work.ts'
import { FactParagraph } from '../../ui/components/fact-text.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './page-header.module.css'

interface PageHeaderProps {
  words: { title: string; lead: string }
  /** Address of a picture of 640 × 400. */
  picture?: string
  /** The alternative text of a photograph. */
  alt?: string
  /** The page's main action, shown below the lead. */
  children?: ReactNode
}

/** The top of every content page: breadcrumb, title and lead. */
export const PageHeader = ({ words, picture, alt = '', children }: PageHeaderProps) => (
  <div className="wrap">
    <Breadcrumb />
    <div className={`${styles.header} ${picture ? styles.withPicture : ''}`}>
      <div className={styles.text}>
        <h1>{typeset(words.title)}</h1>
        <FactParagraph className="lead" text={words.lead} />
        {children && <div className={styles.action}>{children}</div>}
      </div>
      {/* Lazy, so that phones do not fetch what they do not show. */}
      {picture && (
        <img className={`screen ${styles.picture}`} src={picture} width="640" height="400" alt={alt} loading="lazy" />
      )}
    </div>
  </div>
)
