import * as v from 'valibot'
import { openEnvelope, translatedComment } from '../../domain/reviews/review-translation.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'
import type { ReviewCollection } from './replace-reviews.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/** One page of a list of reviews, ready to be stored. */
export type GoogleReviewPage = ReturnType<typeof readGoogleAnswer>

const noTime = 'has to be a time such as 2026-03-02T09:12:45.123456Z'

/** A timestamp with any offset and up to nine fractional digits, in UTC and truncated to milliseconds. */
const instant = v.pipe(
  v.string(),
  v.isoTimestamp(noTime),
  v.toDate(noTime),
  v.transform((time) => time.toISOString()),
)

/** Text that both engines can store: trimmed, without NUL characters or lone surrogates. Absent counts as empty. */
const text = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((value) => value.replaceAll('\0', '').toWellFormed().trim()),
)

const stars = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE']

/** A review as the Google Business Profile API v4 returns it; empty and false fields are absent there. */
const googleReview = v.pipe(
  v.object({
    name: v.nullish(v.string(), ''),
    reviewId: v.nullish(v.string(), ''),
    reviewer: v.nullish(v.object({ displayName: text, isAnonymous: v.nullish(v.boolean(), false) })),
    starRating: v.nullish(v.string(), ''),
    comment: text,
    createTime: v.nullish(instant),
    updateTime: v.nullish(instant),
    reviewReply: v.nullish(v.object({ comment: text })),
  }),
  v.check(({ reviewId, name }) => `${reviewId}${name}` !== '', 'has no reviewId'),
  v.check(({ updateTime, createTime }) => Boolean(updateTime ?? createTime), 'has no updateTime'),
)

const answer = v.object({
  reviews: v.nullish(v.array(googleReview), []),
  averageRating: v.nullish(v.number(), 0),
  totalReviewCount: v.nullish(v.pipe(v.number(), v.integer('has to be a whole number')), 0),
  nextPageToken: v.nullish(v.string()),
})

/**
 * Reads one response of `accounts.locations.reviews.list`. Ratings with unspecified stars are left out and counted.
 * @throws ReviewsProblem when it does not match the API's documentation
 */
export function readGoogleAnswer(json: unknown) {
  const result = v.safeParse(answer, json)
  if (!result.success) throw new ReviewsProblem(`Google's answer cannot be read: ${firstIssue(result.issues)}.`)
  const { reviews, averageRating, totalReviewCount, nextPageToken } = result.output
  const rows = reviews.map(rowOfGoogleReview).filter((row) => row !== undefined)
  return {
    reviews: rows,
    /** How many were left out because they have no star rating. */
    unratedCount: reviews.length - rows.length,
    /** Google's own statistics over all ratings. */
    averageRating,
    totalReviewCount,
    /** Token of the next page; undefined on the last one. */
    nextPageToken: nextPageToken || undefined,
  }
}

/** The reviews of all pages, with the statistics that one of them names. */
export const collectionOf = (
  pages: readonly GoogleReviewPage[],
  { averageRating, totalReviewCount }: GoogleReviewPage,
): ReviewCollection => ({
  reviews: pages.flatMap(({ reviews }) => reviews),
  unratedCount: pages.reduce((sum, { unratedCount }) => sum + unratedCount, 0),
  statistics: { averageRating, totalReviewCount },
})

/** A Google review as it is stored; undefined when it has no stars. */
function rowOfGoogleReview(review: v.InferOutput<typeof googleReview>): ReviewTable | undefined {
  const starRatingNumber = stars.indexOf(review.starRating) + 1
  if (starRatingNumber === 0) return undefined
  const { translatedLanguage = null, ...comments } = translatedComment(review.comment)
  return {
    reviewId: review.reviewId || review.name.slice(review.name.lastIndexOf('/') + 1),
    starRatingNumber,
    // Google gives anonymous reviewers a placeholder in the API caller's language; ours comes from the site's words.
    displayName: review.reviewer && !review.reviewer.isAnonymous ? review.reviewer.displayName : '',
    ...comments,
    translatedLanguage,
    // Our reply in our own words: nothing stored says whether a reply is a machine translation.
    reply: openEnvelope(review.reviewReply?.comment ?? '').original,
    lastUpdatedAt: review.updateTime ?? review.createTime ?? '',
  }
}

/** The first problem with its path: `reviews.3.updateTime has to be a time …`. */
function firstIssue(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues
  const reason = issue.kind === 'schema' ? `is not what it has to be (${issue.message})` : issue.message
  return `${v.getDotPath(issue) ?? 'It'} ${reason}`
}
