import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DatabaseProblem } from './database-problem.ts'
import { migrations } from './migrations.ts'
import { rewriteOldFile } from './open-sqlite.ts'
import type { Database } from './schema.ts'

/**
 * Migrates the tables to what this code expects. Several processes may do so at once; each step runs once, in a
 * transaction (the caller's, if `database` is one).
 * @throws DatabaseProblem, and changes nothing, if the database is newer than the code or a step fails
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const { error } = await migratorOf(database).migrateToLatest()
  if (error !== undefined) await explain(database, error)
  await rewriteOldFile(database)
}

/** Migrates an empty database up to the migration `step`; otherwise like `migrateDatabase`. */
export async function migrateUpTo(database: Database, step: string): Promise<void> {
  const { error } = await migratorOf(database).migrateTo(step)
  if (error !== undefined) await explain(database, error)
}

const migratorOf = (database: Database) =>
  new Migrator({ db: database, provider: { getMigrations: async () => migrations } })

async function explain(database: Database, cause: unknown): Promise<never> {
  refuseNewer(await appliedMigrations(database), cause)
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new DatabaseProblem(
    `The database cannot be prepared (${reason}). Check DATABASE_URL and that it is reachable.`,
    { cause },
  )
}

/** @throws DatabaseProblem if this code does not know one of the applied migrations `names` */
export function refuseNewer(names: readonly string[], cause?: unknown): void {
  const newer = names.find((name) => !(name in migrations))
  if (newer === undefined) return
  throw new DatabaseProblem(
    `The database is newer than this program (it has step ${newer}). Start the newer program, or restore a backup.`,
    { cause },
  )
}

/** How far a database is, compared with this code. */
export interface MigrationState {
  /** The last step of this code. */
  latest: string
  /** Steps of this code that the database lacks. */
  pending: string[]
  /** A step of the database that this code does not know. */
  newer: string | undefined
}

/**
 * Reads how far a database is, and changes nothing.
 * @throws what the database answers if it cannot be read
 */
export async function readMigrationState(database: Database): Promise<MigrationState> {
  const known = Object.keys(migrations)
  await sql`select 1`.execute(database)
  const applied = await appliedMigrations(database)
  return {
    latest: known.at(-1) ?? '',
    pending: known.filter((name) => !applied.includes(name)),
    newer: applied.find((name) => !known.includes(name)),
  }
}

async function appliedMigrations(database: Database): Promise<string[]> {
  try {
    const rows = await database
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .execute()
    return rows.map((row) => row.name)
  } catch {
    return [] // no such table, or no database: the original error says what is wrong
  }
}
