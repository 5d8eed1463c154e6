import type { Database } from '../../database/schema.ts'
import { queueFetch, queueUnknown } from './fetch-queue.ts'

/** How long a payment is not fetched again, in milliseconds: one that is paid, and any other. */
const [pauseAfterPaid, pause] = [60_000, 2000]

/**
 * Queues the fetch of a payment that the provider's webhook has named, and nothing more: anyone can call it (R18.22).
 * @returns whether there is anything to fetch now
 */
export async function receiveWebhook(database: Database, id: string, now: Date): Promise<boolean> {
  if (!/^tr_\w{1,60}$/.test(id)) return false
  const attempt = await database
    .selectFrom('paymentAttempt')
    .select(['id', 'state', 'fetchedAt'])
    .where('providerId', '=', id)
    .executeTakeFirst()
  if (!attempt) return await queueUnknown(database, id, now)
  // A payment may be charged back, months later. Anyone may call this, so a payment is fetched only once in a while.
  const fetchedAt = Date.parse(attempt.fetchedAt ?? '') || 0
  const next = new Date(Math.max(now.getTime(), fetchedAt + (attempt.state === 'paid' ? pauseAfterPaid : pause)))
  await queueFetch(database, 'attempt', attempt.id, next)
  return next <= now
}
