import { hostname } from 'node:os'
import type { Logger } from 'pino'
import { backOffDelay } from '../../domain/delivery/back-off.ts'
import { repeat } from '../background/repeat.ts'
import type { Database } from '../database/schema.ts'
import { googleReviews, type ReviewSource } from './google-reviews.ts'
import type { GoogleReviewsSettings } from './google-settings.ts'
import { endTurn, syncReviews } from './sync-reviews.ts'

/** How often a process checks whether a synchronisation is due, in milliseconds. */
const checkInterval = 5000
const hour = 3_600_000

/**
 * How long a turn lasts, in milliseconds. Reading the whole list takes a few minutes at most, so a turn that has
 * expired was that of a process that died.
 */
const turnDuration = 15 * 60_000

interface DueOptions {
  database: Database
  source: ReviewSource
  everyHours: number
  clock: () => Date
  random: () => number
  log: Pick<Logger, 'info' | 'error'>
  signal?: AbortSignal
}

/**
 * Synchronises the reviews if that is due and no other process is doing it. After a failure the next run waits with
 * back-off.
 * @returns whether this process synchronised, or tried to
 */
export async function syncWhenDue(options: DueOptions): Promise<boolean> {
  const { database, source, everyHours, clock, random, log, signal } = options
  if (!(await takeTurn(database, clock, everyHours * hour))) return false
  const { failures } = await database.selectFrom('reviewSync').select('failures').executeTakeFirstOrThrow()
  try {
    const nextRunAt = after(clock, everyHours * hour)
    const result = await syncReviews({ database, source, clock, nextRunAt, ...(signal && { signal }) })
    log.info(result, 'reviews synchronised')
  } catch (err) {
    if (signal?.aborted) {
      await endTurn(database)
    } else {
      const nextRunAt = after(clock, backOffDelay(failures, random))
      await endTurn(database, { failures: failures + 1, nextRunAt })
      log.error({ err, nextRunAt }, 'reviews not synchronised')
    }
  }
  return true
}

/**
 * Takes the turn to synchronise. Of several processes that try at once, one gets it: Google is asked once.
 * @param every milliseconds between two synchronisations. One that an earlier, longer interval put off is due; one that
 *   waits after a failure is not.
 */
async function takeTurn(database: Database, clock: () => Date, every: number): Promise<boolean> {
  const now = clock().toISOString()
  const taken = await database
    .updateTable('reviewSync')
    .set({ leasedBy: `${hostname()} ${process.pid}`, leasedUntil: after(clock, turnDuration) })
    .where((eb) => eb.or([eb('leasedUntil', 'is', null), eb('leasedUntil', '<=', now)]))
    .where((eb) =>
      eb.or([
        eb('nextRunAt', 'is', null),
        eb('nextRunAt', '<=', now),
        // With a margin, because the clocks of machines differ.
        eb.and([eb('failures', '=', 0), eb('nextRunAt', '>', after(clock, every + turnDuration))]),
      ]),
    )
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

interface RegularServices extends Pick<DueOptions, 'database' | 'clock' | 'log'> {
  settings: { googleReviews: GoogleReviewsSettings | undefined }
}

/**
 * Keeps the reviews synchronised with Google while the server runs, if Google is configured.
 * @returns a function that stops it; an unfinished synchronisation is then due at once
 */
export function syncRegularly({ settings, database, clock, log }: RegularServices): () => Promise<void> {
  const { googleReviews: google } = settings
  if (!google?.everyHours) return async () => {}
  const { everyHours } = google
  const stopping = new AbortController()
  const { signal } = stopping
  let running = Promise.resolve(false)
  const run = async () => {
    const source = googleReviews(google, signal)
    running = syncWhenDue({ database, source, everyHours, clock, random: Math.random, log, signal })
    await running
  }
  const stop = repeat(run, { pause: checkInterval, what: 'reviews', log })
  return async () => {
    stop()
    stopping.abort()
    await running.catch(() => {})
  }
}

const after = (clock: () => Date, ms: number) => new Date(clock().getTime() + ms).toISOString()
