import { existsSync } from 'node:fs'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anotherHandle, contentOf, filledFile } from '../../testing/backup/filled-file.ts'
import { holdOpen } from '../../testing/backup/hold-open.ts'
import { anotherConnection, freshDatabaseUrl } from '../../testing/database/engines.ts'
import { firstRelease } from '../../testing/database/first-release.ts'
import { submission } from '../../testing/mail/fixtures.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'
import { recordChange } from '../database/changes.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { copyToPostgres } from './copy-to-postgres.ts'
import { digestRows, type Row } from './digest-rows.ts'
import { tablesOfFile } from './tables-of-file.ts'

const tablesAt = async (url: string) =>
  (await anotherConnection(url).introspection.getTables()).map(({ name }) => name).sort()

const now = new Date('2026-11-21T10:00:00.000Z')

test('every table arrives with every value, and the checksums of both sides tell so', async () => {
  const path = await filledFile(12)
  const before = contentOf(path)
  const url = await freshDatabaseUrl('postgres')
  const copied = await copyToPostgres(path, url)
  expect(Object.fromEntries(copied.map(({ name, source }) => [name, source]))).toEqual(before)
  for (const { source, target } of copied) {
    expect(target).toEqual(source)
    expect(source.rows).toBeGreaterThanOrEqual(12)
  }
  // Read once more, after the fact and by other means.
  const database = anotherConnection(url)
  const file = anotherHandle(path)
  for (const { name, columns } of tablesOfFile(file)) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(database)
    expect(digestRows(columns, rows)).toEqual(before[name])
  }
  expect(await tablesAt(url)).toEqual(await tablesAt(`sqlite:${path}`))
  expect(contentOf(path)).toEqual(before)
})

test('the copy goes on where the original stopped: the same key finds its message, numbers of changes grow', async () => {
  const path = (await freshDatabaseUrl('sqlite')).slice('sqlite:'.length)
  const original = anotherConnection(`sqlite:${path}`)
  await migrateDatabase(original)
  const sent = submission({ idempotencyKey: 'a-key-of-a-form' })
  const accepted = await acceptSubmission(original, sent, now)
  await recordChange(original, 'reviews', now)
  await original.destroy()
  const url = await freshDatabaseUrl('postgres')
  await copyToPostgres(path, url)
  const copy = anotherConnection(url)
  await migrateDatabase(copy)
  expect(await acceptSubmission(copy, sent, now)).toEqual({ ...accepted, outcome: 'repeated' })
  expect(await acceptSubmission(copy, submission({}), now)).toMatchObject({ outcome: 'accepted' })
  await recordChange(copy, 'pages', now)
  expect(await copy.selectFrom('change').select(['subject', 'id']).orderBy('id').execute()).toEqual([
    { subject: 'reviews', id: 1 },
    { subject: 'pages', id: 2 },
  ])
})

test('a database of the first release is brought up to date and copied', async () => {
  const path = (await freshDatabaseUrl('sqlite')).slice('sqlite:'.length)
  const old = new BetterSqlite3(path)
  old.pragma(`application_id = ${0x48454c44}`)
  old.exec(firstRelease)
  old.close()
  const copied = await copyToPostgres(path, await freshDatabaseUrl('postgres'))
  expect(copied.find(({ name }) => name === 'review')?.target.rows).toBe(2500)
})

test('a new database whose tables are made already is taken too', async () => {
  const path = await filledFile()
  const url = await freshDatabaseUrl('postgres')
  await migrateDatabase(anotherConnection(url))
  expect((await copyToPostgres(path, url)).every(({ source, target }) => source.checksum === target.checksum)).toBe(
    true,
  )
})

describe('PostgreSQL is as it was', () => {
  test('when a value is refused halfway: not even tables are left', async () => {
    const path = await filledFile()
    const file = new BetterSqlite3(path)
    file.exec(`update "submission" set "suspectedSpam" = 9000000000`)
    file.close()
    const url = await freshDatabaseUrl('postgres')
    await expect(copyToPostgres(path, url)).rejects.toThrow(
      /was given up \(.*out of range.*\)\. PostgreSQL is as it was/,
    )
    expect(await tablesAt(url)).toEqual([])
    const mended = new BetterSqlite3(path)
    mended.exec(`update "submission" set "suspectedSpam" = 1`)
    mended.close()
    expect(await copyToPostgres(path, url)).not.toEqual([])
  })

  test('when what arrived differs from what was sent', async () => {
    const path = await filledFile()
    const url = await freshDatabaseUrl('postgres')
    const database = anotherConnection(url)
    await migrateDatabase(database)
    await sql`create function meddle() returns trigger language plpgsql as
      'begin new."title" := upper(new."title") || ''!''; return new; end'`.execute(database)
    await sql`create trigger meddler before insert on "page" for each row execute function meddle()`.execute(database)
    await expect(copyToPostgres(path, url)).rejects.toThrow(/differs from its source in page \(3 rows, 3 arrived\)/)
    expect(await database.selectFrom('review').selectAll().execute()).toEqual([])
    expect(await database.selectFrom('changeCounter').selectAll().execute()).toEqual([{ id: 1, value: 0 }])
  })

  test('when it holds data', async () => {
    const path = await filledFile()
    const url = await freshDatabaseUrl('postgres')
    const database = anotherConnection(url)
    await migrateDatabase(database)
    await recordChange(database, 'reviews', now)
    await expect(copyToPostgres(path, url)).rejects.toThrow(/holds data already \(in change\w*\)\. Create an empty one/)
    expect(await database.selectFrom('review').selectAll().execute()).toEqual([])
  })

  test('when it belongs to another program', async () => {
    const path = await filledFile()
    const url = await freshDatabaseUrl('postgres')
    await sql`create table recipe (name text)`.execute(anotherConnection(url))
    await expect(copyToPostgres(path, url)).rejects.toThrow(/holds a table of another program \(recipe\)/)
    expect(await tablesAt(url)).toEqual(['recipe'])
  })

  test('when a site still has the SQLite file open: its next message would be left behind', async () => {
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

test('a PostgreSQL that does not answer is told in a sentence', async () => {
  const path = await filledFile()
  await expect(copyToPostgres(path, 'postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(/given up \(.*ECONNREFUSED/)
})
