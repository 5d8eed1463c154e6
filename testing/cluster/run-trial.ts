import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { openDatabase } from '../../server/database/database.ts'
import { migrateDatabase } from '../../server/database/migrate-database.ts'
import type { Database } from '../../server/database/schema.ts'
import { untilDelivered } from '../mail/kill-suite.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { releaseClaims } from '../mail/release-claims.ts'
import { startCluster } from './start-cluster.ts'
import { sendVisitors, type Visits } from './visitors.ts'
import { watchChange } from './watch-change.ts'

export interface TrialFigures extends Visits {
  restarts: number
  kills: number
  /** Accepted messages that never reached the mail server. */
  lost: number
  /** Messages that were stored more than once. */
  doubled: number
  /** Milliseconds after a change was published until no process, and nothing before them, showed what was there before. */
  stalest: number
}

/**
 * Restarts each process of the sites in turn by SIGTERM, then kills each by SIGKILL and starts it again, while visitors read
 * and write through nginx and an editor publishes.
 * @param databaseUrl an empty PostgreSQL database
 * @param languages the sites whose processes are ended and that are visited
 */
export async function runTrial(databaseUrl: string, languages: readonly Language[]): Promise<TrialFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-trial-'))
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  const mailServer = await startMailServer()
  const cluster = await startCluster(databaseUrl, folder, { SMTP_URL: mailServer.url }, languages)
  const processes = languages.flatMap((language) => cluster[language].processes)
  const shown = [cluster.en, ...cluster.en.processes].map(({ origin }) => origin)
  const change = (words: string) => watchChange(databaseUrl, shown, words)

  const end = sendVisitors(Object.fromEntries(languages.map((language) => [language, cluster[language].origin])))
  for (const process of processes) {
    await process.stop()
    await process.start()
  }
  const afterRestarts = await change('After restarts')
  for (const process of processes) {
    await process.kill()
    await releaseClaims(database, process)
    await process.start()
  }
  const afterKills = await change('After kills')
  const visits = await end()
  await untilDelivered(database)
  const doubled = await countDoubled(database)

  await cluster.stop()
  await database.destroy()
  await mailServer.close()
  rmSync(folder, { recursive: true })
  const arrived = mailServer.received.map(({ email }) => email.text ?? '').join('\n')
  return {
    ...visits,
    restarts: processes.length,
    kills: processes.length,
    lost: visits.accepted.filter((token) => !arrived.includes(token)).length,
    doubled,
    stalest: Math.max(afterRestarts, afterKills),
  }
}

async function countDoubled(database: Database): Promise<number> {
  const rows = await database
    .selectFrom('submission')
    .select('payload')
    .groupBy('payload')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .execute()
  return rows.length
}
