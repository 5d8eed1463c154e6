import type { Logger } from 'pino'
import { errors } from '#copy/errors.ts'
import type { ReviewList } from '../../domain/reviews/shown-reviews.ts'
import type { Database } from '../database/schema.ts'
import { countWithheld } from './review-notes.ts'
import { countSamples, listed, readStatistics, reviewOf } from './reviews.ts'

export const reviewsPerPage = 12

/**
 * A page of the listed reviews, newest first, with the statistics of all ratings. If the query fails, the page shows
 * the error's message.
 * @param asked the number of the page; beyond the last page, that one is shown
 */
export async function readReviewList(
  { database, log }: { database: Database; log: Pick<Logger, 'error'> },
  asked = 1,
): Promise<ReviewList> {
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
    log.error({ err }, 'reviews not available')
    return { status: 'failed', message: err instanceof Error && err.message ? err.message : errors.generic }
  }
}
