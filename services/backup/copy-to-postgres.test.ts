import { existsSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anotherHandle, contentOf, filledFile } from '../../testing/backup/filled-file.ts'
import { holdOpen } from '../../testing/backup/hold-open.ts'
import {
  anotherConnection,
  freshDatabaseUrl,
  migratedDatabaseUrl,
  newPostgresDatabase,
} from '../../testing/database/engines.ts'
import { formerReviews, makeFormerRelease } from '../../testing/database/former-release.ts'
import { submission } from '../../testing/mail/fixtures.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'
import { recordChange } from '../database/changes.ts'
import { openDatabase } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import type { Database } from '../database/schema.ts'
import { copyToPostgres } from './copy-to-postgres.ts'
import { keyOrder, type Row, tablesOfFile } from './tables-of-file.ts'

/**
 * Makes an empty PostgreSQL database run a trigger before each row of `page` that a copy inserts: it is created
 * together with the table, because a copy accepts no database with tables.
 * @param body of the trigger's function, in PL/pgSQL
 */
async function beforePageRows(database: Database, body: string): Promise<void> {
  await sql`create function before_row() returns trigger language plpgsql as ${sql.lit(body)}`.execute(database)
  await sql`create function arm() returns event_trigger language plpgsql as $$ begin
    if exists (select from pg_event_trigger_ddl_commands() where object_identity = 'public.page') then
      create trigger before_row before insert on "page" for each row execute function before_row();
    end if; end $$`.execute(database)
  await sql`create event trigger arm on ddl_command_end when tag in ('CREATE TABLE') execute function arm()`.execute(
    database,
  )
}

const tablesAt = async (url: string) =>
  (await anotherConnection(url).introspection.getTables()).map(({ name }) => name).sort()

const now = new Date('2026-11-21T10:00:00.000Z')

test('every table arrives with every value, and the checksums of both sides agree', async () => {
  const path = await filledFile(12)
  const before = contentOf(path)
  const url = await freshDatabaseUrl('postgres')
  const copied = await copyToPostgres(path, url)
  for (const { source, target } of copied) {
    expect(target).toEqual(source)
    expect(source.rows).toBeGreaterThanOrEqual(12)
    expect(source.checksum).toMatch(/^[\da-f]{64}$/)
  }
  // Read back by other means: the copy compared its own digests.
  const database = anotherConnection(url)
  for (const table of tablesOfFile(anotherHandle(path))) {
    const order = sql.raw(keyOrder(table, 'postgres'))
    const { rows } = await sql<Row>`select * from ${sql.table(table.name)} order by ${order}`.execute(database)
    expect(rows).toEqual(before[table.name])
  }
  expect(await tablesAt(url)).toEqual(await tablesAt(`sqlite:${path}`))
  expect(contentOf(path)).toEqual(before)
})

test('keys of any letters are read in the same order on both sides, whatever the language that PostgreSQL sorts by', async () => {
  const path = await filledFile(0)
  const file = new BetterSqlite3(path)
  const insert = file.prepare('insert into "withheldReview" values (?)')
  for (const id of ['b', 'a', 'B', 'É', 'e', 'ß', '🧽', '\uffee', '10', '9', '-a', ' a']) insert.run(id)
  file.close()
  const url = await newPostgresDatabase(`template0 locale_provider icu icu_locale 'en'`)
  const copied = await copyToPostgres(path, url)
  expect(copied.find(({ name }) => name === 'withheldReview')?.target.rows).toBe(12)
})

test('the copy continues where the original stopped: an idempotency key finds its message, and change ids grow', async () => {
  const path = (await migratedDatabaseUrl('sqlite')).slice('sqlite:'.length)
  const original = anotherConnection(`sqlite:${path}`)
  const sent = submission({ idempotencyKey: 'a-key-of-a-form' })
  const accepted = await acceptSubmission(original, sent, now)
  await recordChange(original, 'reviews', now)
  await original.destroy()
  const url = await freshDatabaseUrl('postgres')
  await copyToPostgres(path, url)
  const copy = anotherConnection(url)
  await migrateDatabase(copy)
  expect(await acceptSubmission(copy, sent, now)).toEqual({ ...accepted, isNew: false })
  expect(await acceptSubmission(copy, submission({}), now)).toMatchObject({ outcome: 'done' })
  await recordChange(copy, 'pages', now)
  expect(await copy.selectFrom('change').select(['subject', 'id']).orderBy('id').execute()).toEqual([
    { subject: 'reviews', id: 2 },
    { subject: 'leads', id: 3 },
    { subject: 'pages', id: 4 },
  ])
})

test('a database of the former release is brought up to date and copied', async () => {
  const url = await freshDatabaseUrl('sqlite')
  const old = openDatabase(url)
  await makeFormerRelease(old)
  await old.destroy()
  const copied = await copyToPostgres(url.slice('sqlite:'.length), await freshDatabaseUrl('postgres'))
  expect(copied.find(({ name }) => name === 'review')?.target.rows).toBe(formerReviews)
})

describe('PostgreSQL is as it was', () => {
  test('when a value is rejected halfway: no tables are left', async () => {
    const path = await filledFile()
    const file = new BetterSqlite3(path)
    file.exec(`update "submission" set "suspectedSpam" = 9000000000`)
    file.close()
    const url = await freshDatabaseUrl('postgres')
    await expect(copyToPostgres(path, url)).rejects.toThrow(/failed \(.*out of range.*\)\. PostgreSQL is as it was/)
    expect(await tablesAt(url)).toEqual([])
    const mended = new BetterSqlite3(path)
    mended.exec(`update "submission" set "suspectedSpam" = 1`)
    mended.close()
    expect(await copyToPostgres(path, url)).not.toEqual([])
  })

  test('when what arrived differs from what was sent', async () => {
    const path = await filledFile()
    const url = await freshDatabaseUrl('postgres')
    await beforePageRows(anotherConnection(url), 'begin new."title" := upper(new."title") || \'!\'; return new; end')
    await expect(copyToPostgres(path, url)).rejects.toThrow(/differs from its source in page \(3 rows, 3 arrived\)/)
    expect(await tablesAt(url)).toEqual([])
  })

  test.each(['ours', 'another program’s'])('when it has tables already (%s)', async (whose) => {
    const path = await filledFile()
    const url = await freshDatabaseUrl('postgres')
    const database = anotherConnection(url)
    if (whose === 'ours') await migrateDatabase(database)
    else await sql`create table recipe (name text)`.execute(database)
    const before = await tablesAt(url)
    await expect(copyToPostgres(path, url)).rejects.toThrow(/is not empty \(it has a table \w+\)\. Create an empty one/)
    expect(await tablesAt(url)).toEqual(before)
    if (whose === 'ours') expect(await database.selectFrom('page').selectAll().execute()).toEqual([])
  })

  test('when a site still has the SQLite file open, because its next message would be lost', async () => {
    const path = await filledFile()
    await holdOpen(path)
    const url = await freshDatabaseUrl('postgres')
    await expect(copyToPostgres(path, url)).rejects.toThrow(/is in use by another program.*stop the sites/)
    expect(await tablesAt(url)).toEqual([])
  })
})

test('a source that does not exist is not created', async () => {
  const path = (await freshDatabaseUrl('sqlite')).slice('sqlite:'.length)
  await expect(copyToPostgres(path, await freshDatabaseUrl('postgres'))).rejects.toThrow(/is missing/)
  expect(existsSync(path)).toBe(false)
})

test('an unreachable PostgreSQL is reported in a sentence', async () => {
  const path = await filledFile()
  await expect(copyToPostgres(path, 'postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/failed \(.*ECONNREFUSED/)
})
