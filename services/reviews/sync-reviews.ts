import { retryingTransaction } from '../database/retrying-transaction.ts'
import type { Database } from '../database/schema.ts'
import type { ReviewSource } from './google-reviews.ts'
import { readReviews } from './read-reviews.ts'
import { type ReplaceResult, type ReviewCollection, replaceReviews } from './replace-reviews.ts'
import type { Lease, SyncState } from './sync-lease.ts'

interface ReplaceOptions {
  database: Database
  lease: Lease
  clock: () => Date
}

/**
 * Makes the stored reviews those of a collection, in one transaction (decision 9).
 * @param state about the next synchronisation, written in the same transaction
 * @throws ReviewsProblem if the collection is far from complete or another process has taken over; nothing is changed
 */
export function importReviews(
  { database, lease, clock }: ReplaceOptions,
  collection: ReviewCollection,
  state: SyncState = {},
): Promise<ReplaceResult> {
  return retryingTransaction(database, async (transaction) => {
    await lease.complete(transaction, state)
    return await replaceReviews(transaction, collection, clock())
  })
}

interface SyncOptions extends ReplaceOptions {
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
export async function syncReviews({ source, nextRunAt, signal, ...options }: SyncOptions) {
  const collection = await readReviews(source, signal)
  const finishedAt = options.clock().toISOString()
  const changes = await importReviews(options, collection, { finishedAt, failures: 0, nextRunAt })
  return { ...changes, ...collection.statistics }
}
