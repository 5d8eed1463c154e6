import { statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabaseUrl, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { newDatabase } from '../../testing/database/new-database.ts'
import { submission } from '../../testing/mail/fixtures.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'
import { openDatabase } from '../database/database.ts'
import { backupsOf } from './drill.ts'
import { upgrade } from './upgrade.ts'

const now = new Date('2026-11-25T04:00:00.000Z')
const later = new Date('2026-11-25T05:00:00.000Z')

test('a PostgreSQL is backed up, drilled, brought up to date, and restored only while no one uses it', async () => {
  const url = await migratedDatabaseUrl('postgres')
  const folder = temporaryFolder()
  const backups = backupsOf(url)
  const file = join(folder, 'first.db')
  const site = openDatabase(url)
  await acceptSubmission(site, submission({}), now)
  await backups.backUp(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(backups.backUp(file)).rejects.toThrow('exists. A backup never overwrites a file')
  const drilled = `${new URL(url).pathname.slice(1)}_drill_restored`
  await sql.raw(`create database ${drilled}`).execute(site)
  expect(await backups.drill(folder)).toEqual({ backup: file, visits: 0, auditEntries: 0, faults: [] })
  const { rows } = await sql`select 1 from pg_database where datname = ${drilled}`.execute(site)
  expect(rows, 'also what a killed drill left').toEqual([])
  expect((await upgrade(url, backups, folder, now)).faults).toEqual([])

  await site.deleteFrom('submission').execute()
  await expect(backups.restore(file, { force: true, now })).rejects.toThrow(/is in use by .*Stop the sites/)
  await site.destroy()
  const { kept = '' } = await backups.restore(file, { force: true, now })
  const submissions = async () => {
    const database = openDatabase(url)
    const found = await database.selectFrom('submission').select('id').execute()
    await database.destroy()
    return found.length
  }
  expect(await submissions()).toBe(1)
  await backups.restore(kept, { force: true, now })
  expect(await submissions()).toBe(0)

  truncateSync(file, statSync(file).size - 100)
  await expect(backups.restore(file, { force: true, now: later })).rejects.toThrow(/^pg_restore failed: /)
  expect(await submissions()).toBe(0)
})

test('a PostgreSQL user with one schema among those of others, who may make no database, has all of that too', async () => {
  const url = await freshDatabaseUrl('postgres')
  const admin = openDatabase(url)
  const database = new URL(url).pathname.slice(1)
  const user = `guest_${database}`
  for (const statement of [
    `create role ${user} login nocreatedb`,
    `revoke all on database ${database} from public`,
    `grant connect on database ${database} to ${user}`,
    'revoke all on schema public from public',
    `create schema ${user} authorization ${user}`,
    'create table public.private (a integer)',
  ])
    await sql.raw(statement).execute(admin)
  await admin.destroy()
  const own = new URL(url)
  own.username = user
  const folder = temporaryFolder()
  const backups = backupsOf(own.href)
  onTestFinished(async () => {
    const left = openDatabase(url)
    for (const statement of [`drop owned by ${user}`, `drop role ${user}`]) await sql.raw(statement).execute(left)
    await left.destroy()
  })
  const { backup } = await upgrade(own.href, backups, folder, now)
  await expect(backups.drill(folder)).rejects.toThrow(`create database "${database}_drill" owner "${user}"`)
  const drills = await newDatabase(url, 'template1', `${database}_drill`)
  onTestFinished(drills.drop)
  const drillAdmin = openDatabase(drills.url)
  await sql.raw(`alter database ${database}_drill owner to ${user}`).execute(drillAdmin)
  await drillAdmin.destroy()
  for (const _ of ['first', 'second']) expect(await backups.drill(folder)).toMatchObject({ backup, faults: [] })
  await backups.restore(backup, { force: true, now })
})
