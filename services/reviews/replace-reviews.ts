import { isDeepStrictEqual } from 'node:util'
import { recordChange } from '../database/changes.ts'
import { type Database, inBatches } from '../database/schema.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'
import { type SourceStatistics, storeStatistics } from './rating-statistics.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/** All reviews of a profile, ready to be stored. */
export interface ReviewCollection {
  /** A later version of a review replaces an earlier one. */
  reviews: readonly ReviewTable[]
  /** How many were left out because they have no star rating. */
  unratedCount: number
  /** The source's own statistics over all ratings; undefined if it has none. */
  statistics: SourceStatistics | undefined
}

/** The changes made by replacing the stored reviews. */
export type ReplaceResult = Awaited<ReturnType<typeof replaceReviews>>

/** The share of the reviews counted by Google that has to be listed: its count and its list may differ slightly. */
const leastShare = 0.9

/**
 * Replaces the stored ratings and their statistics inside the caller's transaction, so that readers see all of it or
 * nothing. A withheld review is never stored. A change is recorded for the page caches only if there is one.
 * @returns how many were added, updated and removed
 * @throws ReviewsProblem if the list is far shorter than Google's own count, before anything is written
 */
export async function replaceReviews(
  transaction: Database,
  { reviews, unratedCount, statistics }: ReviewCollection,
  now: Date,
) {
  const counted = statistics?.totalReviewCount ?? 0
  const listed = reviews.length + unratedCount
  if (listed < counted * leastShare) {
    throw new ReviewsProblem(`Google counts ${counted} reviews, but the list has ${listed}. Nothing was changed.`)
  }
  const wanted = new Map(reviews.map((review) => [review.reviewId, review]))
  const withheld = await transaction.selectFrom('withheldReview').select('reviewId').execute()
  for (const { reviewId } of withheld) wanted.delete(reviewId)
  const stored = await transaction.selectFrom('review').selectAll().execute()
  const storedById = new Map(stored.map((review) => [review.reviewId, review]))
  const written = [...wanted.values()].filter((review) => !isDeepStrictEqual(review, storedById.get(review.reviewId)))
  const obsolete = stored.filter((review) => !isDeepStrictEqual(review, wanted.get(review.reviewId)))
  for (const batch of inBatches(obsolete)) {
    const ids = batch.map(({ reviewId }) => reviewId)
    await transaction.deleteFrom('review').where('reviewId', 'in', ids).execute()
  }
  for (const batch of inBatches(written)) await transaction.insertInto('review').values(batch).execute()
  const changed = obsolete.length > 0 || written.length > 0
  if ((await storeStatistics(transaction, statistics)) || changed) await recordChange(transaction, 'reviews', now)
  const updated = written.filter(({ reviewId }) => storedById.has(reviewId)).length
  return { added: written.length - updated, updated, removed: obsolete.length - updated }
}
