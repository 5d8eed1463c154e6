import type { Database } from '../../database/schema.ts'
import { mostUnknown, queueFetch } from './fetch-queue.ts'

/**
 * Has a payment looked at that the provider's webhook has named, and nothing more: anybody can call it (R18.22).
 * @returns whether there is anything to look at
 */
export async function receiveWebhook(database: Database, id: string, now: Date): Promise<boolean> {
  if (!/^tr_\w{1,60}$/.test(id)) return false
  const attempt = await database
    .selectFrom('paymentAttempt')
    .select(['id', 'state'])
    .where('providerId', '=', id)
    .executeTakeFirst()
  if (attempt) {
    if (attempt.state !== 'paid') await queueFetch(database, 'attempt', attempt.id, now)
    return attempt.state !== 'paid'
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
