import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated SQLite file, which tests copy instead of migrating an empty one each time. */
    migratedFile: string
  }
}

/**
 * Vitest's global set-up: a migrated SQLite file for all tests of a project.
 * @returns a function that removes it when all tests are done
 */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-migrated-'))
  const file = join(folder, 'migrated.db')
  await migrate(`sqlite:${file}`)
  project.provide('migratedFile', file)
  return () => rmSync(folder, { recursive: true })
}

/** Makes the tables of an empty database. */
export async function migrate(url: string): Promise<void> {
  const database = openDatabase(url)
  await migrateDatabase(database)
  await database.destroy()
}
