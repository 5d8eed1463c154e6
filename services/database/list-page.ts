import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { cleanLine } from '../../domain/contact/form-text.ts'
import { longestSearch } from '../../domain/people/office-text-limits.ts'

/** How many rows a page of a list has. */
export const pageSize = 50

/** A page of a list. `next`: the place after which the next page begins; undefined on the last page. */
export interface ListPage<Row> {
  rows: readonly Row[]
  next: string | undefined
}

/** The filters that every list has, as its address names them. */
export const readSearch = (query: URLSearchParams): string => cleanLine(query.get('q') ?? '').slice(0, longestSearch)
export const readPlace = (query: URLSearchParams, name = 'after'): string | undefined => query.get(name) ?? undefined

/** A filter with a choice; undefined without it, or for a value that the list does not know. */
export const readOneOf = <Choice extends string>(query: URLSearchParams, name: string, choices: readonly Choice[]) =>
  choices.find((choice) => choice === query.get(name))

/**
 * Orders a query by columns, and limits it to the page after a place and one row more, by which `pageOf` knows whether
 * there is a next page.
 * @param columns together unique; a name such as `lead.id`, or an expression
 * @param after the values of these columns in the last row of the page before, joined by blanks; one with another
 *   number of values begins at the start
 */
export function inOrder<DB, Table extends keyof DB, Output>(
  query: SelectQueryBuilder<DB, Table, Output>,
  columns: readonly (string | RawBuilder<unknown>)[],
  {
    direction = 'asc',
    after,
    size = pageSize,
  }: { direction?: 'asc' | 'desc'; after?: string | undefined; size?: number },
): SelectQueryBuilder<DB, Table, Output> {
  const refs = columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column))
  const place = after?.split(' ')
  const ordered = refs.reduce((rows, ref) => rows.orderBy(ref, direction), query.limit(size + 1))
  if (place?.length !== refs.length) return ordered
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  return ordered.where(sql<boolean>`(${sql.join(refs)}) ${beyond} (${sql.join(place)})`)
}

/**
 * The page that a query of `inOrder` found.
 * @param placeOf the values of a row in the columns of the order
 */
export function pageOf<Row>(
  found: readonly Row[],
  placeOf: (row: Row) => readonly (string | number)[],
  size = pageSize,
): ListPage<Row> {
  const rows = found.slice(0, size)
  const last = found.length > size ? rows.at(-1) : undefined
  return { rows, next: last && placeOf(last).join(' ') }
}
