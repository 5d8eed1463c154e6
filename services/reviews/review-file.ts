import * as v from 'valibot'
import type { ReviewTable } from '../database/tables/review-tables.ts'
import { googleReview, readGoogleAnswer, rowOfGoogleReview } from './google-answer.ts'
import { plainReview, rowOfPlainReview } from './plain-review.ts'
import type { ReviewCollection } from './replace-reviews.ts'
import { firstIssue } from './review-fields.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/** What has been read of the files so far. */
interface Reading extends ReviewCollection {
  reviews: ReviewTable[]
  /** Whether the last answer names a page that follows it. */
  continues: boolean
}

/**
 * Reads saved files: responses of Google's API (one, several, or an array of them), or arrays of reviews in the plain
 * format or in Google's. A review without an id gets one that stays the same across imports.
 * @param files their parsed JSON, by name, in the order of Google's pages
 * @throws ReviewsProblem naming the file and the place in it, or if the last page is missing
 */
export function readReviewFiles(files: readonly { name: string; json: unknown }[]): ReviewCollection {
  const reading: Reading = { reviews: [], unratedCount: 0, statistics: undefined, continues: false }
  for (const { name, json } of files) {
    try {
      const parts = Array.isArray(json) && json.length > 0 && json.every(isAnswer) ? json : [json]
      for (const part of parts) add(reading, part)
    } catch (error) {
      throw error instanceof ReviewsProblem ? new ReviewsProblem(`${name}: ${error.message}`) : error
    }
  }
  const { reviews, unratedCount, statistics, continues } = reading
  if (continues)
    throw new ReviewsProblem('The list goes on after the last answer. Save all of its pages, and name all.')
  return { reviews: withDistinctIds(reviews), unratedCount, statistics }
}

function add(reading: Reading, part: unknown): void {
  if (Array.isArray(part)) {
    const rows = part.map(rowOf)
    const rated = rows.filter((row) => row !== undefined)
    reading.reviews.push(...rated)
    reading.unratedCount += rows.length - rated.length
    return
  }
  if (!isAnswer(part)) throw new ReviewsProblem('This is neither an answer of Google nor an array of reviews.')
  const { reviews, unratedCount, nextPageToken, ...statistics } = readGoogleAnswer(part)
  reading.reviews.push(...reviews)
  reading.unratedCount += unratedCount
  reading.statistics = statistics
  reading.continues = nextPageToken !== undefined
}

const isAnswer = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && ('reviews' in json || 'totalReviewCount' in json)

function rowOf(json: unknown, index: number): ReviewTable | undefined {
  if (typeof json === 'object' && json && 'starRatingNumber' in json) {
    const plain = v.safeParse(plainReview, json)
    if (plain.success) return rowOfPlainReview(plain.output)
    throw new ReviewsProblem(`Review ${index + 1}: ${firstIssue(plain.issues)}.`)
  }
  const google = v.safeParse(googleReview, json)
  if (google.success) return rowOfGoogleReview(google.output)
  throw new ReviewsProblem(`Review ${index + 1}: ${firstIssue(google.issues)}.`)
}

/** Generated ids that collide are numbered: two ratings without a name may share a day. */
function withDistinctIds(reviews: readonly ReviewTable[]): ReviewTable[] {
  const counts = new Map<string, number>()
  return reviews.map((review) => {
    if (!review.reviewId.startsWith('import-')) return review
    const count = (counts.get(review.reviewId) ?? 0) + 1
    counts.set(review.reviewId, count)
    return count === 1 ? review : { ...review, reviewId: `${review.reviewId}-${count}` }
  })
}
