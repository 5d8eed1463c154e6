import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { PostgresAdapter, sql } from 'kysely'
import { openDatabase } from '../services/database/database.ts'
import { migrateDatabase } from '../services/database/migrate-database.ts'
import type { Database } from '../services/database/schema.ts'
import { startPostgres } from '../testing/database/start-postgres.ts'
import type { Metric } from './metric.ts'

type Engine = 'SQLite' | 'PostgreSQL'

export const isPostgres = (database: Database): boolean => database.getExecutor().adapter instanceof PostgresAdapter

/**
 * Measures on a new database of each engine: SQLite in a folder, then a PostgreSQL of our own. The engine is put before
 * each metric.
 * @param fill stores what there is to measure
 * @param engines PostgreSQL, and perhaps SQLite
 */
export async function* onBothEngines(
  folder: string,
  fill: (database: Database) => Promise<void>,
  measure: (database: Database, engine: Engine, url: string) => AsyncIterable<Metric>,
  engines: readonly Engine[] = ['SQLite', 'PostgreSQL'],
): AsyncGenerator<Metric> {
  const postgres = await startPostgres()
  try {
    if (engines.includes('SQLite')) yield* measureEngine('SQLite', `sqlite:${join(folder, `${randomUUID()}.db`)}`)
    yield* measureEngine('PostgreSQL', postgres.url)
  } finally {
    await postgres.stop()
  }

  async function* measureEngine(engine: Engine, url: string) {
    const filled = openDatabase(url)
    await migrateDatabase(filled)
    // Pages that do not fit into the cache are written again and again while millions of rows are stored.
    if (engine === 'SQLite') await sql`pragma cache_size = -1000000`.execute(filled)
    await fill(filled)
    // Autovacuum does this within minutes: without it, even indexed columns are read from the table.
    if (engine === 'PostgreSQL') await sql`vacuum analyze`.execute(filled)
    await filled.destroy()

    const database = openDatabase(url)
    for await (const metric of measure(database, engine, url)) yield { ...metric, what: `${engine}: ${metric.what}` }
    await database.destroy()
  }
}
