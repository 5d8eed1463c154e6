import { expect, onTestFinished, test } from 'vitest'
import { freshDatabase } from '../../testing/database/engines.ts'
import { addresses } from '../../testing/mail/addresses.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { startMailServer } from '../../testing/mail/mail-server.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'
import { composeContactMail } from '../contact/compose-mail.ts'
import { listMail, resendMail } from './outbox.ts'
import { smtpTransport } from './smtp-transport.ts'
import { createMailWorker, type MailWorkerOptions } from './worker.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

async function workerFor(url: string, log: MailWorkerOptions['log'] = silent) {
  const database = await freshDatabase('sqlite')
  const transport = smtpTransport(url)
  const clock = { now: new Date('2026-11-21T10:00:00.000Z') }
  const worker = createMailWorker({
    database,
    language: 'en',
    name: 'worker',
    compose: (mail) => composeContactMail(database, mail, addresses),
    transport,
    log,
    clock: () => clock.now,
    random: () => 0,
  })
  onTestFinished(async () => {
    await worker.stop()
    transport.close()
  })
  return { database, worker, clock }
}

test('while the server refuses temporarily, the mail waits with back-off, and arrives once', async () => {
  let refuse = true
  const server = await startMailServer(
    {},
    {
      onMailFrom: (_address, _session, callback) =>
        callback(refuse ? Object.assign(new Error('try later'), { responseCode: 451 }) : null),
    },
  )
  onTestFinished(() => server.close())
  const { database, worker, clock } = await workerFor(server.url)
  await acceptSubmission(database, submission({ suspectedSpam: true }), clock.now)
  worker.start()
  await expect.poll(async () => (await listMail(database, 'waiting', 1))[0]?.lastError).toMatch(/try later/)
  expect((await listMail(database, 'waiting', 1))[0]?.nextAttemptAt).toBe('2026-11-21T10:00:01.000Z')
  refuse = false
  clock.now = new Date('2026-11-21T10:00:01.000Z')
  worker.wake()
  await expect.poll(() => listMail(database, 'sent', 10)).toHaveLength(1)
  expect(server.received).toHaveLength(1)
})

test('a mail that is refused for good is parked, and the next one is still delivered', async () => {
  const server = await startMailServer(
    {},
    {
      onMailFrom: (_address, _session, callback) => callback(),
      onRcptTo: (address, _session, callback) =>
        callback(address.address.startsWith('ada@') ? Object.assign(new Error('no'), { responseCode: 550 }) : null),
    },
  )
  onTestFinished(() => server.close())
  const { database, worker, clock } = await workerFor(server.url)
  await acceptSubmission(database, submission(), clock.now)
  await acceptSubmission(database, submission({ request: request({ email: 'bob@visitor.example' }) }), clock.now)
  worker.start()
  await expect.poll(() => server.received).toHaveLength(3)
  await expect
    .poll(() => listMail(database, 'failed', 10))
    .toMatchObject([{ purpose: 'receipt', recipient: 'ada@visitor.example' }])
})

test('a mail whose stored message cannot be read is parked with a log line, and can be resent once it can', async () => {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  const logged: unknown[] = []
  const { database, worker, clock } = await workerFor(server.url, {
    ...silent,
    error: (...line: unknown[]) => void logged.push(line),
  })
  await acceptSubmission(database, submission({ suspectedSpam: true }), clock.now)
  const { id, payload } = await database.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  const store = (text: string) =>
    database.updateTable('submission').set({ payload: text }).where('id', '=', id).execute()
  await store(payload.replace('"kind":"contact"', '"kind":"fax"'))
  await acceptSubmission(database, submission({ suspectedSpam: true }), clock.now)
  worker.start()
  await expect.poll(() => listMail(database, 'sent', 10)).toHaveLength(1)
  const [parked] = await listMail(database, 'failed', 10)
  expect(parked).toMatchObject({
    submissionId: id,
    lastError: 'The stored message cannot be read: unexpected value of kind',
  })
  expect(logged).toEqual([[{ mail: parked?.id, purpose: 'office', attempt: 1 }, parked?.lastError]])

  await store(payload)
  await resendMail(database, parked?.id ?? '', clock.now)
  worker.wake()
  await expect.poll(() => server.received).toHaveLength(2)
})
