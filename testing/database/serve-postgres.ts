import type { TestProject } from 'vitest/node'
import { postgresql, skipsTestsOf } from '../test-tools.ts'
import { migrate } from './migrate-file.ts'
import { newDatabase } from './new-database.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that this test run started, where its tests are not skipped. */
    postgresUrl: string
  }
}

/**
 * Vitest's global set-up: a PostgreSQL for all tests of a project, with a migrated database to copy.
 * @returns a function that stops it when all tests are done
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (skipsTestsOf(postgresql)) return undefined
  const postgres = await startPostgres()
  await migrate((await newDatabase(postgres.url, 'template1', 'migrated')).url)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
