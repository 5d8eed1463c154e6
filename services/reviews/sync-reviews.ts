import { retryingTransaction } from '../database/retrying-transaction.ts'
import { PageTokenRefused } from './google-reviews.ts'
import { type MergeResult, mergeReviews } from './merge-reviews.ts'
import { type ReadingOutcome, type ReadOptions, readReviews } from './read-reviews.ts'
import { noReading, type SyncState } from './sync-lease.ts'

/** The result of a synchronisation. */
export interface SyncResult extends MergeResult {
  averageRating: number
  totalReviewCount: number
  /** False: reviews kept disappearing while the list was read, so missing ones were not removed this time. */
  complete: boolean
}

/** How many times a list is read if reviews disappear meanwhile. */
const mostReadings = 2

/**
 * Makes the stored reviews match the source: reads them all into a staging table, then applies additions, changes and
 * removals, with average, count and histogram, in one transaction. An interrupted run resumes where it stopped. Without
 * a change at the source nothing changes.
 * @param state about the next run, written in the same transaction
 * @throws ReviewsProblem when the source cannot be read; the stored reviews are then unchanged
 */
export async function syncReviews(options: ReadOptions, state: SyncState = {}): Promise<SyncResult> {
  const { database, lease, clock } = options
  let outcome = await readOrStartAgain(options)
  for (let readings = 1; outcome.shrank && readings < mostReadings; readings++) {
    await forgetReading(options)
    outcome = await readReviews(options)
  }
  const { averageRating, totalReviewCount } = outcome.last
  const complete = !outcome.shrank
  const merged = await retryingTransaction(database, async (transaction) => {
    const now = clock()
    await lease.keep(transaction, { ...noReading, finishedAt: now.toISOString(), failures: 0, ...state })
    return await mergeReviews(transaction, {
      removeMissing: complete,
      statistics: { averageRating, totalReviewCount },
      now,
    })
  })
  return { ...merged, averageRating, totalReviewCount, complete }
}

async function readOrStartAgain(options: ReadOptions): Promise<ReadingOutcome> {
  try {
    return await readReviews(options)
  } catch (error) {
    if (!(error instanceof PageTokenRefused)) throw error
    await forgetReading(options)
    return await readReviews(options)
  }
}

async function forgetReading({ database, lease }: ReadOptions): Promise<void> {
  await retryingTransaction(database, async (transaction) => {
    await lease.keep(transaction, noReading)
    await transaction.deleteFrom('stagedReview').execute()
  })
}
