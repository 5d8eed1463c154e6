import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { claimNext } from '../../services/outbox/claim-mail.ts'
import { listMail } from '../../services/outbox/outbox.ts'
import { markSent } from '../../services/outbox/settle-mail.ts'
import { commandEnvironment } from '../../testing/command-environment.ts'
import { freshDatabaseUrl } from '../../testing/database/engines.ts'
import { submission } from '../../testing/mail/fixtures.ts'

const now = new Date('2026-11-02T10:00:00.000Z')

/** An outbox with one delivered and one waiting mail, and the command on it. */
async function openOutbox() {
  const url = await freshDatabaseUrl('sqlite')
  const database = openDatabase(url)
  await migrateDatabase(database)
  for (const _ of ['sent', 'waiting']) await acceptSubmission(database, submission({ suspectedSpam: true }), now)
  const claimed = await claimNext(database, 'en', 'worker', now)
  if (!claimed) throw new Error('nothing to claim')
  await markSent(database, claimed, now)
  const [waiting] = await listMail(database, 'waiting', 1)
  await database.destroy()
  return {
    sent: claimed.id,
    waiting: waiting?.id ?? '',
    mail(...parameters: string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['run/commands/mail-command.ts', ...parameters], {
        env: { ...commandEnvironment, DATABASE_URL: url },
        encoding: 'utf8',
      })
      return { status, stdout, stderr }
    },
  }
}

test('mail is listed, shown and resent', async () => {
  const { mail, sent, waiting } = await openOutbox()
  const all = mail('list')
  expect(all.stderr).toBe('')
  expect(all.stdout).toContain(sent)
  expect(all.stdout).toMatch(/\n2 mails\n$/)
  expect(mail('list', 'waiting').stdout).toContain(`${waiting}  2026-11-02T10:00:00.000Z  en  office `)
  expect(mail('list', 'failed').stdout).toBe('0 mails\n')
  expect(JSON.parse(mail('show', sent).stdout)).toMatchObject({
    mail: { id: sent, state: 'sent' },
    submission: { message: { firstName: 'Ada', remark: 'Three rooms and a staircase.' } },
  })
  expect(mail('resend', sent).status).toBe(0)
  expect(mail('list', 'waiting').stdout).toMatch(/\n2 mails\n$/)
})

test('a mistake gets one line and status 1', async () => {
  const { mail } = await openOutbox()
  expect(mail('show', '4711')).toEqual({ status: 1, stdout: '', stderr: 'There is no mail 4711.\n' })
  expect(mail('resend', '4711').stderr).toMatch(/^4711 does not exist/)
  expect(mail('list', '--limit', 'many').stderr).toMatch(/^--limit has to be/)
  for (const parameters of [[], ['list', 'nonsense'], ['show'], ['burn']]) {
    expect(mail(...parameters)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^npm run mail -- list/) })
  }
})
