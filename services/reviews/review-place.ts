import { type RawBuilder, sql } from 'kysely'
import { minimumStars } from '../../domain/reviews/review.ts'
import type { Database } from '../database/schema.ts'

/** A place in the list of reviews: that of one review, even if it has been removed since. */
export interface ReviewPlace {
  lastUpdatedAt: string
  reviewId: string
}

const place = sql`("lastUpdatedAt", "reviewId")`
const rowOf = ({ lastUpdatedAt, reviewId }: ReviewPlace): RawBuilder<unknown> => sql`(${lastUpdatedAt}, ${reviewId})`

/** Whether a review comes after, or before, a place in the order of newest first. */
export const isOlder = (than: ReviewPlace) => sql<boolean>`${place} < ${rowOf(than)}`
export const isNewer = (than: ReviewPlace) => sql<boolean>`${place} > ${rowOf(than)}`

/**
 * All reviews with more than two stars, with or without a comment, but those that the office withholds (R9.7). The
 * literal lets SQLite use the partial index.
 */
export const listed = (database: Database) =>
  database
    .selectFrom('review')
    .where('starRatingNumber', '>', sql.lit(minimumStars - 1))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reviewNote')
            .select('reason')
            .whereRef('reviewNote.reviewId', '=', 'review.reviewId')
            .where('reason', 'is not', null),
        ),
      ),
    )

/** How many reviews are listed; with a place, how many of them are newer. */
export async function countListed(database: Database, newerThan?: ReviewPlace): Promise<number> {
  const reviews = newerThan ? listed(database).where(isNewer(newerThan)) : listed(database)
  const { count } = await reviews.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}
