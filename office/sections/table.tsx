import type { ReactNode } from 'react'
import styles from './table.module.css'

interface TableProps {
  /** The names of the columns. */
  columns: readonly string[]
  /** The name of the column whose cells have the class `figure`. */
  figures?: string
  /** The name of a last column with buttons, for screen readers alone. */
  actions?: string
  /** Whether rows are cards on phones; `data-label` of a cell is then the name that stands before its value. */
  asCards?: boolean
  /** Its name, for a table that is scrolled by keyboard: one without links. */
  label?: string
  /** The rows. */
  children: ReactNode
}

/** A table that scrolls sideways where it is wider than its place. */
export const Table = ({ columns, figures, actions, asCards, label, children }: TableProps) => (
  <div className={styles.scroll} {...(label && { role: 'region', 'aria-label': label, tabIndex: 0 })}>
    <table
      className={asCards ? `${styles.table} ${styles.list}` : styles.table}
      data-rows-open={asCards ? '' : undefined}
    >
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={name === figures ? styles.figure : undefined}>
              {name}
            </th>
          ))}
          {actions && (
            <th scope="col">
              <span className="visually-hidden">{actions}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
)
