import { sql } from 'kysely'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { addresses } from '../../testing/mail/addresses.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'
import { composeContactMail } from '../contact/compose-mail.ts'
import type { Database } from '../database/schema.ts'
import { listMail, resendMail } from './outbox.ts'
import { type MailMessage, type MailTransport, PermanentRefusal } from './transport.ts'
import { createMailWorker, type MailWorkerOptions } from './worker.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

/** An in-memory receiver that takes a moment for each mail, and detects a mail that arrives twice at the same time. */
function receiver() {
  const received: string[] = []
  const arriving = new Set<string>()
  const collisions: string[] = []
  const transport: MailTransport = {
    async send({ messageId }: MailMessage) {
      if (arriving.has(messageId)) collisions.push(messageId)
      arriving.add(messageId)
      await new Promise((resolve) => setImmediate(resolve))
      arriving.delete(messageId)
      received.push(messageId)
    },
    close() {},
  }
  return { received, collisions, transport }
}

function startWorker(database: Database, transport: MailTransport, different: Partial<MailWorkerOptions> = {}) {
  const worker = createMailWorker({
    database,
    language: 'en',
    name: 'worker',
    compose: (mail) => composeContactMail(database, mail, addresses),
    transport,
    log: { info() {}, warn() {}, error() {} },
    clock: () => now,
    ...different,
  })
  onTestFinished(() => worker.stop())
  worker.start()
  return worker
}

describe.each(engines)('%s', (engine) => {
  test('several processes that share a database deliver each mail once', async () => {
    const url = await migratedDatabaseUrl(engine)
    const processes = [anotherConnection(url), anotherConnection(url), anotherConnection(url)]
    const [first = anotherConnection(url)] = processes
    const { transport, received, collisions } = receiver()
    for (let index = 0; index < 10; index++) await acceptSubmission(first, submission({ suspectedSpam: true }), now)
    const workers = processes.map((database, process) =>
      startWorker(database, transport, { name: `process ${process}` }),
    )
    for (let index = 0; index < 20; index++) {
      await acceptSubmission(first, submission({ suspectedSpam: true }), now)
      for (const worker of workers) worker.wake()
    }
    await expect.poll(() => listMail(first, 'sent', 100)).toHaveLength(30)
    expect(collisions).toEqual([])
    expect(new Set(received).size).toBe(30)
    expect(received).toHaveLength(30)
  })

  test('a worker that is stopped finishes the delivery in progress, and starts no other', async () => {
    const database = await freshDatabase(engine)
    const sending = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    const transport: MailTransport = {
      async send() {
        sending.resolve()
        await arrived.promise
      },
      close() {},
    }
    for (let index = 0; index < 2; index++) await acceptSubmission(database, submission({ suspectedSpam: true }), now)
    const worker = startWorker(database, transport)
    await sending.promise
    const stopped = worker.stop()
    arrived.resolve()
    await stopped
    expect(await listMail(database, 'sent', 10)).toHaveLength(1)
    expect(await listMail(database, 'waiting', 10)).toHaveLength(1)
  })

  test('an outcome that cannot be stored at first is stored later, and the delivery not repeated', async () => {
    const database = await freshDatabase(engine)
    const { transport, received } = receiver()
    const failed = Promise.withResolvers<void>()
    await acceptSubmission(database, submission({ suspectedSpam: true }), now)
    // The outbox is unavailable from when the receiver has the mail until the worker notices.
    const vanishing: MailTransport = {
      ...transport,
      async send(message, signal) {
        await transport.send(message, signal)
        await sql`alter table "mail" rename to "away"`.execute(database)
      },
    }
    startWorker(database, vanishing, { log: { info() {}, warn() {}, error: () => failed.resolve() } })
    await failed.promise
    await sql`alter table "away" rename to "mail"`.execute(database)
    await expect.poll(() => listMail(database, 'sent', 10)).toHaveLength(1)
    expect(received).toHaveLength(1)
  })

  test('after a database outage the waiting mail is delivered', async () => {
    const database = await freshDatabase(engine)
    const { transport, received } = receiver()
    await acceptSubmission(database, submission({ suspectedSpam: true }), now)
    await sql`alter table "mail" rename to "away"`.execute(database)
    const noticed = Promise.withResolvers<void>()
    startWorker(database, transport, { log: { info() {}, warn() {}, error: () => noticed.resolve() } })
    await noticed.promise
    await sql`alter table "away" rename to "mail"`.execute(database)
    await expect.poll(() => received).toHaveLength(1)
  })

  test('a mail that cannot be composed waits for its next attempt, and the log contains no address', async () => {
    const database = await freshDatabase(engine)
    const { transport } = receiver()
    const lines: unknown[] = []
    const log = { info() {}, warn: (fact: unknown) => lines.push(fact), error() {} }
    await acceptSubmission(database, submission(), now)
    const compose = () => Promise.reject(new TypeError('no words for ada@visitor.example'))
    startWorker(database, transport, { compose, log, random: () => 0 })
    await expect.poll(() => lines).toHaveLength(1)
    expect(await listMail(database, 'waiting', 10)).toMatchObject([
      { lastError: 'no words for ada@visitor.example', nextAttemptAt: '2026-11-21T10:00:01.000Z' },
    ])
    expect(JSON.stringify(lines)).not.toContain('ada@')
    expect(lines[0]).toMatchObject({ code: 'TypeError', attempt: 1 })
  })
})

test('while the server refuses temporarily, the mail waits with back-off, and arrives once', async () => {
  const database = await freshDatabase('sqlite')
  const { transport, received } = receiver()
  let time = now
  const send = vi.fn(transport.send).mockRejectedValueOnce(new Error('try later'))
  await acceptSubmission(database, submission({ suspectedSpam: true }), now)
  const worker = startWorker(database, { ...transport, send }, { clock: () => time, random: () => 0 })
  await expect
    .poll(() => listMail(database, 'waiting', 1))
    .toMatchObject([{ lastError: 'try later', nextAttemptAt: '2026-11-21T10:00:01.000Z' }])
  time = new Date('2026-11-21T10:00:01.000Z')
  worker.wake()
  await expect.poll(() => listMail(database, 'sent', 10)).toHaveLength(1)
  expect(received).toHaveLength(1)
})

test('a mail that is refused for good is parked, and the next one is still delivered', async () => {
  const database = await freshDatabase('sqlite')
  const { transport, received } = receiver()
  await acceptSubmission(database, submission(), now)
  await acceptSubmission(database, submission({ request: request({ email: 'bob@visitor.example' }) }), now)
  startWorker(database, {
    ...transport,
    async send(message, signal) {
      if (JSON.stringify(message.to).includes('ada@')) throw new PermanentRefusal('no')
      await transport.send(message, signal)
    },
  })
  await expect.poll(() => received).toHaveLength(3)
  await expect
    .poll(() => listMail(database, 'failed', 10))
    .toMatchObject([{ purpose: 'receipt', recipient: 'ada@visitor.example' }])
})

test('a mail whose stored message cannot be read is parked with a log line, and can be resent once it can', async () => {
  const database = await freshDatabase('sqlite')
  const { transport, received } = receiver()
  const error = vi.fn()
  await acceptSubmission(database, submission({ suspectedSpam: true }), now)
  const { id, payload } = await database.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  const store = (text: string) =>
    database.updateTable('submission').set({ payload: text }).where('id', '=', id).execute()
  await store(payload.replace('"kind":"contact"', '"kind":"fax"'))
  await acceptSubmission(database, submission({ suspectedSpam: true }), now)
  const worker = startWorker(database, transport, { log: { info() {}, warn() {}, error } })
  await expect.poll(() => listMail(database, 'sent', 10)).toHaveLength(1)
  const [parked] = await listMail(database, 'failed', 10)
  expect(parked).toMatchObject({
    submissionId: id,
    lastError: 'The stored message cannot be read: unexpected value of kind',
  })
  expect(error.mock.calls).toEqual([[{ mail: parked?.id, purpose: 'office', attempt: 1 }, parked?.lastError]])

  await store(payload)
  await resendMail(database, parked?.id ?? '', now)
  worker.wake()
  await expect.poll(() => received).toHaveLength(2)
})
