import type { TestProject } from 'vitest/node'
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
  project.provide('postgresUrl', postgres.url)
}

export async function teardown() {
  await postgres.stop()
}
