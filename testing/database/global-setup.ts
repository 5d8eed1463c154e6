import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/database/database.ts'
import { migrateDatabase } from '../../server/database/migrate-database.ts'
import { postgresql, skipsTestsOf } from '../test-tools.ts'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that this test run started, where its tests are not skipped. */
    postgresUrl: string
  }
}

let postgres: RunningPostgres | undefined

/** Vitest's global set-up: one PostgreSQL for all tests of a project. */
export async function setup(project: TestProject) {
  if (skipsTestsOf(postgresql)) return
  postgres = await startPostgres()
  await makeTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
}

/** Creates the database `migrated`, which tests copy instead of migrating an empty one each time. */
async function makeTemplate(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('create database migrated')
  await client.end()
  const template = new URL(url)
  template.pathname = '/migrated'
  const database = openDatabase(template.href)
  await migrateDatabase(database)
  await database.destroy()
}

/** Stops PostgreSQL when all tests are done. */
export async function teardown() {
  await postgres?.stop()
}
