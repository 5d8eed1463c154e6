import { expect, test } from 'vitest'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { claimNext } from '../../services/outbox/claim-mail.ts'
import { listMail } from '../../services/outbox/outbox.ts'
import { markSent } from '../../services/outbox/settle-mail.ts'
import { anotherConnection, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { submission } from '../../testing/mail/fixtures.ts'
import { runCommand } from '../../testing/run-command.ts'

const now = new Date('2026-11-02T10:00:00.000Z')

/** An outbox with one delivered and one waiting mail, and the command on it. */
async function openOutbox() {
  const url = await migratedDatabaseUrl('sqlite')
  const database = anotherConnection(url)
  for (const _ of ['sent', 'waiting']) await acceptSubmission(database, submission({ suspectedSpam: true }), now)
  const claimed = await claimNext(database, 'en', 'worker', now)
  if (!claimed) throw new Error('nothing to claim')
  await markSent(database, claimed, now)
  const [waiting] = await listMail(database, 'waiting', 1)
  return {
    sent: claimed.id,
    waiting: waiting?.id ?? '',
    mail: (...parameters: string[]) => runCommand('mail', parameters, { DATABASE_URL: url }),
  }
}

test('mail is listed, shown and resent', async () => {
  const { mail, sent, waiting } = await openOutbox()
  const all = await mail('list')
  expect(all.err).toBe('')
  expect(all.out).toContain(sent)
  expect(all.out).toMatch(/\n2 mails\n$/)
  expect((await mail('list', 'waiting')).out).toContain(`${waiting}  2026-11-02T10:00:00.000Z  en  office `)
  expect((await mail('list', 'failed')).out).toBe('0 mails\n')
  expect(JSON.parse((await mail('show', sent)).out)).toMatchObject({
    mail: { id: sent, state: 'sent' },
    submission: { message: { firstName: 'Ada', remark: 'Three rooms and a staircase.' } },
  })
  expect((await mail('resend', sent)).code).toBe(0)
  expect((await mail('list', 'waiting')).out).toMatch(/\n2 mails\n$/)
})

test('a mistake gets one line and status 1', async () => {
  const { mail } = await openOutbox()
  expect(await mail('show', '4711')).toEqual({ code: 1, out: '', err: 'There is no mail 4711.\n' })
  expect((await mail('resend', '4711')).err).toMatch(/^4711 does not exist/)
  expect((await mail('list', '--limit', 'many')).err).toMatch(/^--limit has to be/)
  const wrong = [[], ['list', 'nonsense'], ['show'], ['burn']]
  for (const answer of await Promise.all(wrong.map((parameters) => mail(...parameters))))
    expect(answer).toMatchObject({ code: 1, err: expect.stringMatching(/^npm run mail -- list/) })
})
