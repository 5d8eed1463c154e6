import { errors } from '#copy/errors.ts'
import { homeLimit } from '../../domain/review.ts'
import type { Ratings } from '../../site/page-data.ts'
import { latestReviews, readStatistics } from '../reviews/reviews.ts'
import type { Services } from '../services.ts'

/** Average, count and latest reviews; a query that fails shows its message in the block and leaves the page alone. */
export async function readRatings({ database, log }: Services): Promise<Ratings> {
  try {
    const [latest, statistics] = await Promise.all([latestReviews(database, homeLimit), readStatistics(database)])
    return { status: 'ok', ...statistics, latest }
  } catch (err) {
    log.error({ err }, 'reviews not available')
    return { status: 'failed', message: err instanceof Error && err.message ? err.message : errors.generic }
  }
}
