import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { type Engine, engines, freshDatabaseUrl } from '../../testing/database/engines.ts'
import { makeFormerRelease } from '../../testing/database/former-release.ts'
import { wholeDatabase } from '../../testing/database/whole-database.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openDatabase } from '../database/database.ts'
import type { Database } from '../database/schema.ts'
import { backupsOf } from './drill.ts'
import { upgrade } from './upgrade.ts'

const now = new Date('2026-11-25T04:00:00.000Z')

describe.each(engines)('%s: the former release starts on the whole database', (engine: Engine) => {
  test.each([
    ['a check', `update "auditHead" set "seq" = 9`, /is as it was: The audit trail is broken at entry 1\./],
    ['a late step', 'create table "bankListing" ("id" text)', /is as it was: The database cannot be prepared/],
  ])('where %s of the upgrade fails', async (_, spoil, sentence) => {
    const url = await freshDatabaseUrl(engine)
    const folder = temporaryFolder()
    const before = await within(url, async (database) => {
      await makeFormerRelease(database)
      await sql.raw(spoil).execute(database)
      return await wholeDatabase(database)
    })
    await expect(upgrade(url, backupsOf(url), folder, now)).rejects.toThrow(sentence)
    expect(await within(url, wholeDatabase)).toBe(before)
  })
})

async function within<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(url)
  try {
    return await work(database)
  } finally {
    await database.destroy()
  }
}
