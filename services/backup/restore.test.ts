import { copyFileSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, test } from 'vitest'
import { anotherHandle, contentOf, filledFile } from '../../testing/backup/filled-file.ts'
import { holdOpen } from '../../testing/backup/hold-open.ts'
import { anotherConnection } from '../../testing/database/engines.ts'
import { makeFormerRelease } from '../../testing/database/former-release.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDatabase } from '../database/database.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import { baseline } from '../database/migrations.ts'
import { backUp } from './back-up.ts'
import { restore } from './restore.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const calm = { force: false, now }
const forced = { force: true, now }

async function backupFile(): Promise<string> {
  const file = join(temporaryFolder(), 'backup.db')
  await backUp(await filledFile(), file)
  return file
}

test('without an existing database the backup is put in place, and the site opens it', async () => {
  const backup = await backupFile()
  const path = join(temporaryFolder(), 'helderhuis.db')
  const bytes = readFileSync(backup)
  const { report, kept } = await restore(backup, path, calm)
  expect(kept).toBeUndefined()
  expect(report.rows.submission).toBe(3)
  expect(report.waiting).toBe(0)
  expect(contentOf(path)).toEqual(contentOf(backup))
  expect(readFileSync(backup).equals(bytes)).toBe(true)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readdirSync(dirname(path))).toEqual(['helderhuis.db'])
  await migrateDatabase(anotherConnection(`sqlite:${path}`))
})

test('an existing database is replaced only with --force, and kept', async () => {
  const backup = await backupFile()
  const path = await filledFile(5)
  const before = contentOf(path)
  await expect(restore(backup, path, calm)).rejects.toThrow(/There is a database at .* With --force it is replaced/)
  expect(contentOf(path)).toEqual(before)
  const { kept = '' } = await restore(backup, path, forced)
  expect(kept).toBe(`${path}.before-restore-2026-11-21T10-00-00-000Z`)
  expect(contentOf(kept)).toEqual(before)
  expect(contentOf(path)).toEqual(contentOf(backup))
})

test('the write-ahead log of a killed process is kept with the old database and not applied to the new one', async () => {
  const backup = await backupFile()
  const running = await filledFile(5)
  const writer = anotherHandle(running)
  writer.exec('update "changeCounter" set "value" = 4711')
  // The files of an open database, as a power cut leaves them.
  const path = join(temporaryFolder(), 'helderhuis.db')
  for (const suffix of ['', '-wal']) copyFileSync(running + suffix, path + suffix)
  const { kept = '' } = await restore(backup, path, forced)
  expect(contentOf(path)).toEqual(contentOf(backup))
  expect(contentOf(kept)).toEqual(contentOf(running))
})

test('files of a running site that someone copied by hand are restored with the changes in their log', async () => {
  const running = await filledFile(2)
  const writer = anotherHandle(running)
  writer.exec('update "changeCounter" set "value" = 4711')
  const folder = temporaryFolder()
  for (const suffix of ['', '-wal']) copyFileSync(running + suffix, join(folder, `copied.db${suffix}`))
  const path = join(folder, 'helderhuis.db')
  await restore(join(folder, 'copied.db'), path, calm)
  expect(contentOf(path)).toEqual(contentOf(running))
})

test.each(['intact', 'damaged'])('a %s database in use is not replaced, even with --force', async (state) => {
  const backup = await backupFile()
  const path = await filledFile(20)
  await holdOpen(path)
  if (state === 'damaged') damageEnd(path)
  const bytes = readFileSync(path)
  await expect(restore(backup, path, forced)).rejects.toThrow(/is in use by another program.*stop the sites/)
  expect(readFileSync(path).equals(bytes)).toBe(true)
  expect(readdirSync(dirname(path)).filter((name) => /restor/.test(name))).toEqual([])
})

test.each(['empty', 'no database', 'damaged'])(
  'a broken database (%s) is replaced with --force, and kept unchanged',
  async (fault) => {
    const backup = await backupFile()
    const path = await filledFile(20)
    if (fault === 'empty') truncateSync(path, 0)
    else if (fault === 'damaged') damage(path)
    else writeFileSync(path, 'rubbish'.repeat(1000))
    const broken = readFileSync(path)
    const { kept = '' } = await restore(backup, path, forced)
    expect(contentOf(path)).toEqual(contentOf(backup))
    // In a damaged file only the header, with its journal mode, may change.
    expect(readFileSync(kept).subarray(100).equals(broken.subarray(100))).toBe(true)
  },
)

test("another program's database is never replaced", async () => {
  const backup = await backupFile()
  const path = foreignFile()
  const bytes = readFileSync(path)
  await expect(restore(backup, path, forced)).rejects.toThrow(/is a database of another program/)
  expect(readFileSync(path).equals(bytes)).toBe(true)
})

test.each<[string, (file: string) => void, RegExp]>([
  [
    'truncated',
    (file) => truncateSync(file, statSync(file).size - 4096),
    /backup\.db is damaged\. Nothing was changed/,
  ],
  ['truncated to nothing', (file) => truncateSync(file, 0), /backup\.db is empty/],
  ['damaged', damage, /backup\.db is damaged/],
  ['no database', (file) => writeFileSync(file, 'Dear cleaners '.repeat(99)), /backup\.db is not a SQLite database/],
  ["another program's", (file) => copyFileSync(foreignFile(), file), /backup\.db is a database of another program/],
  ['missing', (file) => rmSync(file), /backup\.db cannot be restored \(ENOENT/],
  ['without a table', (file) => alter(file, 'drop table "mail"'), /lacks tables of ours/],
  ['without a column', (file) => alter(file, 'alter table "mail" drop column "recipient"'), /lacks tables of ours/],
  [
    'with a trigger of its own',
    (file) =>
      alter(file, `create trigger promote after insert on "audit" begin update "person" set "role" = 'owner'; end`),
    /has a program of its own \(“create trigger promote/i,
  ],
  [
    'with a view of its own',
    (file) => alter(file, 'create view "mails" as select * from "mail"'),
    /create view "mails"/i,
  ],
  ['of broken references', (file) => alter(file, 'delete from "submission"'), /backup\.db is damaged/],
  ['of a broken index', breakIndex, /backup\.db is damaged/],
  [
    'newer than the code',
    (file) => alter(file, `insert into kysely_migration values ('9999-later', '2099')`),
    /newer than this program/,
  ],
])('a faulty backup changes nothing: %s', async (_, spoil, sentence) => {
  const backup = await backupFile()
  spoil(backup)
  const path = await filledFile()
  const bytes = readFileSync(path)
  await expect(restore(backup, path, forced)).rejects.toThrow(sentence)
  expect(readFileSync(path).equals(bytes)).toBe(true)
  expect(readdirSync(dirname(path)).filter((name) => /restor/.test(name))).toEqual([])
})

test('a backup of the former release is restored, and brought up to date by the next start', async () => {
  const backup = join(temporaryFolder(), 'old.db')
  const old = openDatabase(`sqlite:${backup}`)
  await makeFormerRelease(old)
  await old.destroy()
  const path = join(temporaryFolder(), 'helderhuis.db')
  expect((await restore(backup, path, calm)).report.step).toBe(baseline)
  const database = anotherConnection(`sqlite:${path}`)
  await migrateDatabase(database)
  expect(await database.selectFrom('mail').selectAll().execute()).toEqual([])
  expect(await database.selectFrom('page').select('path').execute()).not.toEqual([])
})

/** Overwrites everything after the first pages. */
function damage(file: string) {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0x55, 3 * 4096, bytes.length))
}

/** Overwrites the last page, so that the list of tables stays readable. */
function damageEnd(file: string) {
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0x55, bytes.length - 4096))
}

function alter(file: string, statement: string) {
  const database = new BetterSqlite3(file)
  database.pragma('foreign_keys = OFF')
  database.exec(statement)
  database.close()
}

/** Makes an index miss a row, which only the full check detects. */
function breakIndex(file: string) {
  const database = new BetterSqlite3(file)
  database.unsafeMode(true)
  database.pragma('writable_schema = ON')
  const index = database.prepare(`select * from sqlite_schema where name = 'mailByTime'`).raw().get() as unknown[]
  database.exec(`delete from sqlite_schema where name = 'mailByTime'`)
  database.pragma('writable_schema = RESET')
  database.exec(`update "mail" set "createdAt" = 'another time'`)
  database.pragma('writable_schema = ON')
  database.prepare('insert into sqlite_schema values (?, ?, ?, ?, ?)').run(index)
  database.close()
}

function foreignFile(): string {
  const path = join(temporaryFolder(), 'recipes.db')
  const other = new BetterSqlite3(path)
  other.exec('create table recipe (name text)')
  other.close()
  return path
}
