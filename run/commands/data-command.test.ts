import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { contentOf, filledFile } from '../../testing/backup/filled-file.ts'
import { freshDatabaseUrl } from '../../testing/database/engines.ts'
import { sendMarked } from '../../testing/marked-message.ts'
import { commandEnvironment, runCommand } from '../../testing/run-command.ts'
import { siteProcess } from '../../testing/site-process.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

/** Runs `npm run data` from the folder `from`, with the database at `url`. */
const data = (url: string, from: string, ...parameters: string[]) =>
  runCommand('data', parameters, { INIT_CWD: from, DATABASE_URL: url, BACKUP_DIR: from })

test('a site that runs and takes messages is backed up; restored into an empty place, the backup holds them', async () => {
  const url = await freshDatabaseUrl('sqlite')
  const folder = dirname(url.slice('sqlite:'.length))
  const site = siteProcess({ DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:9' })
  onTestFinished(() => site.kill())
  await site.start()
  expect((await sendMarked(site.origin, 'before')).status).toBe(202)
  const backup = await data(url, folder, 'backup', 'backup.db')
  expect(backup).toMatchObject({ err: '', code: 0 })
  expect(backup.out).toMatch(
    /^Backed up into .*backup\.db: checked, migrated to \d{4}-.*\.\nRows: .*\bsubmission 1\b.*\.\n$/,
  )
  expect((await sendMarked(site.origin, 'after')).status).toBe(202)
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

test('a PostgreSQL is not replaced or moved by mistake', async () => {
  const refused = (...call: string[]) => data('postgres://nobody@127.0.0.1:1/none', '.', ...call)
  const [replaced, moved] = await Promise.all([
    refused('restore', 'x.db'),
    refused('copy', '--to', 'postgres://other/x'),
  ])
  expect(replaced).toMatchObject({ code: 1, err: expect.stringContaining('With --force it is replaced') })
  expect(moved).toMatchObject({ code: 1, err: expect.stringContaining('DATABASE_URL is a PostgreSQL already') })
})

test('a command that is none shows how the command is used and touches nothing', async () => {
  const folder = temporaryFolder()
  const wrong = [[], ['backup'], ['copy'], ['copy', '--to', 'sqlite:x.db'], ['backup', 'a', 'b']]
  const answers = await Promise.all(wrong.map((call) => data(`sqlite:${join(folder, 'none.db')}`, folder, ...call)))
  for (const answer of answers)
    expect(answer).toEqual({ out: '', code: 1, err: expect.stringMatching(/^npm run data -- backup FILE/) })
  expect(readdirSync(folder)).toEqual([])
})
