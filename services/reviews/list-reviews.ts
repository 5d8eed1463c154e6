import type { Review } from '../../domain/reviews/review.ts'
import type { Database } from '../database/schema.ts'
import { countListed, isNewer, isOlder, listed, type ReviewPlace } from './review-place.ts'
import { reviewOf } from './reviews.ts'

/**
 * Where a page of the list starts: the reviews after (older than) a place, those just before (newer than) it, or the
 * newest.
 */
export type ReviewCursor = { after: ReviewPlace } | { before: ReviewPlace } | undefined

/** A page of the list, newest first. */
export interface ReviewPage {
  reviews: readonly Review[]
  /** How many listed reviews are newer than those of this page, and how many there are in all. */
  newer: number
  total: number
}

/**
 * A page of all listed reviews. Pages start at a place rather than an offset, so that a review that arrives while a
 * visitor pages through the list shifts nothing.
 * @throws the database's own error
 */
export async function listReviews(database: Database, cursor: ReviewCursor, pageSize: number): Promise<ReviewPage> {
  if (cursor && 'before' in cursor) {
    const rows = await listed(database)
      .selectAll()
      .where(isNewer(cursor.before))
      .orderBy('lastUpdatedAt', 'asc')
      .orderBy('reviewId', 'asc')
      .limit(pageSize)
      .execute()
    // Too few newer reviews to fill a page: show the first page in full.
    if (rows.length < pageSize) return listReviews(database, undefined, pageSize)
    return counted(database, rows.reverse().map(reviewOf))
  }
  const query = listed(database)
    .selectAll()
    .orderBy('lastUpdatedAt', 'desc')
    .orderBy('reviewId', 'desc')
    .limit(pageSize)
  const rows = await (cursor ? query.where(isOlder(cursor.after)) : query).execute()
  return counted(database, rows.map(reviewOf))
}

async function counted(database: Database, reviews: readonly Review[]): Promise<ReviewPage> {
  const [first] = reviews
  const [total, newer] = await Promise.all([countListed(database), first ? countListed(database, first) : 0])
  return { reviews, newer, total }
}
