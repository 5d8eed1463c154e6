import type { ReactNode } from 'react'
import { typesetDates } from '../../copy/format/typeset-dates.ts'
import { sheetId } from './step-bar.tsx'
import styles from './step-frame.module.css'

interface StepPageProps {
  title: string
  /** Empty: none. */
  lead: string
  /** Stays in view beside the form on wide screens. */
  aside?: ReactNode
  /** Whether a `StepBar` opens it where there is no room beside the form. */
  popover?: boolean
  children?: ReactNode
}

/** A title, one group of questions, and the work order beside it. */
export const StepPage = ({ title, lead, aside, popover, children }: StepPageProps) => (
  <>
    <h1 className={styles.title}>{title}</h1>
    {lead && <p className="lead">{typesetDates(lead)}</p>}
    <div className={`${styles.columns} ${aside ? '' : styles.alone}`}>
      <div className={styles.main}>{children}</div>
      {aside && (
        <aside id={sheetId} className={styles.aside} popover={popover ? 'auto' : undefined} data-fresh="sheet">
          {aside}
        </aside>
      )}
    </div>
  </>
)
