import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { watchChange } from '../cluster/watch-change.ts'
import type { KillableSite } from './killable-site.ts'

export interface Disturbances {
  kills: number
  changes: number
  /** Milliseconds until no process showed the old content any more, of the slowest change. */
  stalest: number
}

/** Between two disturbances, in milliseconds. */
const pause = fc.integer({ min: 4000, max: 20_000 })
/** One in this many disturbances is a change; the others are kills. */
const changesAmong = 4

/**
 * Kills a process at random moments, and now and then publishes a page and watches until every process shows it.
 * @param victim the process to kill and restart
 * @param whileGone called between kill and restart
 * @param origins where changes are watched
 * @param seed of the random moments
 * @param duration until the last disturbance begins, in milliseconds
 */
export async function disturb(
  victim: KillableSite,
  whileGone: () => Promise<void>,
  databaseUrl: string,
  origins: readonly string[],
  { seed, duration }: { seed: number; duration: number },
): Promise<Disturbances> {
  const endsAt = performance.now() + duration
  const figures: Disturbances = { kills: 0, changes: 0, stalest: 0 }
  for (let turn = 1; ; turn += 1) {
    const [wait = 0] = fc.sample(pause, { seed: seed + turn, numRuns: 1 })
    await sleep(Math.max(0, Math.min(wait, endsAt - performance.now())))
    if (performance.now() >= endsAt) return figures
    if (turn % changesAmong === 0) {
      figures.changes += 1
      const seen = await watchChange(databaseUrl, origins, `Change ${turn}`)
      figures.stalest = Math.max(figures.stalest, ...seen.map(({ lastOld }) => lastOld))
    } else {
      figures.kills += 1
      await victim.killAndRestart(whileGone)
    }
  }
}
