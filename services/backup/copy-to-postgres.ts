import type BetterSqlite3 from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { openDatabase } from '../database/database.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { PatientSqliteDialect } from '../database/patient-sqlite-dialect.ts'
import { type Database, retryingTransaction, type Schema } from '../database/schema.ts'
import { openAlone } from './open-alone.ts'
import { type Digest, digestRows, keyOrder, type Row, type Table, tablesOfFile } from './tables-of-file.ts'

/** A table that was copied, with the digests of what was read on each side. */
export interface CopiedTable {
  name: string
  source: Digest
  target: Digest
}

/**
 * Copies every table of the SQLite database at `path` into the empty PostgreSQL database at `url`, in one transaction
 * that also creates the tables. All rows are read back and compared with the source before it commits.
 * @throws DatabaseProblem when SQLite is in use (a message accepted meanwhile would be left behind), when PostgreSQL
 *   holds any table, and when copying fails or the sides differ; PostgreSQL is then as it was
 */
export async function copyToPostgres(path: string, url: string): Promise<CopiedTable[]> {
  const file = openAlone(path)
  const source = new Kysely<Schema>({ dialect: new PatientSqliteDialect({ database: file }) })
  const target = openDatabase(url)
  try {
    await migrateDatabase(source)
    return await retryingTransaction(target, async (transaction) => {
      await expectEmpty(transaction)
      await migrateDatabase(transaction)
      const tables = tablesOfFile(file)
      // Some tables come with rows, which the source has too.
      for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction)
      const copied: CopiedTable[] = []
      for (const table of tables) {
        const sent = await digestRows(table, insertEach(transaction, table, rowsOfFile(file, table)))
        const arrived = await digestRows(table, rowsOfPostgres(transaction, table))
        copied.push({ name: table.name, source: sent, target: arrived })
      }
      expectSame(copied)
      return copied
    })
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`The copy failed (${reason}). PostgreSQL is as it was.`, { cause: error })
  } finally {
    await target.destroy()
    await source.destroy()
  }
}

async function expectEmpty(transaction: Database) {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = current_schema() limit 1`.execute(transaction)
  if (!rows[0]) return
  throw new DatabaseProblem(
    `The PostgreSQL database is not empty (it has a table ${rows[0].name}). Create an empty one for the copy.`,
  )
}

const rowsOfFile = (file: BetterSqlite3.Database, table: Table) =>
  file.prepare(`select * from "${table.name}" order by ${keyOrder(table, 'sqlite')}`).iterate() as IterableIterator<Row>

/** Inserts the rows one by one and passes each on: pictures are up to a megabyte each, and a move happens once. */
async function* insertEach(transaction: Database, { name, columns }: Table, rows: Iterable<Row>) {
  for (const row of rows) {
    const values = columns.map((column) => row[column])
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values (${sql.join(values)})`.execute(transaction)
    yield row
  }
}

/** All rows of a table, a few of which are in memory at a time. */
async function* rowsOfPostgres(transaction: Database, table: Table): AsyncGenerator<Row> {
  await sql`declare "reading" no scroll cursor for
    select * from ${sql.table(table.name)} order by ${sql.raw(keyOrder(table, 'postgres'))}`.execute(transaction)
  for (;;) {
    const { rows } = await sql<Row>`fetch 100 from "reading"`.execute(transaction)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close "reading"`.execute(transaction)
}

function expectSame(copied: readonly CopiedTable[]) {
  const different = copied.filter(({ source, target }) => source.checksum !== target.checksum)
  if (different.length === 0) return
  const names = different.map(({ name, source, target }) => `${name} (${source.rows} rows, ${target.rows} arrived)`)
  throw new DatabaseProblem(`The copy differs from its source in ${names.join(', ')}. PostgreSQL is as it was.`)
}
