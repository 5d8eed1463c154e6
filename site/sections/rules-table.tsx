import { typeset } from '../../copy/format/format-work.ts'
import styles from './rules-table.module.css'

interface RulesTableProps<Column extends string> {
  /** The caption of the table, for screen readers. */
  caption: string
  /** For captions that repeat the heading above: keeps them for screen readers only. */
  captionHidden?: boolean
  /** The names of the columns. The cells of the first one are headers. */
  columns: Readonly<Record<Column, string>>
  rows: readonly Readonly<Record<Column, string>>[]
}

/**
 * A table of rules. Two columns fit every screen. More than two are stacked on phones, with the column's name before
 * each cell.
 */
export function RulesTable<Column extends string>(props: RulesTableProps<Column>) {
  const { caption, captionHidden, columns, rows } = props
  const [first, ...others] = Object.keys(columns) as [Column, ...Column[]]
  return (
    <table className={`${styles.table} ${others.length > 1 ? styles.stacked : ''}`}>
      <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {[first, ...others].map((column) => (
            <th key={column} scope="col">
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[first]}>
            <th scope="row">{typeset(row[first])}</th>
            {others.map((column) => (
              <td key={column} data-column={columns[column]}>
                {typeset(row[column])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
