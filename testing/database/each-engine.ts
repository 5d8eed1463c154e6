import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { newDatabase } from './new-database.ts'
import { startPostgres } from './start-postgres.ts'

/** An engine that runs for a proof or a measurement. */
export interface RunningEngine {
  name: 'SQLite' | 'PostgreSQL'
  /** Makes a database without tables. @returns its address, and what removes it */
  newDatabase(): Promise<{ url: string; drop(): Promise<void> | void }>
  /** Restarts its server, where it has one. */
  restart?: () => Promise<void>
}

/** SQLite in a temporary folder, then a PostgreSQL of our own. Nothing of them is left in the end. */
export async function* eachEngine(): AsyncGenerator<RunningEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-engines-'))
  const postgres = await startPostgres()
  try {
    yield {
      name: 'SQLite',
      async newDatabase() {
        const own = mkdtempSync(join(folder, 'sqlite-'))
        return { url: `sqlite:${join(own, 'data.db')}`, drop: () => rmSync(own, { recursive: true }) }
      },
    }
    yield { name: 'PostgreSQL', newDatabase: () => newDatabase(postgres.url), restart: () => postgres.restart() }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}
