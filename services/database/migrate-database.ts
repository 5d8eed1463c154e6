import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DatabaseProblem } from './database-problem.ts'
import { baseline, lastReplaced, migrations } from './migrations.ts'
import { type Database, retryingTransaction } from './schema.ts'

/**
 * Migrates the tables to what this code expects. Several processes may do so at once; each step runs once, in a
 * transaction (the caller's, if `database` is one).
 * @throws DatabaseProblem, and changes nothing, if the database is newer than the code or a step fails
 */
export async function migrateDatabase(database: Database): Promise<void> {
  await takeBaseline(database)
  const { error } = await migratorOf(database).migrateToLatest()
  if (error !== undefined) await explain(database, error)
}

/**
 * Gives a database that has gone through the steps before the baseline the baseline instead.
 * @throws DatabaseProblem if it has not gone through all of them
 */
async function takeBaseline(database: Database): Promise<void> {
  const applied = await appliedMigrations(database)
  if (applied.every((name) => name >= baseline) || !knownSteps(applied).includes(baseline)) return
  const replace = async (transaction: Database) => {
    const table = transaction.withTables<{ kysely_migration: { name: string } }>()
    const former = table.deleteFrom('kysely_migration').where('name', '<', lastReplaced)
    await former.where('name', '<>', baseline).execute()
    // It keeps the time of the last one: Kysely orders steps by that.
    await table.updateTable('kysely_migration').set({ name: baseline }).where('name', '=', lastReplaced).execute()
  }
  await (database.isTransaction ? replace(database) : retryingTransaction(database, replace))
}

/**
 * The applied migrations by the names that this code knows.
 * @throws DatabaseProblem if the database has not gone through all steps before the baseline, or through later ones
 */
export function knownSteps(names: readonly string[], cause?: unknown): string[] {
  const known = names.filter((name) => name >= baseline && name !== lastReplaced)
  const former = names.filter((name) => name < baseline).at(-1)
  if (former !== undefined && !names.includes(lastReplaced)) {
    throw new DatabaseProblem(
      `The database is of an older release (it has step ${former}). Start the release of 28 November 2026 on it first.`,
      { cause },
    )
  }
  const newer = known.find((name) => !(name in migrations))
  if (newer !== undefined) {
    throw new DatabaseProblem(
      `The database is newer than this program (it has step ${newer}). Start the newer program, or restore a backup.`,
      { cause },
    )
  }
  return former === undefined ? known : [baseline, ...known]
}

/** Migrates an empty database up to the migration `step`; otherwise like `migrateDatabase`. */
export async function migrateUpTo(database: Database, step: string): Promise<void> {
  const { error } = await migratorOf(database).migrateTo(step)
  if (error !== undefined) await explain(database, error)
}

const migratorOf = (database: Database) =>
  new Migrator({ db: database, provider: { getMigrations: async () => migrations } })

async function explain(database: Database, cause: unknown): Promise<never> {
  knownSteps(await appliedMigrations(database), cause)
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new DatabaseProblem(
    `The database cannot be prepared (${reason}). Check DATABASE_URL and that it is reachable.`,
    { cause },
  )
}

/**
 * Reads how far a database is, and changes nothing.
 * @returns the last step of this code, its steps that the database lacks, and an unknown step of the database
 * @throws what the database answers if it cannot be read
 */
export async function readMigrationState(database: Database) {
  const known = Object.keys(migrations)
  await sql`select 1`.execute(database)
  const applied = (await appliedMigrations(database)).map((name) => (name === lastReplaced ? baseline : name))
  return {
    latest: known.at(-1) ?? '',
    pending: known.filter((name) => !applied.includes(name)),
    newer: applied.find((name) => name > baseline && !known.includes(name)),
  }
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
