import { CompiledQuery, Kysely, sql, type Transaction } from 'kysely'
import { openDatabase } from '../database/database.ts'
import { DatabaseProblem } from '../database/database-problem.ts'
import { emptyTwin } from '../database/empty-twin.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { PatientSqliteDialect } from '../database/patient-sqlite-dialect.ts'
import type { Schema } from '../database/schema.ts'
import { type Digest, DigestOfRows, digestRows, type Row } from './digest-rows.ts'
import { openAlone } from './open-alone.ts'
import { insertRows, perStatement, readRows } from './postgres-rows.ts'
import { type Table, tablesOfFile } from './tables-of-file.ts'

/** A table that was copied, summed up from what was read on each side. */
export interface CopiedTable {
  name: string
  source: Digest
  target: Digest
}

/**
 * Copies every table of the SQLite database at `path` into the empty PostgreSQL database at `url`, in one transaction
 * that makes the tables too. Before it is made final all rows are read back and compared with the source.
 * Throws DatabaseProblem when SQLite is in use (a message accepted meanwhile would be left behind), when the target
 * holds anything, and when copying fails or the sides differ; PostgreSQL is then as it was.
 */
export async function copyToPostgres(path: string, url: string): Promise<CopiedTable[]> {
  const file = openAlone(path)
  const source = new Kysely<Schema>({ dialect: new PatientSqliteDialect({ database: file }) })
  const target = openDatabase(url)
  try {
    await migrateDatabase(source)
    const tables = tablesOfFile(file)
    return await target.transaction().execute(async (transaction) => {
      await takeEmpty(transaction, tables)
      const copied: CopiedTable[] = []
      for (const table of tables) {
        const rows = file.prepare(`select * from "${table.name}"`).iterate() as IterableIterator<Row>
        copied.push(await copyTable(transaction, table, rows))
      }
      expectSame(copied)
      return copied
    })
  } catch (error) {
    if (error instanceof DatabaseProblem) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(`The copy was given up (${reason}). PostgreSQL is as it was.`, { cause: error })
  } finally {
    await target.destroy()
    await source.destroy()
  }
}

/** Makes the tables where there are none, keeps everybody else from them, and takes out the rows they came with. */
async function takeEmpty(transaction: Transaction<Schema>, tables: readonly Table[]) {
  const { rows } = await transaction.executeQuery<{ name: string }>(
    CompiledQuery.raw(`select tablename as name from pg_tables where schemaname = current_schema()
      and tablename not like 'kysely!_%' escape '!'`),
  )
  const foreign = rows.find(({ name }) => !tables.some((table) => table.name === name))
  if (foreign) {
    throw new DatabaseProblem(
      `The PostgreSQL database holds a table of another program (${foreign.name}). Create a database of its own.`,
    )
  }
  await migrateDatabase(transaction)
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in exclusive mode`.execute(transaction)
  const twin = await emptyTwin()
  for (const { name, columns } of tables) {
    const unused = digestRows(columns, twin.prepare(`select * from "${name}"`).all() as Row[])
    if ((await digestOf(transaction, { name, columns })).checksum !== unused.checksum) {
      throw new DatabaseProblem(`The PostgreSQL database holds data already (in ${name}). Create an empty one.`)
    }
  }
  twin.close()
  for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(transaction)
}

async function copyTable(transaction: Transaction<Schema>, table: Table, rows: Iterable<Row>): Promise<CopiedTable> {
  const source = new DigestOfRows(table.columns)
  for (const batch of perStatement(rows)) {
    for (const row of batch) source.add(row)
    await insertRows(transaction, table, batch)
  }
  return { name: table.name, source: source.digest, target: await digestOf(transaction, table) }
}

async function digestOf(transaction: Transaction<Schema>, table: Table): Promise<Digest> {
  const sum = new DigestOfRows(table.columns)
  for await (const row of readRows(transaction, table)) sum.add(row)
  return sum.digest
}

function expectSame(copied: readonly CopiedTable[]) {
  const different = copied.filter(({ source, target }) => source.checksum !== target.checksum)
  if (different.length === 0) return
  const names = different.map(({ name, source, target }) => `${name} (${source.rows} rows, ${target.rows} arrived)`)
  throw new DatabaseProblem(`The copy differs from its source in ${names.join(', ')}. PostgreSQL is as it was.`)
}
