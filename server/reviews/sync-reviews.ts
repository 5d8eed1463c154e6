import { PageTokenRefused } from './google-reviews.ts'
import { type MergeResult, mergeReviews } from './merge-reviews.ts'
import { type ReadingOutcome, type ReadOptions, readReviews } from './read-reviews.ts'
import { noReading, type SyncState } from './sync-lease.ts'

/** What a synchronisation did. */
export interface SyncResult extends MergeResult {
  averageRating: number
  totalReviewCount: number
  /** False: the list kept losing reviews while it was read, so what is missing was not removed this time. */
  complete: boolean
}

/** How often a list that lost reviews while it was read is read. */
const mostReadings = 2

/**
 * Makes the stored reviews those of the source: reads them all beside the stored ones, then exchanges in one transaction
 * what is new, changed and gone, with average, count and histogram. An interrupted reading goes on where it stopped. Doing
 * it again without a change at the source changes nothing.
 * @param state what to note about the next run, written with the exchange
 * @throws ReviewsProblem when the source cannot be read; the stored reviews are then as they were
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
  const merged = await database.transaction().execute(async (transaction) => {
    const now = clock()
    await lease.keep(transaction, { ...noReading, finishedAt: now.toISOString(), failures: 0, ...state })
    return await mergeReviews(transaction, {
      removeMissing: complete,
      figures: { averageRating, totalReviewCount },
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
  await database.transaction().execute(async (transaction) => {
    await lease.keep(transaction, noReading)
    await transaction.deleteFrom('stagedReview').execute()
  })
}
