import { recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'
import { countAgain } from './rating-statistics.ts'

/** The fields by which a person recognises a stored review. */
export type ReviewEntry = Pick<ReviewTable, 'reviewId' | 'starRatingNumber' | 'displayName' | 'lastUpdatedAt'>

/** The stored reviews whose writer's name contains a text, case-insensitively, newest first. */
export async function findReviews(database: Database, name: string): Promise<ReviewEntry[]> {
  const reviews = await database
    .selectFrom('review')
    .select(['reviewId', 'starRatingNumber', 'displayName', 'lastUpdatedAt'])
    .orderBy('lastUpdatedAt', 'desc')
    .execute()
  // Not in SQL: SQLite cannot lower-case an É.
  return reviews.filter(({ displayName }) => displayName.toLowerCase().includes(name.toLowerCase()))
}

/**
 * Removes a review from the site for good, as its writer may ask (GDPR, article 21): no synchronisation brings it back.
 * Runs inside the caller's transaction.
 * @returns whether it was stored; its id is blocked either way
 */
export async function withholdReview(transaction: Database, reviewId: string, now: Date): Promise<boolean> {
  await transaction
    .insertInto('withheldReview')
    .values({ reviewId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { numDeletedRows } = await transaction.deleteFrom('review').where('reviewId', '=', reviewId).executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await countAgain(transaction)
  await recordChange(transaction, 'reviews', now)
  return true
}
