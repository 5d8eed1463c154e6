import type { ReactNode } from 'react'
import { frame as words } from '#copy/order/frame.ts'
import { fill } from '../../copy/fill.ts'
import { typesetDates } from '../../copy/format/typeset-dates.ts'
import bar from './bottom-bar.module.css'
import styles from './step-frame.module.css'

interface StepPageProps {
  title: string
  lead: string
  /** Stays in view beside the form on wide screens. */
  aside?: ReactNode
  /** What the aside comes to. Where there is no room beside the form it stays in view instead. */
  brief?: string | undefined
  children: ReactNode
}

/** A title, one group of questions, and the work order beside it. */
export const StepPage = ({ title, lead, aside, brief, children }: StepPageProps) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    <p className="lead">{typesetDates(lead)}</p>
    <div className={`${styles.columns} ${aside ? '' : styles.alone}`}>
      <div className={styles.main}>
        {children}
        {brief && <p className={`${bar.bar} ${styles.brief}`}>{fill(words.brief, { order: brief })}</p>}
      </div>
      {aside && <aside className={styles.aside}>{aside}</aside>}
    </div>
  </>
)
