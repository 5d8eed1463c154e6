import type { ReactNode } from 'react'
import styles from './rules-table.module.css'

interface RulesTableProps {
  /** What the table is about; read out before it. */
  caption: string
  /** The heading just above already says it: keep the caption for screen readers. */
  captionHidden?: boolean
  columns: readonly string[]
  /** The cells of each row; the first one heads it. */
  rows: readonly (readonly [head: string, ...cells: ReactNode[]])[]
}

/**
 * Rules as a real table. Two columns stay side by side on every screen; more are stacked on phones, where each cell is
 * preceded by the name of its column.
 */
export const RulesTable = ({ caption, captionHidden, columns, rows }: RulesTableProps) => (
  <table className={`${styles.table} ${columns.length > 2 ? styles.stacked : ''}`}>
    <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([head, ...cells]) => (
        <tr key={head}>
          <th scope="row">{head}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} data-column={columns[index + 1]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
