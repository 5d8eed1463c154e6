import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DatabaseProblem } from './database-problem.ts'
import { baseline, migrations } from './migrations.ts'
import type { Database } from './schema.ts'

/**
 * Migrates the tables to what this code expects. Several processes may do so at once; each step runs once, in a
 * transaction (the caller's, if `database` is one).
 * @throws DatabaseProblem, and changes nothing, if the database has a step that this code lacks, or a step fails
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const { error } = await migratorOf(database).migrateToLatest()
  if (error !== undefined) await explain(database, error)
}

/**
 * Refuses a database with a step that this code does not have.
 * @param applied its steps, in their order
 */
export function refuseUnknown(applied: readonly string[], cause?: unknown): void {
  const unknown = applied.find((name) => !(name in migrations))
  if (unknown === undefined) return
  const sentence =
    unknown < baseline
      ? `of an older release (it has step ${unknown}). Start the release of 29 November 2026 on it first.`
      : `newer than this program (it has step ${unknown}). Start the newer program, or restore a backup.`
  throw new DatabaseProblem(`The database is ${sentence}`, { cause })
}

/** Migrates an empty database up to the migration `step`; otherwise like `migrateDatabase`. */
export async function migrateUpTo(database: Database, step: string): Promise<void> {
  const { error } = await migratorOf(database).migrateTo(step)
  if (error !== undefined) await explain(database, error)
}

const migratorOf = (database: Database) =>
  new Migrator({ db: database, provider: { getMigrations: async () => migrations } })

async function explain(database: Database, cause: unknown): Promise<never> {
  refuseUnknown(await appliedMigrations(database), cause)
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new DatabaseProblem(
    `The database cannot be prepared (${reason}). Check DATABASE_URL and that it is reachable.`,
    { cause },
  )
}

/**
 * Reads how far a database is, and changes nothing.
 * @returns the last step of this code, and its steps that the database lacks
 * @throws DatabaseProblem for a step that this code lacks, or what the database answers if it cannot be read
 */
export async function readMigrationState(database: Database) {
  const known = Object.keys(migrations)
  await sql`select 1`.execute(database)
  const applied = await appliedMigrations(database)
  refuseUnknown(applied)
  return { latest: known.at(-1) ?? '', pending: known.filter((name) => !applied.includes(name)) }
}

async function appliedMigrations(database: Database): Promise<string[]> {
  // Asking a table that is not there would abort the caller's transaction on PostgreSQL.
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true }).catch(() => [])
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map((row) => row.name)
}
