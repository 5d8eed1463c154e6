import type { ReactNode } from 'react'
import styles from './step-page.module.css'

interface StepPageProps {
  title: string
  lead: string
  /** Stays in view beside the form on wide screens. */
  aside?: ReactNode
  children: ReactNode
}

/** A title, one group of questions, and the work order beside it. */
export const StepPage = ({ title, lead, aside, children }: StepPageProps) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <p className="lead">{lead}</p>
    <div className={`${styles.columns} ${aside ? '' : styles.alone}`}>
      <div className={styles.main}>{children}</div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  </>
)
