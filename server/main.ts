import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { language } from '#copy/language.ts'
import { environmentName, releaseVersion } from '../domain/company/release.ts'
import { createApp } from './app.ts'
import { readSettings } from './config.ts'
import { migrateDatabase } from './database/migrate-database.ts'
import { recordPublications } from './discovery/publications.ts'
import { tellTariff } from './estimates/tell-tariff.ts'
import { drain } from './http/drain.ts'
import { createOrderingApp } from './ordering/ordering-app.ts'
import { readOrderAssets } from './ordering/render-response.ts'
import { purgeRegularly } from './purge-regularly.ts'
import { syncRegularly } from './reviews/sync-regularly.ts'
import { openPort, runProcess, stopOnSignal } from './run-process.ts'
import { keepRosterAhead } from './scheduling/keep-roster-ahead.ts'
import { createLog, createServices } from './services.ts'
import { readSiteAssets } from './website/assets.ts'
import { followCapacity } from './website/follow-capacity.ts'
import { followChanges } from './website/follow-changes.ts'

/** The process of one language, with its website and its ordering site: reads its settings, prepares the database, listens, delivers mail, and ends in good order. */
async function main() {
  const settings = readSettings(process.env)
  const log = createLog(settings)
  const buildFolder = fileURLToPath(new URL('..', import.meta.url))
  const clientFolder = join(buildFolder, 'client')
  const services = createServices(settings, {
    assets: readSiteAssets(buildFolder),
    orderAssets: readOrderAssets(buildFolder),
    clientFolder,
    log,
  })
  tellTariff(services)
  await migrateDatabase(services.database)
  await recordPublications(services)
  const stopWatching = await followChanges(services)
  const stopRoster = await keepRosterAhead(services)
  const { estimator } = services
  const stopCapacity = settings.orderPort && estimator && (await followCapacity({ ...services, estimator }))

  const { orderPort, orderSiteUrl, host } = settings
  // The ordering site listens first, because the website links to it and its port may be any that was free.
  const ordering =
    orderPort && (await openPort(createOrderingApp(services).fetch, orderPort[language], host, 'ORDER_PORT'))
  if (ordering) orderSiteUrl[language] = orderSiteUrl[language].replace(/:0$/, `:${ordering.port}`)
  const website = await openPort(createApp(services).fetch, settings.port[language], host, 'PORT')
  const ports = { port: website.port, ...(ordering && { orderPort: ordering.port }) }
  log.info({ ...ports, release: releaseVersion, environment: environmentName[language] }, 'listening')
  process.send?.(ports)
  services.mailWorker.start()
  const stopPurging = purgeRegularly(services)
  const stopSynchronising = syncRegularly(services)

  /** Requests and the delivery under way are finished; what a client never finishes is cut off after a while. */
  async function stop() {
    const drained = [website, ordering].map((opened) => opened && drain(opened.server))
    stopWatching()
    stopRoster()
    if (stopCapacity) stopCapacity()
    stopPurging()
    await Promise.all([...drained, services.mailWorker.stop(), stopSynchronising()])
    await services.database.destroy()
    log.info('stopped')
    log.flush(() => process.exit(0))
  }
  stopOnSignal(stop)
}

runProcess(main)
