import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Updateable } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { ReviewSyncTable } from '../database/tables/review-tables.ts'
import { ReviewsProblem } from './reviews-problem.ts'

/**
 * How long a lease lasts, in milliseconds. Reading the whole list takes a few minutes at most, so an expired lease
 * belongs to a process that died.
 */
const leaseDuration = 15 * 60_000

/** What is stored about synchronisations beside the lease. */
export type SyncState = Partial<Omit<Updateable<ReviewSyncTable>, 'id' | 'leasedBy' | 'leasedUntil'>>

/** The exclusive right of one process to replace the stored reviews. */
export interface Lease {
  /** Ends the lease in the transaction that uses it, with `state`. @throws ReviewsProblem if another process has it */
  complete(transaction: Database, state: SyncState): Promise<void>
  /** Gives the lease back unused, with `state`; does nothing if it has ended. */
  release(state?: SyncState): Promise<void>
}

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
    .set({ leasedBy, leasedUntil: later(clock, leaseDuration) })
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
  const end = async (connection: Database, state: SyncState) => {
    const ended = await connection
      .updateTable('reviewSync')
      .set({ ...state, leasedBy: null, leasedUntil: null })
      .where('leasedBy', '=', leasedBy)
      .executeTakeFirst()
    return ended.numUpdatedRows > 0n
  }
  return {
    async complete(transaction, state) {
      if (!(await end(transaction, state))) {
        throw new ReviewsProblem('Another process has taken over the synchronisation of reviews.')
      }
    },
    async release(state = {}) {
      await end(database, state)
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
      'Reviews are being synchronised by another process. Wait until it is done, or 15 minutes if it died.',
    )
  }
  try {
    return await work(lease)
  } finally {
    await lease.release()
  }
}

const later = (clock: () => Date, ms: number) => new Date(clock().getTime() + ms).toISOString()
