import type { GoogleReviewPage } from './google-answer.ts'
import type { ReviewSource } from './google-reviews.ts'
import type { ReviewCollection } from './replace-reviews.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/** How many times a list is read if it changes meanwhile. */
const mostReadings = 3

/**
 * Reads the whole list. A review that is added, edited or removed meanwhile moves others across the edges of pages, so
 * a list whose top or count has changed by its end is read again.
 * @param signal stops between two pages
 * @throws ReviewsProblem when a page cannot be read, or the list keeps changing
 */
export async function readReviews(source: ReviewSource, signal?: AbortSignal): Promise<ReviewCollection> {
  for (let reading = 1; reading <= mostReadings; reading += 1) {
    const first = await source()
    const pages = [first, ...(await readFollowing(source, first, signal))]
    if (pages.length > 1 && topOf(await source()) !== topOf(first)) continue
    const { averageRating, totalReviewCount } = first
    return {
      reviews: pages.flatMap(({ reviews }) => reviews),
      unratedCount: pages.reduce((sum, { unratedCount }) => sum + unratedCount, 0),
      statistics: { averageRating, totalReviewCount },
    }
  }
  throw new ReviewsProblem('The list kept changing while it was read. Nothing was changed. Run it again later.')
}

async function readFollowing(source: ReviewSource, first: GoogleReviewPage, signal?: AbortSignal) {
  const pages: GoogleReviewPage[] = []
  const known = new Set<string>()
  for (let token = first.nextPageToken; token !== undefined; token = pages.at(-1)?.nextPageToken) {
    signal?.throwIfAborted()
    if (known.has(token)) throw new ReviewsProblem('Google names the same page twice: the list has no end.')
    known.add(token)
    pages.push(await source(token))
  }
  return pages
}

/** The count and the newest change: an addition or an edit moves to the top, a removal lowers the count. */
const topOf = ({ totalReviewCount, reviews: [newest] }: GoogleReviewPage): string =>
  `${totalReviewCount} ${newest?.reviewId} ${newest?.lastUpdatedAt}`
