import { recordChange } from '../database/changes.ts'
import type { Database, ReviewTable } from '../database/schema.ts'
import { countAgain } from './merge-reviews.ts'

/** What tells one stored review from another. */
export type ReviewEntry = Pick<ReviewTable, 'reviewId' | 'starRatingNumber' | 'displayName' | 'lastUpdatedAt'>

/** The stored reviews whose writer's name contains a text, whatever the case, newest first. */
export async function findReviews(database: Database, name: string): Promise<ReviewEntry[]> {
  const reviews = await database
    .selectFrom('review')
    .select(['reviewId', 'starRatingNumber', 'displayName', 'lastUpdatedAt'])
    .orderBy('lastUpdatedAt', 'desc')
    .execute()
  // Here, because SQLite knows no small letter for an É.
  return reviews.filter(({ displayName }) => displayName.toLowerCase().includes(name.toLowerCase()))
}

/**
 * Takes a review off the site for good, as its writer may ask (GDPR, article 21): no synchronisation brings it back.
 * @returns whether it was stored; one that was not is kept away all the same
 */
export async function withholdReview(database: Database, reviewId: string, now: Date): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('withheldReview')
      .values({ reviewId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { numDeletedRows } = await transaction
      .deleteFrom('review')
      .where('reviewId', '=', reviewId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return false
    await countAgain(transaction)
    await recordChange(transaction, 'reviews', now)
    return true
  })
}
