import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { language } from '#copy/language.ts'
import { environmentName, releaseVersion } from '../domain/company/release.ts'
import { createApp } from './app.ts'
import { readSettings, SettingsProblem } from './config.ts'
import { DatabaseProblem } from './database/database-problem.ts'
import { migrateDatabase } from './database/migrate-database.ts'
import { recordPublications } from './discovery/publications.ts'
import { TariffProblem } from './estimates/read-tariff.ts'
import { tellTariff } from './estimates/tell-tariff.ts'
import { drain } from './http/drain.ts'
import { listen } from './http/listen.ts'
import { purgeRegularly } from './outbox/purge-regularly.ts'
import { syncRegularly } from './reviews/sync-regularly.ts'
import { createLog, createServices } from './services.ts'
import { readSiteAssets } from './website/assets.ts'
import { followChanges } from './website/follow-changes.ts'

const drainLimit = 10_000

/** The process of one site: reads its settings, prepares the database, listens, delivers mail, and ends in good order. */
async function main() {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  const buildFolder = fileURLToPath(new URL('..', import.meta.url))
  const clientFolder = join(buildFolder, 'client')
  const services = createServices(settings, { assets: readSiteAssets(buildFolder), clientFolder, log })
  tellTariff(services)
  await migrateDatabase(services.database)
  await recordPublications(services)
  const stopWatching = await followChanges(services)

  const wanted = settings.port[language]
  const server = listen(createApp(services).fetch, { port: wanted, hostname: settings.host })
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo
    log.info({ port, release: releaseVersion, environment: environmentName[language] }, 'listening')
    process.send?.({ port })
  })
  server.on('error', (err: NodeJS.ErrnoException) => {
    stopWith(
      err.code === 'EADDRINUSE' ? `Port ${wanted} is in use. Stop what listens there, or set PORT.` : err.message,
    )
  })
  services.mailWorker.start()
  const stopPurging = purgeRegularly(services)
  const stopSynchronising = syncRegularly(services)

  /** Requests and the delivery under way are finished; what a client never finishes is cut off after a while. */
  async function stop() {
    const drained = drain(server)
    setTimeout(() => process.exit(0), drainLimit).unref()
    stopWatching()
    stopPurging()
    await Promise.all([drained, services.mailWorker.stop(), stopSynchronising()])
    await services.database.destroy()
    log.info('stopped')
    log.flush(() => process.exit(0))
  }
  let stopping = false
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(event, () => {
      if (!stopping) stop()
      stopping = true
    })
  }
}

function stopWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

main().catch((err: unknown) => {
  if (err instanceof SettingsProblem || err instanceof DatabaseProblem || err instanceof TariffProblem)
    stopWith(err.message)
  throw err
})
