import { sql } from 'kysely'
import { latestLimit, minimumStars, type Review, samplePrefix } from '../../domain/reviews/review.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'

/** Name of the document with the average of all ratings. */
export const ratingsDocument = 'googleReviewRatings'

/**
 * All reviews with more than two stars, with or without a comment, but those that the office withholds (R9.7). The
 * literal lets SQLite use the partial index.
 */
export const listed = (database: Database) =>
  database
    .selectFrom('review')
    .where('starRatingNumber', '>', sql.lit(minimumStars - 1))
    .where('reviewId', 'not in', database.selectFrom('reviewNote').select('reviewId').where('reason', 'is not', null))

/**
 * The latest reviews: more than two stars, with a Dutch comment (on the English site too), newest first.
 * @param limit how many, at most `latestLimit`
 * @throws the database's own error
 */
export async function latestReviews(database: Database, limit: number): Promise<Review[]> {
  const rows = await listed(database)
    .selectAll()
    // A literal, exactly as in the partial index: with a parameter SQLite would not use it.
    .where('commentNL', '<>', sql.lit(''))
    .orderBy('lastUpdatedAt', 'desc')
    .orderBy('reviewId', 'desc')
    .limit(Math.min(limit, latestLimit))
    .execute()
  return rows.map(reviewOf)
}

/** The columns that count the ratings with one star to five. */
export const starColumns = ['oneStarCount', 'twoStarCount', 'threeStarCount', 'fourStarCount', 'fiveStarCount'] as const

/** The document with the statistics; undefined before the first synchronisation. */
export const storedStatistics = (database: Database): Promise<Schema['statistics'] | undefined> =>
  database.selectFrom('statistics').selectAll().where('document', '=', ratingsDocument).executeTakeFirst()

/** Average and counts of all ratings; zeros before the first synchronisation. */
export async function readStatistics(database: Database) {
  const row = await storedStatistics(database)
  return {
    averageRating: row?.averageRating ?? 0,
    totalReviewCount: row?.totalReviewCount ?? 0,
    histogram: starColumns.map((column) => row?.[column] ?? 0),
  }
}

// A range instead of a pattern, because it uses the primary key.
const [firstSample, endOfSamples] = [samplePrefix, samplePrefix.replace('-', '.')]

/** How many stored reviews are samples that come with the project. */
export async function countSamples(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('review')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reviewId', '>=', firstSample)
    .where('reviewId', '<', endOfSamples)
    .executeTakeFirstOrThrow()
  return count
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
