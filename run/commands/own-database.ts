import { withDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { readSettings, type Settings } from '../../services/settings/settings.ts'

/** Does the work of a command in the database of the settings, brought to this program's step. */
export async function inOwnDatabase(work: (database: Database, settings: Settings) => Promise<unknown>): Promise<void> {
  const settings = readSettings(process.env)
  await withDatabase(settings.databaseUrl, async (database) => {
    await migrateDatabase(database)
    await work(database, settings)
  })
}
