import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { postgresql, skipsTestsOf } from '../test-tools.ts'
import { newDatabase } from './new-database.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that this test run started, where its tests are not skipped. */
    postgresUrl: string
    /** A migrated SQLite file, which tests copy instead of migrating an empty one each time. */
    migratedFile: string
  }
}

/**
 * Vitest's global set-up: one PostgreSQL for all tests of a project, and for each engine a migrated database to copy.
 * @returns a function that removes them when all tests are done
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-migrated-'))
  const file = join(folder, 'migrated.db')
  await migrate(`sqlite:${file}`)
  project.provide('migratedFile', file)
  const postgres = skipsTestsOf(postgresql) ? undefined : await startPostgres()
  if (postgres) {
    await migrate((await newDatabase(postgres.url, 'template1', 'migrated')).url)
    project.provide('postgresUrl', postgres.url)
  }
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  }
}

async function migrate(url: string) {
  const database = openDatabase(url)
  await migrateDatabase(database)
  await database.destroy()
}
