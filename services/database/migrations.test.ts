import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import {
  anotherConnection,
  type Engine,
  engines,
  freshDatabase,
  freshDatabaseUrl,
} from '../../testing/database/engines.ts'
import { formerReviews, makeFormerRelease } from '../../testing/database/former-release.ts'
import { recordChange } from './changes.ts'
import { migrateDatabase } from './migrate-database.ts'
import { baseline, migrations } from './migrations.ts'
import type { Database } from './schema.ts'

describe.each(engines)('%s', (engine) => {
  test('a database of the former release is migrated with all of its data, has the tables, columns and indexes of a new one (released steps were not edited), and works afterwards', async () => {
    const database = anotherConnection(await freshDatabaseUrl(engine))
    await makeFormerRelease(database)
    const all = await database.introspection.getTables()
    const tables = all.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    const before = await contentOf(database, tables)
    expect(before.review).toHaveLength(formerReviews)
    await migrateDatabase(database)
    const leadEvent = before.leadEvent?.map((event) => event.replace('"told"', '"announced"'))
    expect(await contentOf(database, tables)).toEqual({ ...before, leadEvent })
    expect(await shapeOf(database, engine)).toEqual(await shapeOf(await freshDatabase(engine), engine))
    expect(await database.selectFrom('bankListing').selectAll().execute()).toEqual([
      { bookingId: 'B1', statementId: 'S1' },
    ])
    await recordChange(database, 'reviews', new Date())
    expect(await database.selectFrom('changeCounter').select('value').execute()).toEqual([{ value: 8 }])
  })
})

test.each(engines)(
  '%s: a database of an older release is refused, and says which one to start first',
  async (engine) => {
    const database = anotherConnection(await freshDatabaseUrl(engine))
    await makeFormerRelease(database)
    await sql`update kysely_migration set name = '0001-content' where name = ${baseline}`.execute(database)
    await expect(migrateDatabase(database)).rejects.toThrow(/older release \(it has step 0001-content\)/)
  },
)

test('migrations have no down step', () => {
  expect(Object.entries(migrations).filter(([, { down }]) => down)).toEqual([])
})

test('PostgreSQL has no sequences, so a copy of all rows includes every counter', async () => {
  const database = await freshDatabase('postgres')
  const { rows } = await sql`select * from pg_sequences`.execute(database)
  expect(rows).toEqual([])
})

/** The rows of each table, with the columns named, in a fixed order. */
async function contentOf(database: Database, tables: readonly { name: string; columns: string[] }[]) {
  const found: Record<string, string[]> = {}
  for (const { name, columns } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(database)
    found[name] = rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort()
  }
  return found
}

async function shapeOf(database: Database, engine: Engine) {
  const indexes =
    engine === 'sqlite'
      ? sql`select name, tbl_name from sqlite_schema where type = 'index' order by name`
      : sql`select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`
  const tables = await database.introspection.getTables()
  const columns = tables.flatMap(({ name, columns }) =>
    columns.map((column) => `${name}.${column.name} ${column.dataType.toLowerCase()} ${column.isNullable}`),
  )
  return { columns: columns.sort(), indexes: (await indexes.execute(database)).rows }
}
