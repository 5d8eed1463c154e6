import type { Logger } from 'pino'
import { errors } from '#copy/errors.ts'
import { homeLimit } from '../../domain/reviews/review.ts'
import type { Ratings } from '../../domain/reviews/shown-reviews.ts'
import type { Database } from '../database/schema.ts'
import { countSamples, latestReviews, readStatistics } from './reviews.ts'

/** Average, count and latest reviews; a query that fails shows its message in the block and leaves the page alone. */
export async function readRatings({
  database,
  log,
}: {
  database: Database
  log: Pick<Logger, 'error'>
}): Promise<Ratings> {
  try {
    const [latest, statistics, samples] = await Promise.all([
      latestReviews(database, homeLimit),
      readStatistics(database),
      countSamples(database),
    ])
    return { status: 'ok', sample: samples > 0, ...statistics, latest }
  } catch (err) {
    log.error({ err }, 'reviews not available')
    return { status: 'failed', message: err instanceof Error && err.message ? err.message : errors.generic }
  }
}
