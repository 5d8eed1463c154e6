import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { anotherConnection, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { submission } from '../../testing/mail/fixtures.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'
import { openDatabase } from '../database/database.ts'
import { backupsOf } from './backups-of.ts'
import { upgrade } from './upgrade.ts'

const now = new Date('2026-11-25T04:00:00.000Z')

test('a PostgreSQL is backed up, drilled, brought up to date, and restored only while nobody uses it', async () => {
  const url = await migratedDatabaseUrl('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'dumps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const backups = backupsOf(url)
  const file = join(folder, 'first.db')
  const site = openDatabase(url)
  await acceptSubmission(site, submission({}), now)
  await backups.backUp(file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await expect(backups.backUp(file)).rejects.toThrow('exists. A backup never overwrites a file')
  expect(await backups.drill(folder)).toEqual({ backup: file, visits: 0, auditEntries: 0, faults: [] })
  expect((await upgrade(url, backups, folder, now)).faults).toEqual([])

  await site.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('submission').execute()
    await expect(backups.restore(file, { force: true, now })).rejects.toThrow(/could not be replaced .*Stop the sites/)
  })
  await site.destroy()
  const { kept } = await backups.restore(file, { force: true, now })
  const restored = anotherConnection(url)
  expect(await restored.selectFrom('submission').select('id').execute()).toHaveLength(1)
  onTestFinished(async () => void (await sql`drop database ${sql.id(kept ?? '')}`.execute(restored)))
})
