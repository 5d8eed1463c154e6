import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { openDatabase } from '../../services/database/database.ts'
import type { Database } from '../../services/database/schema.ts'
import { runningTest, skipWithout } from '../skip-without.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { postgresql, skipsTestsOf } from '../test-tools.ts'
import { newDatabase } from './new-database.ts'

const both = ['sqlite', 'postgres'] as const
export type Engine = (typeof both)[number]

/**
 * Both engines, for `describe.each(engines)`: what is true of one has to be true of the other. In the Dutch project
 * SQLite alone, because what differs by language does not differ by engine.
 */
export const engines: readonly Engine[] = process.env.TEST_ENGINE ? both.slice(0, 1) : both

/**
 * The engine that refuses more, such as a zero byte in a text, where there is one: for long tests of what is sent in,
 * which differ by nothing else.
 */
export const strictestEngine: Engine = skipsTestsOf(postgresql) ? 'sqlite' : 'postgres'

/** Opens a new migrated database for the running test; closed and removed when the test ends. */
export async function freshDatabase(engine: Engine): Promise<Database> {
  return anotherConnection(await migratedDatabaseUrl(engine))
}

/** Address of a new migrated database, removed when the running test ends. */
export async function migratedDatabaseUrl(engine: Engine): Promise<string> {
  if (engine === 'postgres') return await newPostgresDatabase('migrated')
  const url = await freshDatabaseUrl(engine)
  copyFileSync(inject('migratedFile'), url.slice('sqlite:'.length))
  return url
}

/** Another connection to a database, as a second server process would open it; closed when the running test ends. */
export function anotherConnection(url: string): Database {
  const database = openDatabase(url)
  onTestFinished(() => database.destroy())
  return database
}

/** Address of a new database without tables, removed when the test ends. */
export async function freshDatabaseUrl(engine: Engine, test = runningTest()): Promise<string> {
  if (engine === 'sqlite') {
    const folder = temporaryFolder(test)
    return `sqlite:${join(folder, 'test.db')}`
  }
  return await newPostgresDatabase('template1', test)
}

/** Address of a new PostgreSQL database, copied from `template` and removed when the test ends. */
export async function newPostgresDatabase(template: string, test = runningTest()): Promise<string> {
  skipWithout(postgresql, test)
  const { url, drop } = await newDatabase(inject('postgresUrl'), template)
  test.onTestFinished(drop)
  return url
}
