import type { ReactNode } from 'react'
import { typeset } from '../../copy/format/format-work.ts'
import styles from './rules-table.module.css'

interface RulesTableProps {
  /** The caption of the table, for screen readers. */
  caption: string
  /** For captions that repeat the heading above: keeps them for screen readers only. */
  captionHidden?: boolean
  columns: readonly string[]
  /** The cells of each row; the first one is its header. */
  rows: readonly (readonly [head: string, ...cells: ReactNode[]])[]
}

/**
 * A table of rules. Two columns fit every screen. More than two are stacked on phones, with the column's name before
 * each cell.
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
          <th scope="row">{typeset(head)}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]} data-column={columns[index + 1]}>
              {typeof cell === 'string' ? typeset(cell) : cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
