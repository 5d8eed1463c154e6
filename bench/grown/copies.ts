import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addDays } from '../../domain/opening/office-time.ts'
import { inBatches } from '../../services/database/in-batches.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'

/** Rows by their tables, in an order that their references allow. */
export type TableRows = Record<string, Record<string, unknown>[]>

/** The JSON of rows, cut before and after everything that a copy has otherwise. */
export type Template = readonly string[]

/** How a copy differs from its template. */
export interface Difference {
  /** How much later its dates are, in days, and its instants, in milliseconds. */
  days: number
  milliseconds: number
  /** Texts of the template with those of the copy. All other ids are drawn. */
  texts: Record<string, string>
}

const varying = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}|\\d{4}-\\d\\d-\\d\\d(?:T[\\d:.]+Z)?'
const batch = 500

/** @param texts expressions for what each copy has otherwise, beside ids, dates and instants */
export const templateOf = (rows: TableRows, texts: readonly string[] = []): Template =>
  JSON.stringify(rows).split(new RegExp(`(${[varying, ...texts].join('|')})`))

/** A text as a whole, so that no amount looks like it. */
export const quoted = (text: string): string => `(?<=")${text}(?=\\\\?")`

export function copyOf(template: Template, { days, milliseconds, texts }: Difference): TableRows {
  const ids = new Map<string, string>()
  const drawn = (id: string) => ids.get(id) ?? ids.set(id, randomUUID()).get(id)
  const other = (text: string) => {
    if (text.includes('T')) return new Date(Date.parse(text) + milliseconds).toISOString()
    return text.length === 10 ? addDays(text, days) : drawn(text)
  }
  return JSON.parse(template.map((part, index) => (index % 2 ? (texts[part] ?? other(part)) : part)).join(''))
}

/** Stores copies, several hundred in a transaction. */
export async function storeCopies(database: Database, copies: AsyncIterable<TableRows>): Promise<void> {
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

/** The words by which something is found, as its table has them. */
export const wordRows = (words: readonly string[], owner: Record<string, string>) =>
  words.map((word) => ({ word: Buffer.from(word), ...owner }))

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
