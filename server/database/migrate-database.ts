import { Migrator } from 'kysely/migration'
import { DatabaseProblem } from './database-problem.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'

/**
 * Brings the tables to what this code expects. Several processes may do so at once; each step runs once, in a
 * transaction. Throws DatabaseProblem, and changes nothing, when the database is newer than the code or a step fails.
 */
export async function migrateDatabase(database: Database): Promise<void> {
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const newer = (await appliedMigrations(database)).find((name) => !(name in migrations))
  if (newer !== undefined) {
    throw new DatabaseProblem(
      `The database is newer than this program (it has step ${newer}). Start the newer program, or restore a backup.`,
      { cause: error },
    )
  }
  const reason = error instanceof Error ? error.message : String(error)
  throw new DatabaseProblem(
    `The database cannot be prepared (${reason}). Check DATABASE_URL and that it is reachable.`,
    {
      cause: error,
    },
  )
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
    return [] // no such table, or no database: the first error tells what is wrong
  }
}
