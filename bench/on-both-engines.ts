import { sql } from 'kysely'
import { openDatabase } from '../services/database/database.ts'
import { migrateDatabase } from '../services/database/migrate-database.ts'
import type { Database } from '../services/database/schema.ts'
import { eachEngine, type RunningEngine } from '../testing/database/each-engine.ts'
import type { Metric } from './metric.ts'

type Engine = RunningEngine['name']

/**
 * Measures on a new database of each engine. The engine is put before each metric.
 * @param fill stores what there is to measure
 * @param engines PostgreSQL, and perhaps SQLite
 */
export async function* onBothEngines(
  fill: (database: Database) => Promise<void>,
  measure: (database: Database, engine: Engine, url: string) => AsyncIterable<Metric>,
  engines: readonly Engine[] = ['SQLite', 'PostgreSQL'],
): AsyncGenerator<Metric> {
  for await (const { name, newDatabase } of eachEngine()) {
    if (!engines.includes(name)) continue
    const { url } = await newDatabase()
    const filled = openDatabase(url)
    await migrateDatabase(filled)
    // Pages that do not fit into the cache are written again and again while millions of rows are stored.
    if (name === 'SQLite') await sql`pragma cache_size = -1000000`.execute(filled)
    await fill(filled)
    // Autovacuum does this within minutes: without it, even indexed columns are read from the table.
    if (name === 'PostgreSQL') await sql`vacuum analyze`.execute(filled)
    await filled.destroy()

    const database = openDatabase(url)
    for await (const metric of measure(database, name, url)) yield { ...metric, what: `${name}: ${metric.what}` }
    await database.destroy()
  }
}
