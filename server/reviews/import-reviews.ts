import { inBatches } from '../database/in-batches.ts'
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

/** So many are told of at a time, and staged in one transaction. */
const batchSize = 500

/**
 * Makes the stored reviews those of a collection, in one exchange, as a synchronisation does. A collection that is not
 * complete removes nothing. A synchronisation that was interrupted before starts again the next time.
 */
export async function importReviews(
  { database, lease, clock, onProgress }: ImportOptions,
  { reviews, figures, complete }: ReviewCollection,
): Promise<MergeResult> {
  await database.transaction().execute(async (transaction) => {
    await lease.keep(transaction, noReading)
    await transaction.deleteFrom('stagedReview').execute()
  })
  let read = 0
  for (const batch of inBatches(reviews, batchSize)) {
    await database.transaction().execute(async (transaction) => {
      await lease.keep(transaction)
      await stageReviews(transaction, batch)
    })
    read += batch.length
    onProgress?.(read, reviews.length)
  }
  return await database.transaction().execute(async (transaction) => {
    await lease.keep(transaction)
    return await mergeReviews(transaction, { removeMissing: complete, figures, now: clock() })
  })
}
