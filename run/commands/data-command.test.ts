import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { beforePageRows } from '../../testing/backup/before-page-rows.ts'
import { contentOf, filledFile } from '../../testing/backup/filled-file.ts'
import { commandEnvironment } from '../../testing/command-environment.ts'
import { anotherConnection, freshDatabaseUrl } from '../../testing/database/engines.ts'
import { siteProcess } from '../../testing/site-process.ts'

/** Runs `npm run data` from the folder `from`, with the database at `url`. */
async function data(url: string, from: string, ...parameters: string[]) {
  const env = { ...commandEnvironment, INIT_CWD: from, DATABASE_URL: url, BACKUP_DIR: from }
  const child = spawn(process.execPath, ['run/commands/data-command.ts', ...parameters], { env })
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { out, err, code }
}

test('a site that runs and takes messages is backed up; restored into an empty place, the backup holds them', async () => {
  const url = await freshDatabaseUrl('sqlite')
  const folder = dirname(url.slice('sqlite:'.length))
  const site = siteProcess({ DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:9' })
  onTestFinished(() => site.kill())
  await site.start()
  const send = (remark: string) =>
    fetch(`${site.origin}/api/sendMail`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: 'ada@visitor.example',
        phoneNumber: '0470123456',
        remark,
      }),
    })
  expect((await send('before')).status).toBe(202)
  const backup = await data(url, folder, 'backup', 'backup.db')
  expect(backup).toMatchObject({ err: '', code: 0 })
  expect(backup.out).toMatch(
    /^Backed up into .*backup\.db: checked, migrated to \d{4}-.*\.\nRows: .*\bsubmission 1\b.*\.\n$/,
  )
  expect((await send('after')).status).toBe(202)
  const drilled = await data(url, folder, 'drill', 'backup.db')
  expect(drilled).toMatchObject({ err: '', code: 0 })
  expect(drilled.out).toContain('Bookings, ledger and audit trail agree')
  expect(await data(url, folder, 'drill')).toEqual(drilled)
  expect((await data(url, folder, 'drill', 'nothing.db')).err).toMatch(/^There is no backup at .*nothing\.db\.\n$/)
  expect((await data(url, folder, 'check')).out).toContain('agree')
  // Besides the purge that the site starts with.
  expect(contentOf(url.slice('sqlite:'.length)).upkeep?.slice(0, 2)).toMatchObject([
    { name: 'backup', doneAt: expect.any(String), failedAt: null },
    { name: 'drill', doneAt: expect.any(String), problem: expect.stringMatching(/^There is no backup/) },
  ])

  const inUse = await data(url, folder, 'restore', 'backup.db', '--force')
  expect(inUse).toMatchObject({ out: '', code: 1 })
  expect(inUse.err).toMatch(/is in use by another program\. Close that program \(stop the sites\) and try again\.\n$/)

  const elsewhere = join(folder, 'elsewhere.db')
  const restored = await data(`sqlite:${elsewhere}`, folder, 'restore', 'backup.db')
  expect(restored).toMatchObject({ err: '', code: 0 })
  expect(restored.out).toContain('1 mail waits in it')
  expect(contentOf(elsewhere)).toEqual(contentOf(join(folder, 'backup.db')))
})

test('a reader that closes the output early ends a command without a stack trace, after its work', async () => {
  const env = { ...commandEnvironment, DATABASE_URL: await freshDatabaseUrl('sqlite') }
  const child = spawn(process.execPath, ['run/commands/data-command.ts', 'check'], { env })
  child.stdout.destroy()
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect({ err, code }).toEqual({ err: '', code: 0 })
})

test('a move to PostgreSQL prints rows and checksum of every table', async () => {
  const path = await filledFile()
  const { out, err, code } = await data(`sqlite:${path}`, '.', 'copy', '--to', await freshDatabaseUrl('postgres'))
  expect({ err, code }).toEqual({ err: '', code: 0 })
  for (const [table, { length }] of Object.entries(contentOf(path))) {
    expect(out).toMatch(new RegExp(`^${table} +${length} +${length} +[\\da-f]{64}$`, 'm'))
  }
  expect(out).toMatch(/Every table arrived complete\. Set DATABASE_URL to the new address/)
})

test('a move that is killed in the middle leaves PostgreSQL empty and SQLite as it was, and can be repeated', async () => {
  const path = await filledFile()
  const before = contentOf(path)
  const url = await freshDatabaseUrl('postgres')
  // The copy stops at the pages until the lock is released, with other tables inserted.
  const gate = new pg.Client({ connectionString: url })
  await gate.connect()
  onTestFinished(() => gate.end())
  await beforePageRows(anotherConnection(url), 'begin perform pg_advisory_xact_lock(4711); return new; end')
  await gate.query('select pg_advisory_lock(4711)')
  const count = async (query: string) => Number((await gate.query<{ count: string }>(query)).rows[0]?.count)

  const copying = spawn(process.execPath, ['run/commands/data-command.ts', 'copy', '--to', url], {
    env: { ...commandEnvironment, DATABASE_URL: `sqlite:${path}` },
  })
  const waiting = `select count(*) from pg_locks where locktype = 'advisory' and not granted`
  await expect.poll(() => count(waiting)).toBe(1)
  copying.kill('SIGKILL')
  await once(copying, 'exit')
  await gate.query('select pg_advisory_unlock(4711)')
  const others = `select count(*) from pg_stat_activity where datname = current_database() and state <> 'idle'
    and pid <> pg_backend_pid()`
  await expect.poll(() => count(others)).toBe(0)
  expect(await count(`select count(*) from pg_tables where schemaname = 'public'`)).toBe(0)
  expect(contentOf(path)).toEqual(before)
  expect(await data(`sqlite:${path}`, '.', 'copy', '--to', url)).toMatchObject({ err: '', code: 0 })
})

test('a PostgreSQL is not replaced or moved by mistake', async () => {
  for (const [call, sentence] of [
    [['restore', 'x.db'], 'With --force it is replaced'],
    [['copy', '--to', 'postgres://other/x'], 'DATABASE_URL is a PostgreSQL already'],
  ] as const)
    expect(await data('postgres://nobody@127.0.0.1:1/none', '.', ...call)).toMatchObject({
      err: expect.stringContaining(sentence),
      code: 1,
    })
})

test.each([[[]], [['backup']], [['copy']], [['copy', '--to', 'sqlite:x.db']], [['backup', 'a', 'b']]])(
  '%j shows how the command is used and touches nothing',
  async (parameters) => {
    const path = join(dirname(await filledFile()), 'none.db')
    const { out, err, code } = await data(`sqlite:${path}`, dirname(path), ...parameters)
    expect({ out, code }).toEqual({ out: '', code: 1 })
    expect(err).toMatch(/^npm run data -- backup FILE/)
    expect(existsSync(path)).toBe(false)
  },
)
