import type { Logger } from 'pino'
import { errors } from '#copy/errors.ts'
import { homeLimit } from '../../domain/reviews/review.ts'
import type { Database } from '../database/schema.ts'
import { countWithheld } from './review-notes.ts'
import { countSamples, latestReviews, listed, readStatistics, reviewOf } from './reviews.ts'

export const reviewsPerPage = 12

interface ReviewServices {
  database: Database
  log: Pick<Logger, 'error'>
}

/** Average, count and latest reviews, or the message of the failed query (R9.5). */
export type Ratings = Awaited<ReturnType<typeof readRatings>>
/** One page of the review list with figures of all ratings, or the message of the failed query (R9.2, R9.5). */
export type ReviewList = Awaited<ReturnType<typeof readReviewList>>

/**
 * A page of the listed reviews, newest first, with the statistics of all ratings. If the query fails, the page shows
 * the error's message.
 * @param asked the number of the page; beyond the last page, that one is shown
 * @returns `sample`: whether there are sample reviews among them: then no figure is presented as that of real
 *   customers; `withheld`: how many that would be listed are withheld, by reason (R9.7)
 */
export async function readReviewList({ database, log }: ReviewServices, asked = 1) {
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
    return {
      status: 'ok' as const,
      sample: samples > 0,
      reviews: rows.map(reviewOf),
      ...statistics,
      withheld,
      page,
      pages,
    }
  } catch (err) {
    return failed(log, err)
  }
}

/** Average, count and latest reviews; a query that fails shows its message in the block and leaves the page alone. */
export async function readRatings({ database, log }: ReviewServices) {
  try {
    const [latest, statistics, samples] = await Promise.all([
      latestReviews(database, homeLimit),
      readStatistics(database),
      countSamples(database),
    ])
    return { status: 'ok' as const, sample: samples > 0, ...statistics, latest }
  } catch (err) {
    return failed(log, err)
  }
}

function failed(log: ReviewServices['log'], err: unknown) {
  log.error({ err }, 'reviews not available')
  return { status: 'failed' as const, message: err instanceof Error && err.message ? err.message : errors.page.title }
}
