import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { watchChange } from '../cluster/watch-change.ts'
import type { KillableSite } from './killable-site.ts'

export interface Disturbances {
  kills: number
  changes: number
  /** Milliseconds after a change was published until no process showed what was there before; of the slowest change. */
  stalest: number
}

/** Between two disturbances, in milliseconds. */
const pause = fc.integer({ min: 4000, max: 20_000 })
/** One disturbance of so many is a change; the others are kills. */
const changesAmong = 4

/**
 * Kills a process at random moments, and publishes a page now and then and watches until every process shows it.
 * @param victim the process that is killed; it is started again at once
 * @param whileGone what is done before that
 * @param origins where changes are watched
 * @param seed of the moments: the same seed, the same moments
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
