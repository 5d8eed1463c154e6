import { sql } from 'kysely'
import { minimumStars } from '../../domain/reviews/review.ts'
import type { WithholdReason } from '../../domain/reviews/withhold-reason.ts'
import { inOrder, type ListPage, pageOf } from '../database/list-page.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'

/** A stored review with what the office has decided about it. `version`: 0 before the first decision. */
export type NotedReview = ReviewTable & Pick<Schema['reviewNote'], 'reason' | 'replyDraft' | 'version'>

/** The office's lists of reviews: all, withheld, or unanswered with one to five stars. */
export const reviewLists = ['all', 'withheld', 'unanswered'] as const
export type ReviewListKind = (typeof reviewLists)[number]

const noted = (database: Database) =>
  database
    .selectFrom('review')
    .leftJoin('reviewNote', 'reviewNote.reviewId', 'review.reviewId')
    .selectAll('review')
    .select('reason')
    .select(({ fn, val }) => [
      fn.coalesce('replyDraft', val('')).as('replyDraft'),
      fn.coalesce('version', sql<number>`0`).as('version'),
    ])

/** How many reviews a page of a list has. */
const perPage = 20

/**
 * The reviews of a list, the newest first, whatever their stars.
 * @param after as for `inOrder`
 */
export async function listNoted(
  database: Database,
  list: ReviewListKind,
  after: string | undefined,
): Promise<ListPage<NotedReview>> {
  const reviews = noted(database)
    .$if(list === 'withheld', (query) => query.where('reason', 'is not', null))
    .$if(list === 'unanswered', (query) => query.where('reply', '=', ''))
  const columns = ['lastUpdatedAt', 'review.reviewId']
  const rows = await inOrder(reviews, columns, { direction: 'desc', after, size: perPage }).execute()
  return pageOf(rows, ({ lastUpdatedAt, reviewId }) => [lastUpdatedAt, reviewId], perPage)
}

/** A stored review; undefined if there is none with this id. */
export const findNoted = (database: Database, reviewId: string): Promise<NotedReview | undefined> =>
  noted(database).where('review.reviewId', '=', reviewId).executeTakeFirst()

/** How many reviews that the website would list are withheld, by reason (R9.7). */
export async function countWithheld(database: Database): Promise<Partial<Record<WithholdReason, number>>> {
  const rows = await database
    .selectFrom('reviewNote')
    .innerJoin('review', 'review.reviewId', 'reviewNote.reviewId')
    .where('starRatingNumber', '>=', minimumStars)
    .where('reason', 'is not', null)
    .select(({ fn }) => ['reason', fn.countAll<number>().as('count')])
    .groupBy('reason')
    .execute()
  return Object.fromEntries(rows.map(({ reason, count }) => [reason, Number(count)]))
}
