import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '../database/changes.ts'
import type { Database, Schema } from '../database/schema.ts'
import { ratingsDocument, starColumns, storedStatistics } from './reviews.ts'

/** A source's own average and count over all ratings. */
export type SourceStatistics = Pick<Schema['statistics'], 'averageRating' | 'totalReviewCount'>

/** Updates the statistics after stored ratings were removed. An average and count that the source reported stay. */
async function recount(transaction: Database): Promise<void> {
  const row = await storedStatistics(transaction)
  if (!row) return
  const counted = starColumns.reduce((sum, column) => sum + row[column], 0)
  await storeStatistics(transaction, counted === row.totalReviewCount ? undefined : row)
}

/**
 * Writes the document with average, count and histogram (R9.5).
 * @param statistics the source's own; without them they are counted from the stored ratings
 * @returns whether that changed anything
 */
export async function storeStatistics(
  transaction: Database,
  statistics: SourceStatistics | undefined,
): Promise<boolean> {
  const byStars = await transaction
    .selectFrom('review')
    .select((eb) => ['starRatingNumber', eb.fn.countAll<number>().as('count')])
    .groupBy('starRatingNumber')
    .execute()
  const count = (stars: number) => byStars.find(({ starRatingNumber }) => starRatingNumber === stars)?.count ?? 0
  const total = byStars.reduce((sum, row) => sum + row.count, 0)
  const sum = byStars.reduce((points, row) => points + row.starRatingNumber * row.count, 0)
  const row: Schema['statistics'] = {
    document: ratingsDocument,
    // One decimal, as Google reports it.
    averageRating: statistics?.averageRating ?? (total && Math.round((sum / total) * 10) / 10),
    totalReviewCount: statistics?.totalReviewCount ?? total,
    oneStarCount: count(1),
    twoStarCount: count(2),
    threeStarCount: count(3),
    fourStarCount: count(4),
    fiveStarCount: count(5),
  }
  if (isDeepStrictEqual(await storedStatistics(transaction), row)) return false
  await transaction
    .insertInto('statistics')
    .values(row)
    .onConflict((conflict) => conflict.column('document').doUpdateSet(row))
    .execute()
  return true
}

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
  await recount(transaction)
  await recordChange(transaction, 'reviews', now)
}
