import { createHash } from 'node:crypto'
import type { Table } from './tables-of-file.ts'

/** A row as both engines return it: text, numbers, bytes and null by column. */
export type Row = Readonly<Record<string, unknown>>

/** How many rows a table has, and a SHA-256 over all of their values in hexadecimal digits. */
export interface Digest {
  rows: number
  checksum: string
}

/**
 * The digest of a table. Every engine comes to the same one for the same values.
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
