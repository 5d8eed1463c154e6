import type { Logger } from 'pino'
import { errors } from '#copy/errors.ts'
import type { ReviewList } from '../../domain/reviews/shown-reviews.ts'
import type { Database } from '../database/schema.ts'
import { listReviews, type ReviewCursor } from './list-reviews.ts'
import { countWithheld } from './review-notes.ts'
import type { ReviewPlace } from './review-place.ts'
import { countSamples, readStatistics } from './reviews.ts'

const reviewsPerPage = 12

/** A place as written in an address: `2026-11-20T10:00:00.000Z~reviewId`. */
const writePlace = ({ lastUpdatedAt, reviewId }: ReviewPlace): string => `${lastUpdatedAt}~${reviewId}`

/** The place that an address names; undefined for none. */
function readPlace(text: string | null): ReviewPlace | undefined {
  const [, lastUpdatedAt = '', reviewId = ''] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~(.{1,200})$/.exec(text ?? '') ?? []
  // No id contains a NUL byte, and PostgreSQL rejects one.
  return reviewId && !reviewId.includes('\0') ? { lastUpdatedAt, reviewId } : undefined
}

/** The page of reviews that an address asks for (`?after=…`, `?before=…`); undefined for the first. */
export function reviewCursor(query: URLSearchParams): ReviewCursor {
  const after = readPlace(query.get('after'))
  if (after) return { after }
  const before = readPlace(query.get('before'))
  return before && { before }
}

/** A page of the reviews with the statistics of all ratings. If the query fails, the page shows the error's message. */
export async function readReviewList(
  { database, log }: { database: Database; log: Pick<Logger, 'error'> },
  cursor: ReviewCursor,
): Promise<ReviewList> {
  try {
    const [list, statistics, samples, withheld] = await Promise.all([
      listReviews(database, cursor, reviewsPerPage),
      readStatistics(database),
      countSamples(database),
      countWithheld(database),
    ])
    const { reviews, newer, total } = list
    const [first, last] = [reviews[0], reviews.at(-1)]
    const page = Math.ceil(newer / reviewsPerPage) + 1
    return {
      status: 'ok',
      sample: samples > 0,
      reviews,
      ...statistics,
      withheld,
      page,
      // A link of some time ago begins within a page by now, which makes one more.
      pages: Math.max(page, Math.ceil(total / reviewsPerPage)),
      ...(first && newer > 0 && { previous: writePlace(first) }),
      ...(last && newer + reviews.length < total && { next: writePlace(last) }),
    }
  } catch (err) {
    log.error({ err }, 'reviews not available')
    return { status: 'failed', message: err instanceof Error && err.message ? err.message : errors.generic }
  }
}
