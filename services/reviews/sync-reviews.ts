import type { Updateable } from 'kysely'
import { type Database, retryingTransaction, type Schema } from '../database/schema.ts'
import { collectionOf, type GoogleReviewPage } from './google-answer.ts'
import type { ReviewSource } from './google-reviews.ts'
import { type ReplaceResult, type ReviewCollection, replaceReviews } from './replace-reviews.ts'
import { ReviewsProblem } from './reviews-problem.ts'

type SyncState = Updateable<Schema['reviewSync']>

/** Stores what became of a synchronisation, which ends the turn of its process. */
export async function endTurn(database: Database, state: SyncState = {}): Promise<void> {
  await database
    .updateTable('reviewSync')
    .set({ ...state, leasedBy: null, leasedUntil: null })
    .execute()
}

/**
 * Makes the stored reviews those of a collection, in one transaction (decision 9).
 * @throws ReviewsProblem if the collection is far from complete; nothing is changed
 */
export const importReviews = (
  database: Database,
  collection: ReviewCollection,
  now: Date,
  state: SyncState = {},
): Promise<ReplaceResult> =>
  retryingTransaction(database, async (transaction) => {
    // Two at once wait for each other here, so that no mixture of two lists is stored.
    await endTurn(transaction, state)
    return await replaceReviews(transaction, collection, now)
  })

interface SyncOptions {
  database: Database
  clock: () => Date
  source: ReviewSource
  /** When the next synchronisation is due, in ISO 8601. */
  nextRunAt: string
  signal?: AbortSignal
}

/**
 * Makes the stored reviews match the source. Without a change at the source nothing changes.
 * @returns the changes, with the source's statistics
 * @throws ReviewsProblem when the source cannot be read; the stored reviews are then unchanged
 */
export async function syncReviews({ database, clock, source, nextRunAt, signal }: SyncOptions) {
  const collection = await readReviews(source, signal)
  const now = clock()
  const state = { finishedAt: now.toISOString(), failures: 0, nextRunAt }
  const changes = await importReviews(database, collection, now, state)
  return { ...changes, ...collection.statistics }
}

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
    return collectionOf(pages, first)
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
