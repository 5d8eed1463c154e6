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
import { migrateDatabase, migrateUpTo } from './migrate-database.ts'
import { baseline, lastReplaced, migrations } from './migrations.ts'
import type { Database } from './schema.ts'

describe.each(engines)('%s', (engine) => {
  test('a database of the former release is migrated with all of its data, and works afterwards', async () => {
    const database = await databaseOfFormerRelease(engine)
    // The lines of the bank are in tables of their own now, and an unfinished reading of reviews is not kept.
    const changed = ['bankEntry', 'stagedReview', 'reviewSync']
    const kept = (await database.introspection.getTables()).filter(({ name }) => !changed.includes(name))
    const tables = kept.map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    const before = await contentOf(database, tables)
    expect(before.review).toHaveLength(formerReviews)
    await migrateDatabase(database)
    expect(await contentOf(database, tables)).toEqual(before)
    expect(await database.selectFrom('bankPart').select(['cents', 'text']).execute()).toEqual([
      { cents: 5000, text: 'For the windows' },
    ])
    await recordChange(database, 'reviews', new Date())
    expect(await database.selectFrom('changeCounter').select('value').execute()).toEqual([{ value: 8 }])
  })

  test('a migrated database has the tables, columns and indexes of a new one: released steps were not edited', async () => {
    const old = await databaseOfFormerRelease(engine)
    await migrateDatabase(old)
    expect(await shapeOf(old, engine)).toEqual(await shapeOf(await freshDatabase(engine), engine))
  })
})

test.each(engines)(
  '%s: a database of an older release is refused, and says which one to start first',
  async (engine) => {
    const database = anotherConnection(await freshDatabaseUrl(engine))
    await makeFormerRelease(database)
    await sql`delete from kysely_migration where name = ${lastReplaced}`.execute(database)
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

async function databaseOfFormerRelease(engine: Engine): Promise<Database> {
  const database = anotherConnection(await freshDatabaseUrl(engine))
  await makeFormerRelease(database)
  return database
}

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
test.each(engines)(
  '%s: lines of the bank that were known before are bookings, equal ones of a day counted, with their references',
  async (engine) => {
    const database = anotherConnection(await freshDatabaseUrl(engine))
    await migrateUpTo(database, baseline)
    for (const [key, cents, state] of [
      ['R1', 500, 'new'],
      ['R1#2', 500, 'ignored'],
      ['R/7', -900, 'ignored'],
    ] as const)
      await sql`insert into "bankEntry" values ('BE71', ${key}, '2026-11-24', ${cents}, 'Ada', '', '', 'hello', ${state},
      '2026-11-25T10:00:00.000Z', null)`.execute(database)
    await migrateDatabase(database)
    const rows = database.selectFrom('bankBooking').innerJoin('bankPart', 'bookingId', 'id').orderBy('id')
    expect(await rows.select(['id', 'bankReference', 'state', 'text']).execute()).toEqual([
      { id: 'BE71 2026-11-24 -900 1', bankReference: 'R/7', state: 'ignored', text: 'hello' },
      { id: 'BE71 2026-11-24 500 1', bankReference: 'R1', state: 'new', text: 'hello' },
      { id: 'BE71 2026-11-24 500 2', bankReference: 'R1', state: 'ignored', text: 'hello' },
    ])
    const statements = await database.selectFrom('bankStatement').select(['id', 'format', 'proof']).execute()
    expect(statements).toEqual([{ id: 'before BE71', format: 'before', proof: 'unproven' }])
    const listed = await database.selectFrom('bankListing').select('bookingId').execute()
    expect(listed).toHaveLength(3)
  },
)
