import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countries, type Language } from '../../domain/language.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { seedRoster } from '../../services/seed/seed-roster.ts'
import { untilDelivered } from '../mail/kill-suite.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { releaseClaims } from '../mail/release-claims.ts'
import { sampleTariff } from '../orders/open-order-services.ts'
import { faultsOfTrial } from '../payments/faults-of-trial.ts'
import { startStandIn } from '../payments/start-stand-in.ts'
import { type ProxiedProcesses, startCluster } from './start-cluster.ts'
import { sendVisitors, type Visits } from './visitors.ts'
import { changedPage, watchChange } from './watch-change.ts'

/** How a change came through. Times are in milliseconds. */
export interface SeenChange {
  /** From the publication to the last request to a process that still got the old page. */
  byProcesses: number
  /** From when all processes showed the change to the last request through nginx that still got the old page. */
  throughNginx: number
  /** Whether a page that no one had asked for since the change before was new at the first request through nginx. */
  newAfterIdle: boolean
}

export interface TrialFigures extends Visits {
  restarts: number
  kills: number
  /** Accepted messages and orders that never reached the mail server. */
  lost: number
  /** Messages and orders that were stored more than once. */
  doubled: number
  /** Contradictions in the data: a sentence each. */
  faults: string[]
  /** How each of two changes came through: after the restarts, and after the kills. */
  changes: readonly SeenChange[]
}

/**
 * Restarts each process of the sites in turn by SIGTERM, then kills each by SIGKILL and starts it again, while visitors
 * read and write through nginx and an editor publishes. At least one order is placed around each of them.
 * @param databaseUrl an empty PostgreSQL database
 * @param languages the sites whose processes are ended and that are visited
 */
export async function runTrial(databaseUrl: string, languages: readonly Language[]): Promise<TrialFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-trial-'))
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  for (const country of countries) await seedRoster(database, sampleTariff(country))
  const mailServer = await startMailServer()
  const provider = await startStandIn()
  const settings = { SMTP_URL: mailServer.url, ...provider.settings }
  const cluster = await startCluster(databaseUrl, folder, settings, languages)
  const processes = languages.flatMap((language) => cluster[language].processes)
  const change = (words: string) => publishChange(databaseUrl, cluster.en, words)

  const visitors = sendVisitors(Object.fromEntries(languages.map((language) => [language, cluster[language]])))
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
  await untilDelivered(database)
  const doubled = await countDoubled(database)
  const faults = await faultsOfTrial(database, provider)

  await cluster.stop()
  await database.destroy()
  await mailServer.close()
  provider.stop()
  rmSync(folder, { recursive: true })
  const arrived = mailServer.received.map(({ email }) => email.text ?? '').join('\n')
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

async function publishChange(databaseUrl: string, site: ProxiedProcesses, words: string): Promise<SeenChange> {
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
