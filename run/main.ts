import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { language } from '#copy/language.ts'
import { environmentName, releaseVersion } from '../domain/company/release.ts'
import { createOrderingApp } from '../order/order-app.ts'
import { readOrderAssets } from '../order/respond/show-in-document.tsx'
import { repeat } from '../services/background/repeat.ts'
import { migrateDatabase } from '../services/database/migrate-database.ts'
import { drain } from '../services/http/drain.ts'
import { endLapsed } from '../services/orders/confirm/end-unconfirmed.ts'
import { remindRegularly } from '../services/orders/notices/remind-visits.ts'
import { syncRegularly } from '../services/reviews/sync-regularly.ts'
import { keepRosterAhead } from '../services/scheduling/keep-roster-ahead.ts'
import { readSettings } from '../services/settings/settings.ts'
import { recordPublications } from '../site/discovery/publications.ts'
import { followCapacity, followChanges } from '../site/respond/followers.ts'
import { readSiteAssets } from '../site/respond/site-assets.ts'
import { createApp } from '../site/site-app.ts'
import { createLog, createServices, type Services } from './create-site-services.ts'
import { purgeRegularly } from './purge-regularly.ts'
import { refuseSamplesForMoney, refuseUnservedOrders } from './refuse-start.ts'
import { openPort, runProcess, stopOnSignal } from './run-process.ts'

/**
 * The process of one language, with its website and its ordering site: reads its settings, prepares the database,
 * listens, delivers mail, and ends in good order.
 */
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
  await migrateDatabase(services.database)
  await refuseUnservedOrders(services)
  await recordPublications(services)
  const stopWatching = await followChanges(services)
  refuseSamplesForMoney(services)
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
  const stopWork = startWork(services)

  /** Requests and the delivery under way are finished; what a client never finishes is cut off after a while. */
  stopOnSignal(async () => {
    const drained = [website, ordering].map((opened) => opened && drain(opened.server))
    stopWatching()
    stopRoster()
    if (stopCapacity) stopCapacity()
    await Promise.all([...drained, stopWork()])
    await services.database.destroy()
    log.info('stopped')
    log.flush(() => process.exit(0))
  })
}

/**
 * Starts what a process does by itself: delivering, reminding, purging, ending what lapses, reading reviews.
 * @returns a function that stops it, once the delivery under way is finished
 */
function startWork(services: Services): () => Promise<unknown> {
  const { database, clock, log } = services
  const workers = [
    services.mailWorker,
    services.textWorker,
    ...(services.paymentWorker ? [services.paymentWorker] : []),
  ]
  for (const worker of workers) worker.start()
  const wake = () => {
    services.mailWorker.wake()
    services.textWorker.wake()
  }
  async function end() {
    const ended = await endLapsed(database, clock())
    if (ended > 0) log.info({ ended }, 'unconfirmed orders ended')
  }
  const stops = [
    remindRegularly({ ...services, wake }, language),
    purgeRegularly(services),
    // Their customers are notified within minutes (R16.33).
    repeat(end, { pause: 60_000, what: 'unconfirmed orders', log }),
  ]
  const stopSynchronising = syncRegularly(services)
  return () => {
    for (const stop of stops) stop()
    return Promise.all([...workers.map((worker) => worker.stop()), stopSynchronising()])
  }
}

runProcess(main)
