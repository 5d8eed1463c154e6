import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Updateable } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { ReviewSyncTable } from '../database/tables/review-tables.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/**
 * How long a lease lasts, in milliseconds; every page read renews it. All tries for one page take less, so an expired
 * lease belongs to a process that died.
 */
const leaseDuration = 15 * 60_000

/** The state that the holder of a lease stores with it. */
export type SyncState = Partial<Omit<Updateable<ReviewSyncTable>, 'id' | 'leasedBy' | 'leasedUntil'>>

/** The exclusive right of one process to replace the stored reviews. */
export interface Lease {
  /** Renews the lease and writes `state`. @throws ReviewsProblem if another process has taken over */
  keep(database: Database, state?: SyncState): Promise<void>
  /** Releases the lease, with a last `state`; does nothing if it was lost. */
  release(state?: SyncState): Promise<void>
}

/** No run is in progress: the next synchronisation starts at the first page. */
export const noReading = {
  location: null,
  pageToken: null,
  newestAtStart: null,
  highestTotal: 0,
  shrank: 0,
  progressAt: null,
} as const satisfies SyncState

/**
 * Takes the lease; undefined while another process holds it. Of several that try at once, one gets it.
 * @param every milliseconds between two synchronisations: take the lease only if one is due. One that an earlier,
 *   longer interval put off is due; one that waits after a failure is not.
 */
export async function takeLease(database: Database, clock: () => Date, every?: number): Promise<Lease | undefined> {
  const leasedBy = `${hostname()} ${process.pid} ${randomUUID()}`
  const now = clock().toISOString()
  const taken = await database
    .updateTable('reviewSync')
    .set({ leasedBy, leasedUntil: until(clock) })
    .where((eb) => eb.or([eb('leasedBy', 'is', null), eb('leasedUntil', '<=', now)]))
    .$if(every !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('nextRunAt', 'is', null),
          eb('nextRunAt', '<=', now),
          // With a margin, because the clocks of machines differ.
          eb.and([eb('failures', '=', 0), eb('nextRunAt', '>', later(clock, (every ?? 0) + leaseDuration))]),
        ]),
      ),
    )
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) return undefined
  return {
    async keep(connection, state = {}) {
      const kept = await connection
        .updateTable('reviewSync')
        .set({ ...state, leasedUntil: until(clock) })
        .where('leasedBy', '=', leasedBy)
        .executeTakeFirst()
      if (kept.numUpdatedRows === 0n) {
        throw new ReviewsProblem('Another process has taken over the synchronisation of reviews.')
      }
    },
    async release(state = {}) {
      await database
        .updateTable('reviewSync')
        .set({ ...state, leasedBy: null, leasedUntil: null })
        .where('leasedBy', '=', leasedBy)
        .execute()
    },
  }
}

/** Runs `work` with the lease. @throws ReviewsProblem if another process holds it */
export async function withLease<Result>(
  database: Database,
  clock: () => Date,
  work: (lease: Lease) => Promise<Result>,
): Promise<Result> {
  const lease = await takeLease(database, clock)
  if (!lease) {
    throw new ReviewsProblem(
      'Reviews are being synchronised by another process. Wait until it is done, then try again.',
    )
  }
  try {
    return await work(lease)
  } finally {
    await lease.release()
  }
}

const later = (clock: () => Date, ms: number) => new Date(clock().getTime() + ms).toISOString()
const until = (clock: () => Date) => later(clock, leaseDuration)
