import type { Logger } from 'pino'
import { errors } from '#copy/errors.ts'
import { homeLimit } from '../../domain/reviews/review.ts'
import type { Ratings } from '../../site/page-data.ts'
import type { Database } from '../database/schema.ts'
import { latestReviews, readStatistics } from './reviews.ts'

/**
 * The ratings block of all pages: looked up once, and again when reviews changed. Only what the database answered is kept.
 */
export class KeptRatings {
  #ratings: Promise<Ratings> | undefined
  readonly #database: Database
  readonly #log: Pick<Logger, 'error'>

  constructor(database: Database, log: Pick<Logger, 'error'>) {
    this.#database = database
    this.#log = log
  }

  /** Average, count and latest reviews; a query that fails shows its message in the block and leaves the page alone. */
  read(): Promise<Ratings> {
    this.#ratings ??= this.#look()
    return this.#ratings
  }

  /** Call when reviews changed. */
  forget(): void {
    this.#ratings = undefined
  }

  async #look(): Promise<Ratings> {
    try {
      const [latest, statistics] = await Promise.all([
        latestReviews(this.#database, homeLimit),
        readStatistics(this.#database),
      ])
      return { status: 'ok', ...statistics, latest }
    } catch (err) {
      this.forget()
      this.#log.error({ err }, 'reviews not available')
      return { status: 'failed', message: err instanceof Error && err.message ? err.message : errors.generic }
    }
  }
}
