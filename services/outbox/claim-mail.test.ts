import { describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { submission } from '../../testing/mail/fixtures.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'
import type { Database } from '../database/schema.ts'
import { claimDuration, claimNext } from './claim-mail.ts'
import { markRetry } from './settle-mail.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
/** A number of milliseconds after `now`. */
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)

async function accept(database: Database, at: Date, language: 'en' | 'nl' = 'en'): Promise<string> {
  return expectOutcome(await acceptSubmission(database, submission({ language }), at), 'done').id
}

describe.each(engines)('%s', (engine) => {
  test('the mail that has been due longest is claimed first', async () => {
    const database = await freshDatabase(engine)
    const second = await accept(database, later(2))
    const first = await accept(database, later(1))
    const claimed = await claimNext(database, 'en', 'worker', later(10))
    expect(claimed).toMatchObject({ submissionId: first, state: 'claimed', claimedBy: 'worker', attemptsStarted: 1 })
    expect((await claimNext(database, 'en', 'worker', later(10)))?.submissionId).toBe(second)
    expect(await claimNext(database, 'en', 'worker', later(10))).toBeUndefined()
  })

  test('mail that was queued before the clock was set back by an hour does not wait for that hour', async () => {
    const database = await freshDatabase(engine)
    const queued = await accept(database, later(3_600_000))
    expect((await claimNext(database, 'en', 'worker', now))?.submissionId).toBe(queued)
  })

  test('a claim and a retry from before the clock was set back by a day do not wait for that day', async () => {
    const database = await freshDatabase(engine)
    const id = await accept(database, now)
    const [before, retried] = [later(86_400_000), later(2 * 86_400_000)]
    await claimNext(database, 'en', 'worker of tomorrow', before)
    const again = await claimNext(database, 'en', 'worker', now)
    expect(again?.submissionId).toBe(id)
    if (again) await markRetry(database, again, 'away', retried)
    expect((await claimNext(database, 'en', 'worker', now))?.submissionId).toBe(id)
  })

  test('mail in the other language, and mail that is not due yet, is not claimed', async () => {
    const database = await freshDatabase(engine)
    await accept(database, now, 'nl')
    await accept(database, later(1))
    expect(await claimNext(database, 'en', 'worker', now)).toBeUndefined()
  })

  test('when a claim expires, another worker takes over the mail, but not a millisecond earlier', async () => {
    const database = await freshDatabase(engine)
    await accept(database, now)
    const first = await claimNext(database, 'en', 'dead worker', now)
    expect(await claimNext(database, 'en', 'heir', later(claimDuration - 1))).toBeUndefined()
    const second = await claimNext(database, 'en', 'heir', later(claimDuration))
    expect(second).toMatchObject({ id: first?.id, messageId: first?.messageId, claimedBy: 'heir' })
    expect(second).toMatchObject({ attemptsStarted: 2, attemptsFinished: 0 })
  })
})
