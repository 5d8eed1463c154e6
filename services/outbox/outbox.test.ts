import { describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'
import type { Database } from '../database/schema.ts'
import type { MailTable } from '../database/tables/message-tables.ts'
import { claimDuration, claimNext } from './claim-mail.ts'
import { listMail, outboxFigures, purgeDelivered, resendMail, showMail } from './outbox.ts'
import { markFailed, markRetry, markSent } from './settle-mail.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
/** A number of milliseconds after `now`. */
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

async function accept(database: Database, at = now, suspectedSpam = true) {
  await acceptSubmission(database, submission({ suspectedSpam }), at)
}

/** Accepts a message and claims its mail to the office. */
async function claim(database: Database, at = now, suspectedSpam = true) {
  await accept(database, at, suspectedSpam)
  const claimed = await claimNext(database, 'en', 'worker', at)
  if (claimed === undefined) throw new Error('nothing to claim')
  return claimed
}

/** Delivers a message to the office, so that its receipt waits. */
async function sentToOffice(database: Database) {
  const office = await claim(database, now, false)
  const { submissionId, language } = office
  await markSent(database, office, now, {
    submissionId,
    purpose: 'receipt',
    language,
    recipient: 'ada@visitor.example',
  })
  return office
}

describe.each(engines)('%s', (engine) => {
  test('the statistics count each state and the retries, and name the longest wait', async () => {
    const database = await freshDatabase(engine)
    const none = { waiting: 0, claimed: 0, failed: 0, retries: 0, oldestUndeliveredSince: undefined }
    expect(await outboxFigures(database)).toEqual(none)
    await markSent(database, await claim(database), now)
    await markFailed(database, await claim(database), 'refused')
    const retried = await claim(database, later(1))
    await markRetry(database, retried, 'later', later(2))
    await claimNext(database, 'en', 'worker', later(2))
    await accept(database, later(3))
    expect(await outboxFigures(database)).toEqual({
      waiting: 1,
      claimed: 1,
      failed: 1,
      retries: 1,
      oldestUndeliveredSince: now,
    })
  })

  test('mail is listed newest first, by state, and shown with its message', async () => {
    const database = await freshDatabase(engine)
    const sent = await claim(database)
    await markSent(database, sent, now)
    const failed = await claim(database, later(1))
    await markFailed(database, failed, 'refused')
    const ids = (mails: { id: string }[]) => mails.map(({ id }) => id)
    expect(ids(await listMail(database, undefined, 10))).toEqual([failed.id, sent.id])
    expect(ids(await listMail(database, undefined, 1))).toEqual([failed.id])
    expect(ids(await listMail(database, 'sent', 10))).toEqual([sent.id])
    const shown = await showMail(database, failed.id)
    expect(shown?.mail).toMatchObject({ id: failed.id, lastError: 'refused' })
    expect(JSON.parse(shown?.submission?.payload ?? '')).toEqual(request())
    expect(await showMail(database, 'unknown')).toBeUndefined()
  })

  test('a mail that is being delivered is not resent; one whose worker died is', async () => {
    const database = await freshDatabase(engine)
    const mail = await claim(database)
    expect(await resendMail(database, mail.id, later(1))).toEqual({ outcome: 'stale' })
    expect(await resendMail(database, mail.id, later(claimDuration))).toEqual({ outcome: 'done' })
    expect(await resendMail(database, 'unknown', now)).toEqual({ outcome: 'stale' })
  })

  test('a waiting receipt does not count as undelivered mail to the office', async () => {
    const database = await freshDatabase(engine)
    await sentToOffice(database)
    expect(await outboxFigures(database)).toMatchObject({ waiting: 1, oldestUndeliveredSince: undefined })
  })

  test('purging deletes messages that reached the office long ago, and no others', async () => {
    const database = await freshDatabase(engine)
    await markSent(database, await claim(database), now)
    await markFailed(database, await claim(database), 'refused')
    await accept(database, later(1))
    expect(await purgeDelivered(database, now)).toBe(0)
    expect(await purgeDelivered(database, later(1))).toBe(1)
    expect(await listMail(database, 'failed', 10)).toHaveLength(1)
    expect(await listMail(database, 'waiting', 10)).toHaveLength(1)
    expect(await database.selectFrom('submission').select('id').execute()).toHaveLength(2)
  })

  test.each([
    ['was refused', markFailed],
    ['still waits', (database: Database, receipt: MailTable) => markRetry(database, receipt, '450 later', later(9))],
  ] as const)('a receipt that %s is purged with its message, not while it is being delivered', async (_, settle) => {
    const database = await freshDatabase(engine)
    const office = await sentToOffice(database)
    const receipt = await claimNext(database, 'en', 'worker', now)
    if (receipt === undefined) throw new Error('no receipt')
    expect(await purgeDelivered(database, later(1))).toBe(0)
    await settle(database, receipt, '550 no such mailbox')
    expect(await purgeDelivered(database, later(1))).toBe(1)
    expect(await showMail(database, office.id)).toBeUndefined()
    expect(await showMail(database, receipt.id)).toBeUndefined()
    expect(await database.selectFrom('submission').select('id').execute()).toEqual([])
  })
})
