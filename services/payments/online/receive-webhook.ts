import type { Database } from '../../database/schema.ts'
import { mostUnknown, queueFetch } from './fetch-queue.ts'

/** A payment that is paid is not looked at again for so long, in milliseconds. */
const pauseAfterPaid = 60_000

/**
 * Has a payment looked at that the provider's webhook has named, and nothing more: anybody can call it (R18.22).
 * @returns whether there is anything to look at
 */
export async function receiveWebhook(database: Database, id: string, now: Date): Promise<boolean> {
  if (!/^tr_\w{1,60}$/.test(id)) return false
  const attempt = await database
    .selectFrom('paymentAttempt')
    .select(['id', 'state', 'fetchedAt'])
    .where('providerId', '=', id)
    .executeTakeFirst()
  if (attempt) {
    // A payment may be charged back, months later. Anybody may call this, so a payment is looked at only once in a
    // while.
    const lookedAt = attempt.state === 'paid' ? Date.parse(attempt.fetchedAt ?? '') : Number.NaN
    const next = new Date(Math.max(now.getTime(), (lookedAt || 0) + pauseAfterPaid))
    await queueFetch(database, 'attempt', attempt.id, attempt.state === 'paid' ? next : now)
    return attempt.state !== 'paid' || next <= now
  }
  const { count } = await database
    .selectFrom('paymentFetch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'webhook')
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostUnknown) return false
  await queueFetch(database, 'webhook', id, now)
  return true
}
