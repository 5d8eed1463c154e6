import type { ReactNode } from 'react'
import { frame as words } from '#copy/order/frame.ts'
import { fill } from '../../copy/fill.ts'
import styles from './step-bar.module.css'

/** The id of the work order beside a step. */
export const sheetId = 'sheet'

/**
 * The end of a step's form: its button, which on phones stays at the lower edge beside the order's total, which
 * opens the whole work order.
 */
export const StepBar = ({ brief, children }: { brief?: ReactNode; children: ReactNode }) => (
  <div className={styles.bar} data-fresh="bar">
    {brief && (
      <button type="button" className={styles.brief} popoverTarget={sheetId}>
        <span>{typeof brief === 'string' ? fill(words.brief, { order: brief }) : brief}</span>
      </button>
    )}
    {children}
  </div>
)
