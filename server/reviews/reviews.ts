import { sql } from 'kysely'
import { latestLimit, type Review } from '../../domain/reviews/review.ts'
import type { Database, ReviewTable } from '../database/schema.ts'
import { listed } from './review-place.ts'

/** The document of the specification (§7) that holds the average. */
export const ratingsDocument = 'googleReviewRatings'

/** What the statistics document says of all ratings, listed or not. */
export interface RatingStatistics {
  averageRating: number
  totalReviewCount: number
  /** How many ratings there are of one to five stars, in this order. */
  histogram: readonly [number, number, number, number, number]
}

/**
 * The latest reviews: above two stars, with a Dutch comment on both sites, newest first (specification §7).
 * @param limit how many, at most `latestLimit`
 * @throws the database's own error
 */
export async function latestReviews(database: Database, limit: number): Promise<Review[]> {
  const rows = await listed(database)
    .selectAll()
    // A literal, to the letter of the partial index: with a parameter SQLite would not use it.
    .where('commentNL', '<>', sql.lit(''))
    .orderBy('lastUpdatedAt', 'desc')
    .orderBy('reviewId', 'desc')
    .limit(Math.min(limit, latestLimit))
    .execute()
  return rows.map(reviewOf)
}

/** Average and counts of all ratings; zeros before the first synchronisation. */
export async function readStatistics(database: Database): Promise<RatingStatistics> {
  const row = await database
    .selectFrom('statistics')
    .selectAll()
    .where('document', '=', ratingsDocument)
    .executeTakeFirst()
  return {
    averageRating: row?.averageRating ?? 0,
    totalReviewCount: row?.totalReviewCount ?? 0,
    histogram: [
      row?.oneStarCount ?? 0,
      row?.twoStarCount ?? 0,
      row?.threeStarCount ?? 0,
      row?.fourStarCount ?? 0,
      row?.fiveStarCount ?? 0,
    ],
  }
}

/** A stored rating as the site shows it. */
export function reviewOf(row: ReviewTable): Review {
  const { reviewId, starRatingNumber, displayName, commentEN, commentNL, lastUpdatedAt } = row
  return {
    reviewId,
    starRatingNumber,
    reviewer: { displayName },
    commentEN,
    commentNL,
    ...(row.translatedLanguage && { translatedLanguage: row.translatedLanguage, originalComment: row.originalComment }),
    ...(row.reply && { reply: row.reply }),
    lastUpdatedAt,
  }
}
