import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import {
  anotherConnection,
  type Engine,
  engines,
  freshDatabase,
  freshDatabaseUrl,
} from '../../testing/database/engines.ts'
import { firstRelease } from '../../testing/database/first-release.ts'
import { recordChange } from './changes.ts'
import { migrateDatabase, migrateUpTo } from './migrate-database.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'

describe.each(engines)('%s', (engine) => {
  test('a database of the first release is migrated with all of its data, and works afterwards', async () => {
    const database = await databaseOfFirstRelease(engine)
    const tables = (await database.introspection.getTables()).map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
    }))
    const before = await contentOf(database, tables)
    expect(before.review).toHaveLength(2500)
    await migrateDatabase(database)
    expect(await contentOf(database, tables)).toEqual(before)
    await recordChange(database, 'reviews', new Date())
    expect(await database.selectFrom('changeCounter').select('value').execute()).toEqual([{ value: 8 }])
  })

  test('a migrated database has the tables, columns and indexes of a new one: released steps were not edited', async () => {
    const old = await databaseOfFirstRelease(engine)
    await migrateDatabase(old)
    expect(await shapeOf(old, engine)).toEqual(await shapeOf(await freshDatabase(engine), engine))
  })
})

describe.each(engines)('%s: mail of the former release', (engine) => {
  test('keeps every value when the table is rebuilt, and the former release can still queue mail', async () => {
    const database = anotherConnection(await freshDatabaseUrl(engine))
    await migrateUpTo(database, '0010-scheduling')
    for (const id of ['first', 'second', 'third']) {
      await sql`insert into "submission" values (${id}, 'contact', 'nl', '{}', null, 'hash', 0, '2026-11-21T10:00:00.000Z')`.execute(
        database,
      )
    }
    const formerColumns = sql.raw(formerMailColumns.map((column) => `"${column}"`).join(', '))
    const insert = (id: string, state: string) =>
      sql`insert into "mail" (${formerColumns}) values (${`mail ${id}`}, ${id}, 'office', 'nl', null, ${`slot ${id}`}, '<id>',
        ${state}, 2, 1, 'later 🧽', 'next', 'worker', 'until', 'created', null)`.execute(database)
    await insert('first', 'waiting')
    await insert('second', 'claimed')
    const read = async () => (await sql`select ${formerColumns} from "mail" order by "id"`.execute(database)).rows
    const before = await read()
    await migrateDatabase(database)
    expect(await read()).toEqual(before)
    await insert('third', 'sent')
    expect(
      await database
        .selectFrom('mail')
        .select(['content', 'orderId', 'dedupeKey'])
        .where('id', '=', 'mail third')
        .execute(),
    ).toEqual([{ content: '{}', orderId: null, dedupeKey: null }])
    await expect(insert('third', 'waiting')).rejects.toThrow()
    await database.deleteFrom('submission').execute()
    expect(await read()).toEqual([])
  })
})

/** The columns of `mail` before mails of orders. */
const formerMailColumns = [
  ...['id', 'submissionId', 'purpose', 'language', 'recipient', 'receiptSlot', 'messageId', 'state', 'attemptsStarted'],
  ...['attemptsFinished', 'lastError', 'nextAttemptAt', 'claimedBy', 'claimedUntil', 'createdAt', 'sentAt'],
]

test.each(engines)(
  '%s: leads that came before are marked if they ask about a place where we do not work',
  async (engine) => {
    const database = anotherConnection(await freshDatabaseUrl(engine))
    await migrateUpTo(database, '0011-orders')
    const message = (id: string, language: string, remark: string) =>
      sql`insert into "submission" values (${id}, 'contact', ${language}, ${JSON.stringify({ remark })}, null, 'hash', 0,
      '2026-11-21T10:00:00.000Z')`.execute(database)
    await message('texel', 'nl', 'Mijn postcode:\n1791AB')
    await message('hengelo', 'nl', 'Mijn postcode:\n7551AB')
    await message('belgium', 'en', '1791AB')
    await migrateDatabase(database)
    const leads = await database.selectFrom('lead').select(['id', 'uncovered']).orderBy('id').execute()
    expect(leads.map(({ uncovered }) => uncovered)).toEqual([null, null, '1791AB'])
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

async function databaseOfFirstRelease(engine: Engine): Promise<Database> {
  const url = await freshDatabaseUrl(engine)
  const database = anotherConnection(url)
  if (engine === 'sqlite') {
    const file = new BetterSqlite3(url.slice('sqlite:'.length))
    file.exec(firstRelease)
    file.close()
  } else {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(firstRelease)
    await client.end()
  }
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
  '%s: teams that were on sale without a roster keep their people, and others get none',
  async (engine) => {
    const database = anotherConnection(await freshDatabaseUrl(engine))
    await migrateUpTo(database, '0017-planning')
    const monday = '2026-12-07'
    for (const [team, part, lane, offRoster] of [
      ['ghent', 'morning', 1, 0],
      ['ghent', 'morning', 2, 0],
      ['ghent', 'afternoon', 1, 0],
      ['ghent', 'afternoon', 2, 0],
      ['antwerp', 'morning', 1, 0],
      ['antwerp', 'afternoon', 1, 0],
      ['gone', 'morning', 1, 1],
    ] as const)
      await sql`insert into "slot" values ('BE', ${team}, ${monday}, ${part}, ${lane}, ${offRoster})`.execute(database)
    await sql`insert into "rosterPattern" values ('BE', 'antwerp', 'monday', 'morning', 1)`.execute(database)
    await migrateDatabase(database)
    const patterns = await database
      .selectFrom('rosterPattern')
      .select(['team', 'weekday', 'part', 'lanes'])
      .orderBy('team')
      .orderBy('part')
      .execute()
    expect(patterns.map(({ team, weekday, part, lanes }) => `${team} ${weekday} ${part} ${lanes}`)).toEqual([
      'antwerp monday afternoon 1',
      'antwerp monday morning 1',
      'ghent monday afternoon 2',
      'ghent monday morning 2',
    ])
  },
)

test.each(engines)(
  '%s: lines of the bank that were known before are bookings, equal ones of a day counted, with their references',
  async (engine) => {
    const database = anotherConnection(await freshDatabaseUrl(engine))
    await migrateUpTo(database, '0049-withdrawals-by-time')
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
  },
)
