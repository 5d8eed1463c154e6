import type { ReactNode } from 'react'
import styles from './section.module.css'

interface SectionProps {
  title: string
  lead?: string
  tone?: 'paper' | 'sand' | 'mint'
  /** A secondary section, with a smaller heading. */
  supporting?: boolean
  /** Left out on paper. */
  screen?: boolean
  id?: string
  children: ReactNode
}

/** A full-width section of a page with a heading. */
export const Section = ({ title, lead, tone = 'paper', supporting, screen, id, children }: SectionProps) => (
  <section id={id} className={`${screen ? 'screen ' : ''}${styles.section} ${styles[tone]}`}>
    <div className="wrap">
      <div className={styles.heading}>
        <h2 className={supporting ? styles.supporting : undefined}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </div>
  </section>
)
