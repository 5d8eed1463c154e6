import { inBatches } from '../database/in-batches.ts'
import { retryingTransaction } from '../database/retrying-transaction.ts'
import type { Database } from '../database/schema.ts'
import { type MergeResult, mergeReviews } from './merge-reviews.ts'
import type { ReviewCollection } from './review-file.ts'
import { stageReviews } from './stage-reviews.ts'
import { type Lease, noReading } from './sync-lease.ts'

interface ImportOptions {
  database: Database
  lease: Lease
  clock: () => Date
  onProgress?: (read: number, total: number) => void
}

/** How many reviews are staged in one transaction, and reported at a time. */
const batchSize = 500

/**
 * Replaces the stored reviews with a collection in one transaction, as a synchronisation does. An incomplete collection
 * removes nothing. An interrupted synchronisation starts again from the first page afterwards.
 */
export async function importReviews(
  { database, lease, clock, onProgress }: ImportOptions,
  { reviews, statistics, complete }: ReviewCollection,
): Promise<MergeResult> {
  await retryingTransaction(database, async (transaction) => {
    await lease.keep(transaction, noReading)
    await transaction.deleteFrom('stagedReview').execute()
  })
  let read = 0
  for (const batch of inBatches(reviews, batchSize)) {
    await retryingTransaction(database, async (transaction) => {
      await lease.keep(transaction)
      await stageReviews(transaction, batch)
    })
    read += batch.length
    onProgress?.(read, reviews.length)
  }
  return await retryingTransaction(database, async (transaction) => {
    await lease.keep(transaction)
    return await mergeReviews(transaction, { removeMissing: complete, statistics, now: clock() })
  })
}
