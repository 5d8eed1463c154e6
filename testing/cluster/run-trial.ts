import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../../services/database/schema.ts'
import { releaseClaims } from '../mail/release-claims.ts'
import { openTrial } from './open-trial.ts'
import { startCluster } from './start-cluster.ts'
import { sendVisitors } from './visitors.ts'
import { changedPage, watchChange } from './watch-change.ts'

/**
 * Restarts each process of the English site in turn by SIGTERM, then kills each by SIGKILL and starts it again, while
 * visitors read and write through nginx and an editor publishes. At least one order is placed around each of them.
 * @param databaseUrl an empty PostgreSQL database
 * @returns what visitors noticed, what was `lost` or `doubled` of what was accepted, and whether each of two changes,
 *   once it had come through on every process and through nginx, was also on a page that no one had asked for meanwhile
 */
export async function runTrial(databaseUrl: string) {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-trial-'))
  const trial = await openTrial(databaseUrl)
  const { database } = trial
  const cluster = await startCluster(databaseUrl, folder, trial.settings, { started: ['en'] })
  const { processes } = cluster.en
  const change = async (words: string) => {
    const { origin } = cluster.en
    await watchChange(database, folder, [origin, ...processes.map((process) => process.origin)], words)
    return (await (await fetch(origin + changedPage.idle)).text()).includes(words)
  }

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
  const arrived = trial.received.map(({ text }) => text ?? '').join('\n')
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

async function countDoubled(database: Database): Promise<number> {
  const several = sql<boolean>`count(*) > 1`
  const messages = database.selectFrom('submission').select('payload').groupBy('payload').having(several)
  const orders = database.selectFrom('orderPerson').select('remark').groupBy('remark').having(several)
  return (await messages.execute()).length + (await orders.execute()).length
}
