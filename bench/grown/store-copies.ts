import { sql } from 'kysely'
import { inBatches } from '../../services/database/in-batches.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import type { TableRows } from './copies.ts'

/** Copies that are stored in a transaction. */
const batch = 500

/** Numbers copies of the same kind and stores them, several hundred in a transaction. */
export async function storeCopies(
  database: Database,
  number: (copy: TableRows) => void,
  copies: AsyncIterable<TableRows>,
): Promise<void> {
  let [waiting, rows]: [number, TableRows] = [0, {}]
  const store = () =>
    retryingTransaction(database, async (transaction) => {
      for (const [table, all] of Object.entries(rows))
        for (const some of inBatches(all))
          await transaction
            .insertInto(table as 'order')
            .values(some as never)
            .execute()
    })
  for await (const copy of copies) {
    number(copy)
    for (const [table, more] of Object.entries(copy)) {
      rows[table] ??= []
      rows[table].push(...more)
    }
    if (++waiting % batch > 0) continue
    await store()
    rows = {}
  }
  await store()
}

/**
 * Fills a PostgreSQL without its indexes and without checking references, which the copies have as their templates, and
 * builds the indexes afterwards, which shows keys that are there twice.
 */
export async function withoutIndexes(database: Database, fill: (database: Database) => Promise<void>): Promise<void> {
  await database.connection().execute(async (connection) => {
    const keepUp = (yes: boolean) =>
      sql`update pg_index set indisready = ${yes} where indrelid in
        (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(connection)
    await keepUp(false)
    await sql`set session_replication_role = replica`.execute(connection)
    await fill(connection)
    await keepUp(true)
    await sql`set maintenance_work_mem = '512MB'`.execute(connection)
    await sql`reindex schema public`.execute(connection)
    await sql`reset session_replication_role`.execute(connection)
  })
}
