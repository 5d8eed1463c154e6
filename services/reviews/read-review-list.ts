import type { Logger } from 'pino'
import { errors } from '#copy/errors.ts'
import { homeLimit } from '../../domain/reviews/review.ts'
import type { Ratings, ReviewList } from '../../domain/reviews/shown-reviews.ts'
import type { Database } from '../database/schema.ts'
import { countWithheld } from './review-notes.ts'
import { countSamples, latestReviews, listed, readStatistics, reviewOf } from './reviews.ts'

export const reviewsPerPage = 12

interface ReviewServices {
  database: Database
  log: Pick<Logger, 'error'>
}

/**
 * A page of the listed reviews, newest first, with the statistics of all ratings. If the query fails, the page shows
 * the error's message.
 * @param asked the number of the page; beyond the last page, that one is shown
 */
export async function readReviewList({ database, log }: ReviewServices, asked = 1): Promise<ReviewList> {
  try {
    const [{ total }, statistics, samples, withheld] = await Promise.all([
      listed(database)
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
      readStatistics(database),
      countSamples(database),
      countWithheld(database),
    ])
    const pages = Math.ceil(Number(total) / reviewsPerPage)
    const page = Math.max(1, Math.min(asked, pages))
    const rows = await listed(database)
      .selectAll()
      .orderBy('lastUpdatedAt', 'desc')
      .orderBy('reviewId', 'desc')
      .limit(reviewsPerPage)
      .offset((page - 1) * reviewsPerPage)
      .execute()
    return { status: 'ok', sample: samples > 0, reviews: rows.map(reviewOf), ...statistics, withheld, page, pages }
  } catch (err) {
    return failed(log, err)
  }
}

/** Average, count and latest reviews; a query that fails shows its message in the block and leaves the page alone. */
export async function readRatings({ database, log }: ReviewServices): Promise<Ratings> {
  try {
    const [latest, statistics, samples] = await Promise.all([
      latestReviews(database, homeLimit),
      readStatistics(database),
      countSamples(database),
    ])
    return { status: 'ok', sample: samples > 0, ...statistics, latest }
  } catch (err) {
    return failed(log, err)
  }
}

function failed(log: ReviewServices['log'], err: unknown) {
  log.error({ err }, 'reviews not available')
  return { status: 'failed' as const, message: err instanceof Error && err.message ? err.message : errors.page.title }
}
