import type { ReactNode } from 'react'
import { typeset } from '../../copy/format/format-work.ts'
import styles from './work-lines.module.css'

export interface WorkLine {
  key: string
  /** A task, a date, an answer. */
  label: ReactNode
  /** Minutes or money: one of a column of figures. */
  amount: string
  /** A word that the line is found by. */
  mark?: string | undefined
  /** Where the whole line leads; a line without is only read. */
  href?: string | undefined
}

/**
 * The lines of a work order: dots lead from each label to its amount.
 * @param label what the lines are
 */
export const WorkLines = ({ label, lines }: { label: string; lines: readonly WorkLine[] }) => (
  <div>
    <p className={styles.label}>{label}</p>
    <ul className={styles.lines}>
      {lines.map(({ key, href, ...line }) => (
        <li key={key}>
          {href ? (
            <a className={styles.line} href={href}>
              <Words {...line} />
            </a>
          ) : (
            <span className={styles.line}>
              <Words {...line} />
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
)

const Words = ({ label, mark, amount }: Omit<WorkLine, 'key' | 'href'>) => (
  <>
    <span>
      {label} {mark && <em className={styles.mark}>{mark}</em>}
    </span>{' '}
    <strong>{typeset(amount)}</strong>
  </>
)
