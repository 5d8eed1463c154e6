import { sql, type Transaction } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { Row } from './digest-rows.ts'
import type { Table } from './tables-of-file.ts'

/** How many rows, and about how many bytes, one statement carries: pictures are up to a megabyte each. */
const rowsAtOnce = 500
const bytesAtOnce = 4_000_000
const rowsPerFetch = 100

/** Cuts `rows` into groups that fit into one statement each. */
export function* perStatement(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = []
  let bytes = 0
  for (const row of rows) {
    batch.push(row)
    for (const value of Object.values(row)) {
      if (typeof value === 'string' || Buffer.isBuffer(value)) bytes += value.length
    }
    if (batch.length < rowsAtOnce && bytes < bytesAtOnce) continue
    yield batch
    batch = []
    bytes = 0
  }
  if (batch.length > 0) yield batch
}

/** Inserts rows that have a value for every column of `table`. */
export async function insertRows(transaction: Transaction<Schema>, { name, columns }: Table, rows: readonly Row[]) {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`)
  await sql`insert into ${sql.table(name)} (${namesOf(columns)}) values ${sql.join(values)}`.execute(transaction)
}

/** All rows of `table`, of which only a few are in memory at a time. */
export async function* readRows(transaction: Transaction<Schema>, { name, columns }: Table): AsyncGenerator<Row> {
  await sql`declare "reading" no scroll cursor for select ${namesOf(columns)} from ${sql.table(name)}`.execute(
    transaction,
  )
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsPerFetch)} from "reading"`.execute(transaction)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close "reading"`.execute(transaction)
}

const namesOf = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))
