import BetterSqlite3 from 'better-sqlite3'
import { Kysely } from 'kysely'
import { migrateDatabase, migrateUpTo } from './migrate-database.ts'
import { PatientSqliteDialect } from './patient-sqlite-dialect.ts'
import type { Schema } from './schema.ts'

/**
 * A SQLite database in memory that nobody has used yet, at today's step or at the migration `step`: the measure for
 * which tables and columns there have to be, and which rows come with them. The caller closes it.
 */
export async function emptyTwin(step?: string): Promise<BetterSqlite3.Database> {
  const file = new BetterSqlite3(':memory:')
  const database = new Kysely<Schema>({ dialect: new PatientSqliteDialect({ database: file }) })
  await (step === undefined ? migrateDatabase(database) : migrateUpTo(database, step))
  return file
}
