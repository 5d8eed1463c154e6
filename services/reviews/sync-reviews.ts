import type { Updateable } from 'kysely'
import { type Database, retryingTransaction } from '../database/schema.ts'
import type { ReviewSyncTable } from '../database/tables/review-tables.ts'
import type { ReviewSource } from './google-reviews.ts'
import { readReviews } from './read-reviews.ts'
import { type ReplaceResult, type ReviewCollection, replaceReviews } from './replace-reviews.ts'

type SyncState = Updateable<ReviewSyncTable>

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
