import { sql } from 'kysely'
import type { Database } from '../../services/database/schema.ts'

/** Every row of every table as text, for what must or must not be anywhere, also in tables that are added later. */
export async function wholeDatabase(database: Database): Promise<string> {
  const tables = await database.introspection.getTables()
  const rows = await Promise.all(
    tables.map(
      async ({ name }) =>
        [name, (await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database)).rows] as const,
    ),
  )
  return JSON.stringify(Object.fromEntries(rows), (_, value) =>
    value?.type === 'Buffer' ? Buffer.from(value.data).toString() : value,
  )
}
