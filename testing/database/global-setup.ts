import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/database/database.ts'
import { migrateDatabase } from '../../server/database/migrate-database.ts'
import { type RunningPostgres, startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL that this test run started. */
    postgresUrl: string
  }
}

let postgres: RunningPostgres

/** Vitest's global set-up: one PostgreSQL for the whole run. Fails the run when there can be none. */
export async function setup(project: TestProject) {
  postgres = await startPostgres()
  await makeTemplate(postgres.url)
  project.provide('postgresUrl', postgres.url)
}

/** The database `migrated`, which tests copy instead of making the tables anew each time. */
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
  await postgres.stop()
}
