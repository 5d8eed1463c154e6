import { recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { countAgain } from './rating-statistics.ts'

/**
 * Removes a review from the site for good, as its writer may ask (GDPR, article 21): no synchronisation brings it back.
 * Runs inside the caller's transaction.
 */
export async function withholdReview(transaction: Database, reviewId: string, now: Date): Promise<void> {
  await transaction
    .insertInto('withheldReview')
    .values({ reviewId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numDeletedRows } = await transaction.deleteFrom('review').where('reviewId', '=', reviewId).executeTakeFirst()
  if (numDeletedRows === 0n) return
  await countAgain(transaction)
  await recordChange(transaction, 'reviews', now)
}
