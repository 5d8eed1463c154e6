import { hash } from 'node:crypto'
import * as v from 'valibot'
import { languages } from '../../domain/language.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'
import { googleReview, readGoogleAnswer, rowOfGoogleReview } from './google-answer.ts'
import type { ReviewCollection } from './replace-reviews.ts'
import { firstIssue, instant, text } from './review-fields.ts'
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

const language = v.nullish(v.picklist(languages, 'has to be en or nl'))

/** A review in the plain format: the fields that the site shows. Id, translation and our reply are optional. */
const plainReview = v.object({
  reviewId: text,
  starRatingNumber: v.pipe(
    v.number(),
    v.integer('has to be a whole number'),
    v.minValue(1, 'has to be at least 1'),
    v.maxValue(5, 'has to be at most 5'),
  ),
  reviewer: v.nullish(v.object({ displayName: text })),
  commentEN: text,
  commentNL: text,
  translatedLanguage: language,
  originalComment: text,
  reply: text,
  lastUpdatedAt: instant,
})

/** A plain review as it is stored. Without an id it gets one made of its name and time. */
function rowOfPlainReview({ reviewer, ...review }: v.InferOutput<typeof plainReview>): ReviewTable {
  const displayName = reviewer?.displayName ?? ''
  const translatedLanguage = review.originalComment ? (review.translatedLanguage ?? null) : null
  return {
    ...review,
    reviewId: review.reviewId || `import-${digest(`${displayName}\n${review.lastUpdatedAt}`)}`,
    displayName,
    translatedLanguage,
    originalComment: translatedLanguage ? review.originalComment : '',
  }
}

const digest = (value: string) => hash('sha256', value).slice(0, 24)
