import { countries } from '../../domain/language.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { seedDatabase } from '../../services/seed/seed-database.ts'
import { seedRoster } from '../../services/seed/seed-roster.ts'
import { untilDelivered } from '../mail/kill-suite.ts'
import { startMailServer } from '../mail/mail-server.ts'
import { releaseClaims } from '../mail/release-claims.ts'
import { type MailTally, tallyMail } from '../mail/tally-mail.ts'
import { sampleTariff } from '../orders/open-order-services.ts'
import { faultsOfTrial } from '../payments/faults-of-trial.ts'
import { startStandIn } from '../payments/start-stand-in.ts'
import { type Disturbances, disturb } from './disturb.ts'
import { killableSite } from './killable-site.ts'
import { mixedRequests, sitemapPaths } from './mixed-requests.ts'
import { type LoadFigures, sendMixedLoad } from './send-mixed-load.ts'
import { type MemoryFigures, watchMemory } from './watch-memory.ts'

export interface SoakFigures extends LoadFigures, Disturbances, MailTally {
  /** Of the process that is never killed. */
  memory: MemoryFigures
  /** The errors that the processes logged. */
  log: string
}

/**
 * Two processes of the built English site and its ordering site share one database and a steady stream of mixed
 * requests. One of them is killed repeatedly; the other never is, so that its memory can be compared over the whole
 * time.
 * @param databaseUrl an empty database
 * @param minutes how long
 * @param seed of the moments of kills and of the hostile requests
 */
export async function runSoak(databaseUrl: string, minutes: number, seed: number): Promise<SoakFigures> {
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  await seedDatabase(database)
  for (const country of countries) await seedRoster(database, sampleTariff(country))
  const mailServer = await startMailServer()
  const provider = await startStandIn()
  const settings = {
    ...provider.settings,
    DATABASE_URL: databaseUrl,
    SMTP_URL: mailServer.url,
    LOG_LEVEL: 'error',
    TRUSTED_PROXIES: '127.0.0.1',
  }
  const spared = killableSite({ ...settings, NODE_OPTIONS: '--inspect=127.0.0.1:0' })
  const victim = killableSite(settings)
  const sites = [spared, victim]
  await Promise.all(sites.map((site) => site.start()))
  const origins = sites.map(({ origin }) => origin)
  const paths = await sitemapPaths(spared.origin)

  const duration = minutes * 60_000
  const unnoted = new Set<string>()
  const endMemory = watchMemory(spared, duration)
  const endLoad = sendMixedLoad(sites, mixedRequests(paths, seed))
  const noteClaims = async () => {
    for (const messageId of await releaseClaims(database, victim)) unnoted.add(messageId)
  }
  const disturbances = await disturb(victim, noteClaims, databaseUrl, origins, { seed, duration })
  const load = await endLoad()
  const memory = await endMemory()
  await untilDelivered(database)
  const faults = await faultsOfTrial(database, provider)

  await Promise.all(sites.map((site) => site.stop()))
  await database.destroy()
  await mailServer.close()
  provider.stop()
  const mail = tallyMail(mailServer.received, load.accepted, unnoted)
  const errors = [...load.errors, ...faults]
  return { ...load, errors, ...disturbances, ...mail, memory, log: sites.map((site) => site.log()).join('') }
}
