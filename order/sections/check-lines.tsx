import type { ReactNode } from 'react'
import { frame } from '#copy/order/frame.ts'
import styles from './check-lines.module.css'

export interface CheckLine {
  /** Unlike that of every other line beside it. */
  label: string
  value: ReactNode
  /** Where it can be changed, and what that is called for those who hear the page. */
  edit?: { href: string; label: string }
}

/** Answers below each other, each with a link to change it at its right. */
export const CheckLines = ({ lines }: { lines: readonly CheckLine[] }) => (
  <dl className={styles.lines}>
    {lines.map(({ label, value, edit }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
        {edit && (
          <dd className={styles.edit}>
            <a href={edit.href} aria-label={edit.label}>
              {frame.change}
            </a>
          </dd>
        )}
      </div>
    ))}
  </dl>
)
