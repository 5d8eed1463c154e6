import { copyFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  anotherConnection,
  engines,
  freshDatabase,
  freshDatabaseUrl,
  migratedDatabaseUrl,
} from '../../testing/database/engines.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDatabase } from './database.ts'
import { migrateDatabase } from './migrate-database.ts'

describe.each(engines)('%s', (engine) => {
  test('several processes can migrate a new database at the same time', async () => {
    const url = await freshDatabaseUrl(engine)
    const processes = Array.from({ length: 4 }, () => anotherConnection(url))
    await Promise.all(processes.map(migrateDatabase))
    for (const database of processes) expect(await database.selectFrom('mail').selectAll().execute()).toEqual([])
  })

  test('a second start changes nothing and keeps the data', async () => {
    const database = await freshDatabase(engine)
    const row = { id: 'a', kind: 'contact', language: 'en' as const, payload: '{"remark":"🧽 שלום"}', bodyHash: 'x' }
    const submission = { ...row, idempotencyKey: null, suspectedSpam: 0, createdAt: '2026-11-21T10:00:00.000Z' }
    await database.insertInto('submission').values(submission).execute()
    await migrateDatabase(database)
    expect(await database.selectFrom('submission').selectAll().execute()).toEqual([submission])
  })

  test('a database that is newer than the code is refused with an explanation', async () => {
    const database = await freshDatabase(engine)
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2099-01-01T00:00:00.000Z')`.execute(
      database,
    )
    await expect(migrateDatabase(database)).rejects.toThrow(/newer than this program \(it has step 9999-later\)/)
  })

  test('counts are numbers', async () => {
    const database = await freshDatabase(engine)
    const { count } = await database
      .selectFrom('mail')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(0)
  })

  test('a null character in a text is left out, which PostgreSQL would refuse', async () => {
    const database = await freshDatabase(engine)
    const { rows } = await sql<{ text: string }>`select cast(${'Ad\0a'} as text) as text`.execute(database)
    expect(rows).toEqual([{ text: 'Ada' }])
    expect(await database.selectFrom('order').select('id').where('number', '=', '\0').execute()).toEqual([])
  })
})

const temporaryFile = (name: string) => join(temporaryFolder(), name)

describe('a SQLite file that is not ours', () => {
  test('is refused and not changed if another program made it', async () => {
    const path = temporaryFile('other.db')
    const other = new BetterSqlite3(path)
    other.exec('create table recipe (name text)')
    other.close()
    const before = readFileSync(path)
    expect(() => openDatabase(`sqlite:${path}`)).toThrow(/is a database of another program/)
    expect(readFileSync(path)).toEqual(before)
  })

  test('is refused with an explanation if it cannot be created', async () => {
    const path = temporaryFile('file')
    writeFileSync(path, '')
    expect(() => openDatabase(`sqlite:${path}/helderhuis.db`)).toThrow(/cannot be opened .* name another file/)
  })
})

describe('a SQLite file of ours that was damaged', () => {
  async function ownFile(): Promise<string> {
    const path = temporaryFile('helderhuis.db')
    const database = openDatabase(`sqlite:${path}`)
    await migrateDatabase(database)
    await database.destroy()
    return path
  }

  test.each<[string, (path: string) => void, RegExp]>([
    ['truncated', (path) => truncateSync(path, statSync(path).size - 4096), /is damaged\. Put a backup in its place/],
    [
      'truncated to half a page',
      (path) => truncateSync(path, 2048),
      /is (damaged|not a SQLite database)\. Put a backup/,
    ],
    ['truncated to nothing', (path) => truncateSync(path, 0), /is empty: it was truncated\. Put a backup in its place/],
    ['overwritten in the middle', overwriteMiddle, /is damaged\. Put a backup in its place/],
    [
      'overwritten at its start',
      (path) => writeFileSync(path, 'x'.repeat(8192)),
      /is not a SQLite database\. Put a backup/,
    ],
  ])('is refused and not changed when it is %s', async (_, damage, sentence) => {
    const path = await ownFile()
    damage(path)
    const before = readFileSync(path)
    expect(() => openDatabase(`sqlite:${path}`)).toThrow(sentence)
    expect(readFileSync(path).equals(before)).toBe(true)
  })

  test('can be read only by its owner, and so can its log', async () => {
    const path = temporaryFile('new.db')
    await migrateDatabase(anotherConnection(`sqlite:${path}`))
    for (const file of [path, `${path}-wal`]) expect(statSync(file).mode & 0o777, file).toBe(0o600)
  })

  test('is not created beside an old write-ahead log, which would be applied to it', async () => {
    const path = await ownFile()
    const running = anotherConnection(`sqlite:${path}`)
    await running.updateTable('changeCounter').set({ value: 7 }).execute()
    const moved = temporaryFile('moved.db')
    copyFileSync(`${path}-wal`, `${moved}-wal`)
    const log = readFileSync(`${moved}-wal`)
    expect(() => openDatabase(`sqlite:${moved}`)).toThrow(/is missing, but .*-wal beside it holds changes to it/)
    expect(existsSync(moved)).toBe(false)
    expect(readFileSync(`${moved}-wal`).equals(log)).toBe(true)
    rmSync(`${moved}-wal`)
    await migrateDatabase(anotherConnection(`sqlite:${moved}`))
  })

  function overwriteMiddle(path: string) {
    const bytes = readFileSync(path)
    writeFileSync(path, bytes.fill(0x55, 3 * 4096, 5 * 4096))
  }
})

test('the SQLite file survives a power cut: it has a write-ahead log and is synchronised at every commit', async () => {
  const database = await freshDatabase('sqlite')
  const read = async (name: 'journal_mode' | 'synchronous') =>
    Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(database)).rows[0] ?? {})
  expect(await read('journal_mode')).toEqual(['wal'])
  expect(await read('synchronous')).toEqual([2])
})

test('a commit to PostgreSQL survives a crash of its server, even if the database defaults to less', async () => {
  const url = await migratedDatabaseUrl('postgres')
  const careless = anotherConnection(url)
  const database = new URL(url).pathname.slice(1)
  await sql`alter database ${sql.id(database)} set synchronous_commit = off`.execute(careless)
  const { rows } = await sql<object>`show synchronous_commit`.execute(anotherConnection(url))
  expect(rows).toEqual([{ synchronous_commit: 'on' }])
})

test('the folder of the SQLite file is created', async () => {
  const path = temporaryFile('new/folder/helderhuis.db')
  const database = openDatabase(`sqlite:${path}`)
  onTestFinished(() => database.destroy())
  await migrateDatabase(database)
})

test.each(['', 'sqlite:', 'mysql://localhost/x', './helderhuis.db'])('the address %j is refused', (url) => {
  expect(() => openDatabase(url)).toThrow(/DATABASE_URL must start with/)
})

test('an unreachable PostgreSQL is reported in a sentence', async () => {
  const database = openDatabase('postgres://nobody@127.0.0.1:1/none')
  onTestFinished(() => database.destroy())
  await expect(migrateDatabase(database)).rejects.toThrow(/cannot be prepared \(.*ECONNREFUSED.*\)/)
})
