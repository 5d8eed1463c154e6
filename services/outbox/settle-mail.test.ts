import { describe, expect, test } from 'vitest'
import type { ContactRequest } from '../../domain/contact/request-schema.ts'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { addresses } from '../../testing/mail/addresses.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'
import { composeContactMail } from '../contact/compose-mail.ts'
import type { Database } from '../database/schema.ts'
import type { MailTable } from '../database/tables/message-tables.ts'
import { claimDuration, claimNext } from './claim-mail.ts'
import { mailsPerDay } from './new-mail.ts'
import { resendMail } from './outbox.ts'
import { markFailed, markRetry, markSent } from './settle-mail.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
/** A number of milliseconds after `now`. */
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

const day = 86_400_000

async function claimed(database: Database, at = now, worker = 'worker'): Promise<MailTable> {
  const claim = await claimNext(database, 'en', worker, at)
  if (claim === undefined) throw new Error('nothing to claim')
  return claim
}

/** Settles a mail as the worker does that has sent it. */
async function sent(database: Database, mail: MailTable, at: Date) {
  const { followUp } = await composeContactMail(database, mail, addresses)
  await markSent(database, mail, at, followUp)
}

/** Accepts a message, delivers it to the office, and returns the receipts that wait afterwards. */
async function deliver(database: Database, different: Partial<ContactRequest> = {}, suspectedSpam = false, at = now) {
  await acceptSubmission(database, submission({ request: request(different), suspectedSpam }), at)
  const claim = await claimNext(database, 'en', 'worker', at)
  if (claim === undefined) throw new Error('nothing to claim')
  await sent(database, claim, at)
  return await receipts(database)
}

const receipts = (database: Database) =>
  database.selectFrom('mail').selectAll().where('purpose', '=', 'receipt').execute()

const mailOf = (database: Database, mail: MailTable) =>
  database.selectFrom('mail').selectAll().where('id', '=', mail.id).executeTakeFirstOrThrow()

describe.each(engines)('%s', (engine) => {
  test('once the office has the message, a receipt waits for the visitor', async () => {
    const database = await freshDatabase(engine)
    const [receipt, ...others] = await deliver(database)
    expect(others).toEqual([])
    expect(receipt).toMatchObject({ state: 'waiting', recipient: 'ada@visitor.example', language: 'en' })
    const [office] = await database.selectFrom('mail').selectAll().where('purpose', '=', 'office').execute()
    expect(office).toMatchObject({ state: 'sent', sentAt: now.toISOString(), attemptsStarted: 1, attemptsFinished: 1 })
    expect(receipt?.messageId).not.toBe(office?.messageId)
  })

  test('suspected spam reaches the office, but its sender gets no receipt', async () => {
    const database = await freshDatabase(engine)
    expect(await deliver(database, {}, true)).toEqual([])
  })

  test('a message gets one receipt, even if the office mail is sent again', async () => {
    const database = await freshDatabase(engine)
    const [receipt] = await deliver(database)
    await sent(database, await claimed(database), now)
    const [office] = await database.selectFrom('mail').select('id').where('purpose', '=', 'office').execute()
    await resendMail(database, office?.id ?? '', now)
    await sent(database, await claimed(database), now)
    expect((await receipts(database)).map(({ id }) => id)).toEqual([receipt?.id])
  })

  test('an address gets a limited number of receipts a day, however it is spelt, and more the next day', async () => {
    const database = await freshDatabase(engine)
    const spellings = ['ada@visitor.example', 'ADA@visitor.example', 'ada+1@visitor.example', 'Ada+x@Visitor.example']
    for (const email of [...spellings, ...spellings, ...spellings]) {
      await deliver(database, { email })
      await database.updateTable('mail').set({ state: 'sent' }).execute()
    }
    expect(await receipts(database)).toHaveLength(mailsPerDay)
    expect(await deliver(database, { email: 'other@visitor.example' })).toHaveLength(mailsPerDay + 1)
    await database.updateTable('mail').set({ state: 'sent' }).execute()
    expect(await deliver(database, {}, false, later(day))).toHaveLength(mailsPerDay + 2)
  })

  test('after a failed attempt a mail waits for the next one and keeps the error', async () => {
    const database = await freshDatabase(engine)
    await acceptSubmission(database, submission(), now)
    const claim = await claimed(database)
    await markRetry(database, claim, '421 come back later', later(1500))
    expect(await mailOf(database, claim)).toMatchObject({
      state: 'waiting',
      lastError: '421 come back later',
      nextAttemptAt: later(1500).toISOString(),
      attemptsStarted: 1,
      attemptsFinished: 1,
      claimedBy: null,
    })
    expect(await claimNext(database, 'en', 'worker', later(1499))).toBeUndefined()
    expect((await claimed(database, later(1500))).messageId).toBe(claim.messageId)
  })

  test('a mail that was refused for good is parked until someone resends it', async () => {
    const database = await freshDatabase(engine)
    await acceptSubmission(database, submission(), now)
    const claim = await claimed(database)
    await markFailed(database, claim, '550 no such mailbox')
    expect(await mailOf(database, claim)).toMatchObject({ state: 'failed', lastError: '550 no such mailbox' })
    expect(await claimNext(database, 'en', 'worker', later(day))).toBeUndefined()
    expect(await resendMail(database, claim.id, now)).toEqual({ outcome: 'done' })
    expect((await claimed(database)).messageId).toBe(claim.messageId)
  })

  test('a worker that lost its claim cannot change the mail, but its delivery counts', async () => {
    const database = await freshDatabase(engine)
    await acceptSubmission(database, submission(), now)
    const lost = await claimed(database, now, 'slow')
    const heir = await claimed(database, later(claimDuration), 'slow')
    await markRetry(database, lost, 'too late', now)
    await markFailed(database, lost, 'too late')
    expect(await mailOf(database, heir)).toMatchObject({ state: 'claimed', attemptsStarted: 2, attemptsFinished: 0 })
    await sent(database, lost, now)
    await markRetry(database, heir, 'connection lost', now)
    await sent(database, heir, later(5))
    expect(await mailOf(database, heir)).toMatchObject({
      state: 'sent',
      sentAt: now.toISOString(),
      attemptsFinished: 1,
    })
    expect(await receipts(database)).toHaveLength(1)
  })
})
