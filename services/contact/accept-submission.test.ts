import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { retryingTransaction } from '../database/schema.ts'
import { isStorageAway } from '../http/storage-away.ts'
import { acceptSubmission } from './accept-submission.ts'

const now = new Date('2026-11-21T10:00:00.000Z')

describe.each(engines)('%s', (engine) => {
  test('an accepted message is stored exactly as written, with one waiting mail to the office', async () => {
    const database = await freshDatabase(engine)
    const written = request({ remark: '🧽 "quoted" \\ back\nslash שלום' })
    const acceptance = await acceptSubmission(database, submission({ request: written }), now)
    const [stored, ...others] = await database.selectFrom('submission').selectAll().execute()
    expect(others).toEqual([])
    expect(acceptance).toMatchObject({ outcome: 'done', id: stored?.id })
    expect(JSON.parse(stored?.payload ?? '')).toEqual(written)
    const mails = await database.selectFrom('mail').selectAll().execute()
    expect(mails).toMatchObject([{ submissionId: stored?.id, purpose: 'office', state: 'waiting', recipient: null }])
    expect(mails[0]?.messageId).toMatch(/^<[\w-]{36}@helderhuis\.example>$/)
  })

  test('the same key with another message, kind or site is stale and stores nothing', async () => {
    const database = await freshDatabase(engine)
    await acceptSubmission(database, submission({ idempotencyKey: 'key' }), now)
    for (const different of [
      { request: request({ remark: 'Something else.' }) },
      { request: request({ kind: 'business', business: 'Bakery' }) },
      { language: 'nl' as const },
    ]) {
      const conflicting = submission({ idempotencyKey: 'key', ...different })
      expect(await acceptSubmission(database, conflicting, now)).toEqual({ outcome: 'stale' })
    }
    expect(await database.selectFrom('submission').select('id').execute()).toHaveLength(1)
  })

  test('without a key, the same text twice makes two messages', async () => {
    const database = await freshDatabase(engine)
    await acceptSubmission(database, submission(), now)
    await acceptSubmission(database, submission(), now)
    expect(await database.selectFrom('mail').select('id').execute()).toHaveLength(2)
  })

  test('a double click that reaches several processes at once is one message with one mail', async () => {
    const url = await migratedDatabaseUrl(engine)
    const processes = [anotherConnection(url), anotherConnection(url), anotherConnection(url)]
    const clicks = processes.flatMap((database) => Array.from({ length: 5 }, () => database))
    const answers = await Promise.all(
      clicks.map((database) => acceptSubmission(database, submission({ idempotencyKey: 'key' }), now)),
    )
    expect(answers.filter((answer) => answer.outcome === 'done' && answer.isNew)).toHaveLength(1)
    expect(answers.filter((answer) => answer.outcome === 'done' && !answer.isNew)).toHaveLength(14)
    expect(new Set(answers.map((answer) => answer.outcome === 'done' && answer.id)).size).toBe(1)
    expect(await processes[0]?.selectFrom('mail').select('id').execute()).toHaveLength(1)
  })

  test('a message whose mail cannot be stored is not stored either', async () => {
    const database = await freshDatabase(engine)
    await database.schema.dropTable('mail').execute()
    await expect(acceptSubmission(database, submission(), now)).rejects.toThrow(/mail/)
    expect(await database.selectFrom('submission').select('id').execute()).toEqual([])
  })

  test('while another program locks the messages one fails in time, and afterwards they are stored again', async () => {
    const url = await migratedDatabaseUrl(engine)
    const [database, other] = [anotherConnection(url), anotherConnection(url)]
    await retryingTransaction(other, async (transaction) => {
      // A transaction that writes has the whole file of SQLite.
      if (engine === 'postgres') await sql`lock table submission in access exclusive mode`.execute(transaction)
      const away = await acceptSubmission(database, submission(), now).catch(isStorageAway)
      expect(away, 'answered by 503').toBe(true)
    })
    expect(await acceptSubmission(database, submission(), now)).toMatchObject({ outcome: 'done' })
  })
})
