import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../../services/database/schema.ts'
import { releaseClaims } from '../mail/release-claims.ts'
import { openTrial } from './open-trial.ts'
import { type ServedSite, startCluster } from './start-cluster.ts'
import { sendVisitors } from './visitors.ts'
import { changedPage, watchChange } from './watch-change.ts'

/** How a change came through. Times are in milliseconds. */
interface SeenChange {
  /** From the publication to the last request to a process that still got the old page. */
  byProcesses: number
  /** From when all processes showed the change to the last request through nginx that still got the old page. */
  throughNginx: number
  /** Whether a page that no one had asked for since the change before was new at the first request through nginx. */
  newAfterIdle: boolean
}

/**
 * Restarts each process of the English site in turn by SIGTERM, then kills each by SIGKILL and starts it again, while
 * visitors read and write through nginx and an editor publishes. At least one order is placed around each of them.
 * @param databaseUrl an empty PostgreSQL database
 * @returns what visitors noticed, what was `lost` or `doubled` of what was accepted, and how each of two changes came
 *   through
 */
export async function runTrial(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-trial-'))
  const trial = await openTrial(databaseUrl)
  const { database } = trial
  const cluster = await startCluster(databaseUrl, folder, trial.settings, { started: ['en'] })
  const { processes } = cluster.en
  const change = (words: string) => publishChange(databaseUrl, cluster.en, words)

  const visitors = sendVisitors(cluster.en)
  for (const process of processes) {
    const ordered = visitors.anotherOrder()
    await process.stop()
    await process.start()
    await ordered
  }
  const afterRestarts = await change('After restarts')
  for (const process of processes) {
    const ordered = visitors.anotherOrder()
    await process.kill()
    await releaseClaims(database, process)
    await process.start()
    await ordered
  }
  const afterKills = await change('After kills')
  const visits = await visitors.end()
  const faults = await trial.settle()
  const doubled = await countDoubled(database)

  await cluster.stop()
  await trial.close()
  rmSync(folder, { recursive: true })
  const arrived = trial.received.map(({ email }) => email.text ?? '').join('\n')
  return {
    ...visits,
    restarts: processes.length,
    kills: processes.length,
    faults,
    lost: [...visits.accepted, ...visits.ordered].filter((token) => !arrived.includes(token)).length,
    doubled,
    changes: [afterRestarts, afterKills],
  }
}

async function publishChange(databaseUrl: string, site: ServedSite, words: string): Promise<SeenChange> {
  const { origin, processes } = site
  const watched = [origin, ...processes.map((process) => process.origin)]
  const [proxied, ...direct] = await watchChange(databaseUrl, watched, words)
  const allShowAt = Math.max(...direct.map(({ firstNew }) => firstNew))
  return {
    byProcesses: Math.max(...direct.map(({ lastOld }) => lastOld)),
    throughNginx: Math.max(0, (proxied?.lastOld ?? Number.NaN) - allShowAt),
    newAfterIdle: (await (await fetch(origin + changedPage.idle)).text()).includes(words),
  }
}

async function countDoubled(database: Database): Promise<number> {
  const messages = await database
    .selectFrom('submission')
    .select('payload')
    .groupBy('payload')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute()
  const orders = await database
    .selectFrom('orderPerson')
    .select('remark')
    .groupBy('remark')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute()
  return messages.length + orders.length
}
