import { createHash } from 'node:crypto'
import type BetterSqlite3 from 'better-sqlite3'

/** A table with the names of its columns, and of those that form its primary key. */
export interface Table {
  name: string
  columns: readonly string[]
  key: readonly string[]
}

/**
 * The tables of a SQLite file, except those that SQLite and the migrations need for themselves. A table comes after the
 * ones it refers to, so that rows can be inserted in this order.
 */
export function tablesOfFile(file: BetterSqlite3.Database): Table[] {
  const own = file.prepare(`select name from sqlite_schema where type = 'table'
    and name not like 'sqlite!_%' escape '!' and name not like 'kysely!_%' escape '!' order by name`)
  const columns = file.prepare('select name from pragma_table_info(?)').pluck()
  const key = file.prepare('select name from pragma_table_info(?) where pk > 0 order by pk').pluck()
  const parents = file.prepare('select "table" from pragma_foreign_key_list(?)').pluck()
  const sorted = new Map<string, Table>()
  const add = (name: string) => {
    if (sorted.has(name)) return
    for (const parent of parents.all(name)) if (parent !== name) add(String(parent))
    sorted.set(name, { name, columns: columns.all(name).map(String), key: key.all(name).map(String) })
  }
  for (const name of own.pluck().all()) add(String(name))
  return [...sorted.values()]
}

/** A row as both engines return it: text, numbers, bytes and null by column. */
export type Row = Readonly<Record<string, unknown>>

/** How many rows a table has, and a SHA-256 over all of their values in hexadecimal digits. */
export interface Digest {
  rows: number
  checksum: string
}

/**
 * The digest of a table. Every engine gives the same one for the same values.
 * @param rows all of them in the order of `keyOrder`; one is in memory at a time
 */
export async function digestRows({ columns }: Table, rows: Iterable<Row> | AsyncIterable<Row>): Promise<Digest> {
  const hash = createHash('sha256')
  let count = 0
  for await (const row of rows) {
    hash.update(JSON.stringify(columns.map((column) => written(row[column]))))
    count += 1
  }
  return { rows: count, checksum: hash.digest('hex') }
}

const written = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('base64') : value)

/** Sorts by primary key, as bytes of UTF-8: the names that the engines have for that order. */
const byBytes = { sqlite: 'binary', postgres: '"C"' } as const

/** The `order by` terms, as SQL, that make both engines return the rows of a table in the same order. */
export const keyOrder = ({ key }: Table, engine: keyof typeof byBytes): string =>
  key.map((column) => `cast("${column}" as text) collate ${byBytes[engine]}`).join(', ')
