import * as v from 'valibot'
import type { ReviewTable } from '../database/tables/review-tables.ts'
import { googleReview, readGoogleAnswer, rowOfGoogleReview } from './google-answer.ts'
import { plainReview, rowOfPlainReview } from './plain-review.ts'
import { firstIssue } from './review-fields.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/** The reviews of one or several files, ready to be stored. */
export interface ReviewCollection {
  reviews: ReviewTable[]
  /** How many were left out because they have no star rating. */
  unratedCount: number
  /** Google's statistics over all ratings; undefined if the files have none. */
  statistics: { averageRating: number; totalReviewCount: number } | undefined
  /** False if Google's count, or the token of a following page, shows that reviews are missing. */
  complete: boolean
}

/**
 * Reads saved files: responses of Google's API (one, several, or an array of them), or arrays of reviews in the plain
 * format or in Google's. A review without an id gets one that stays the same across imports.
 * @param files their parsed JSON, by name, in the order of Google's pages
 * @throws ReviewsProblem naming the file and the place in it
 */
export function readReviewFiles(files: readonly { name: string; json: unknown }[]): ReviewCollection {
  const collection: ReviewCollection = { reviews: [], unratedCount: 0, statistics: undefined, complete: true }
  for (const { name, json } of files) {
    try {
      const parts = Array.isArray(json) && json.length > 0 && json.every(isAnswer) ? json : [json]
      for (const part of parts) add(collection, part)
    } catch (error) {
      throw error instanceof ReviewsProblem ? new ReviewsProblem(`${name}: ${error.message}`) : error
    }
  }
  const { statistics, unratedCount } = collection
  const reviews = withDistinctIds(collection.reviews)
  const complete = collection.complete && reviews.length + unratedCount >= (statistics?.totalReviewCount ?? 0)
  return { ...collection, reviews, complete }
}

function add(collection: ReviewCollection, part: unknown): void {
  if (Array.isArray(part)) {
    const rows = part.map(rowOf)
    const rated = rows.filter((row) => row !== undefined)
    collection.reviews.push(...rated)
    collection.unratedCount += rows.length - rated.length
    return
  }
  if (!isAnswer(part)) throw new ReviewsProblem('This is neither an answer of Google nor an array of reviews.')
  const { reviews, unratedCount, nextPageToken, ...statistics } = readGoogleAnswer(part)
  collection.reviews.push(...reviews)
  collection.unratedCount += unratedCount
  collection.statistics = statistics
  collection.complete = nextPageToken === undefined
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
