import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { backOffDelay } from '../../domain/delivery/back-off.ts'
import type { Database } from '../database/schema.ts'
import { googleReviews, type ReviewSource } from './google-reviews.ts'
import type { GoogleReviewsSettings } from './google-settings.ts'
import { takeLease } from './sync-lease.ts'
import { syncReviews } from './sync-reviews.ts'

/** How often a process checks whether a synchronisation is due, in milliseconds. */
const lookEvery = 60_000
const hour = 3_600_000

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
  const lease = await takeLease(database, clock, everyHours * hour)
  if (!lease) return false
  const { failures } = await database.selectFrom('reviewSync').select('failures').executeTakeFirstOrThrow()
  try {
    const nextRunAt = after(clock, everyHours * hour)
    const result = await syncReviews({ database, source, lease, clock, nextRunAt, ...(signal && { signal }) })
    log.info(result, 'reviews synchronised')
  } catch (err) {
    if (signal?.aborted) {
      await lease.release()
    } else {
      const nextRunAt = after(clock, backOffDelay(failures, random))
      await lease.release({ failures: failures + 1, nextRunAt })
      log.error({ err, nextRunAt }, 'reviews not synchronised')
    }
  }
  return true
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
  const source = googleReviews(google, signal)

  async function run() {
    while (!signal.aborted) {
      try {
        await syncWhenDue({ database, source, everyHours, clock, random: Math.random, log, signal })
      } catch (err) {
        log.error({ err }, 'reviews cannot be synchronised')
      }
      await sleep(lookEvery, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()

  return async () => {
    stopping.abort()
    await running
  }
}

const after = (clock: () => Date, ms: number) => new Date(clock().getTime() + ms).toISOString()
