import { Children, type ReactNode } from 'react'
import type { Cents } from '../../domain/money/cents.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import listStyles from './list-links.module.css'
import sample from './sample-mark.module.css'
import styles from './table.module.css'

interface TableProps {
  /** The names of the columns. */
  columns: readonly string[]
  /** The name of the column whose cells have the class `figure`. */
  figures?: string
  /** The name of a last column with buttons, for screen readers alone. */
  actions?: string
  /** Whether rows are cards on phones; `data-label` of a cell is then the name shown before its value. */
  asCards?: boolean
  /** What is said instead of a table without rows. */
  empty?: string
  /** Its name, for a table that is scrolled by keyboard: one without links. */
  label?: string
  /** The rows. */
  children: ReactNode
}

/** A table that scrolls sideways where it is wider than its place. */
export function Table({ columns, figures, actions, asCards, empty, label, children }: TableProps) {
  if (empty !== undefined && Children.count(children) === 0) return <p>{empty}</p>
  return (
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
}

type Query = Readonly<Record<string, string | false | undefined>>

/** The address of a list with its filters, without those that are not set. */
export function listPath(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return `${path}?${new URLSearchParams(given)}`
}

/** Leads to the next page of a list, at an address made by `listPath`. */
export const NextLink = ({ href }: { href: string }) => (
  <ButtonLink variant="secondary" href={href}>
    {useOffice().words.frame.nextPage}
  </ButtonLink>
)

interface NextPageProps {
  path: string
  query?: Query
  /** The name of the place in the address, where a page has several lists. */
  name?: string
  /** The place at which the next page begins; undefined on the last. */
  after: string | undefined
}

/** Leads to the next page below a list. */
export const NextPage = ({ path, query, name = 'after', after }: NextPageProps) =>
  after && (
    <p>
      <NextLink href={listPath(path, { ...query, [name]: after })} />
    </p>
  )

/** A cell of a table's column of figures with an amount in cents, as readers of the office's language write it. */
export function AmountCell({ cents }: { cents: Cents }) {
  const { formatMoney } = useOffice()
  return <td className={styles.figure}>{formatMoney(cents)}</td>
}

/** Marks something as a sample beside what is real. Nothing in a demonstration, where all is: its bar says so. */
export function SampleMark() {
  const { words, demonstration } = useOffice()
  return demonstration ? null : <small className={sample.mark}>{words.orders.sample}</small>
}

/** Links to the lists of a page, the one that is shown marked. @param label what they choose between */
export const ListLinks = ({
  label,
  links,
}: {
  label: string
  links: readonly { href: string; text: string; current: boolean }[]
}) => (
  <nav aria-label={label}>
    <ul className={listStyles.lists}>
      {links.map(({ href, text, current }) => (
        <li key={href}>
          <a href={href} aria-current={current ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
