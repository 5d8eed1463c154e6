import pino, { type Logger } from 'pino'
import { Histogram, Registry } from 'prom-client'
import { language } from '#copy/language.ts'
import { countryOf, otherLanguage } from '../domain/language.ts'
import type { OrderingServices } from '../order/layout/ordering-services.ts'
import type { BackgroundWorker } from '../services/background/background-worker.ts'
import { createAlarms } from '../services/database/alarms.ts'
import { openDatabase } from '../services/database/database.ts'
import { createEstimator } from '../services/estimates/estimator.ts'
import { offersEstimates, readTariff } from '../services/estimates/read-tariff.ts'
import { processMetrics } from '../services/http/health.ts'
import { ClientLimit } from '../services/http/rate-limit.ts'
import { requestDurations } from '../services/http/request-log.ts'
import type { ViewAssets } from '../services/http/view-assets.ts'
import { createOrderLimits } from '../services/orders/record/order-services.ts'
import { ownLanguage } from '../services/orders/record/own-language.ts'
import { registerOutboxMetrics } from '../services/outbox/outbox-metrics.ts'
import { createPaymentWorker } from '../services/payments/online/payment-worker.ts'
import { molliePayments } from '../services/payments/provider/mollie.ts'
import { countClientReports, limitReports } from '../services/reports/receive-reports.ts'
import type { Settings } from '../services/settings/settings.ts'
import { KnownMisses } from '../site/respond/known-misses.ts'
import { OfficeHours } from '../site/respond/office-hours.ts'
import { PageCache } from '../site/respond/page-cache.ts'
import { createPageMetrics } from '../site/respond/page-metrics.ts'
import type { SiteAssets } from '../site/respond/site-assets.ts'
import type { SiteServices } from '../site/respond/site-services.ts'
import { createMailWorkers } from './create-mail-workers.ts'

/** Everything that the process of one language works with: its website and its ordering site. */
export type Services = SiteServices &
  Pick<OrderingServices, 'orderAssets' | 'onlinePayments'> & {
    textWorker: BackgroundWorker
    paymentWorker: BackgroundWorker | undefined
  }

/** The differences between production, development and tests. */
export interface ServiceOptions {
  assets: SiteAssets
  orderAssets: ViewAssets<string>
  clientFolder?: string
  pageCacheBytes?: number
  clock?: () => Date
  log?: Logger
}

const defaultCacheBytes = 64 * 1024 * 1024
const rememberedMisses = 5000
const limitWindow = 10 * 60_000

/** Structured logs on stdout; personal data has no business in them. */
export const createLog = (settings: Pick<Settings, 'logLevel'>): Logger =>
  pino({ level: settings.logLevel, base: { site: language } }, pino.destination({ sync: false }))

/** Wires the services of one site's process. The database is opened, the worker not yet started. */
export function createServices(settings: Settings, options: ServiceOptions): Services {
  const {
    assets,
    orderAssets,
    clientFolder,
    pageCacheBytes = defaultCacheBytes,
    clock = () => new Date(),
    log = createLog(settings),
  } = options
  const registry = Registry.merge([processMetrics])
  const statements = statementDurations(registry)
  const database = openDatabase(settings.databaseUrl, {
    onError: (err) => log.error({ err }, 'idle database connection broke'),
    onStatement: (outcome, seconds) => statements.observe({ outcome }, seconds),
  })
  registerOutboxMetrics(registry, { database, clock })
  const tariff = readTariff(settings.tariffDir, countryOf(language))
  const estimator = tariff && createEstimator(tariff, clock)
  const mailing = createMailWorkers({ settings, database, estimator, log, clock })
  const alarmOf = createAlarms({ database, log, clock, registry })
  const messageLimit = new ClientLimit(
    { perAddress: settings.messagesPerAddress, inAll: settings.messagesInAll, windowMs: limitWindow },
    clock,
    alarmOf('messages'),
  )
  const onlinePayments = onlinePaymentsOf({ settings, database, clock })
  const pageCache = new PageCache(pageCacheBytes, clock)
  return {
    settings,
    clock,
    log,
    database,
    ...mailing,
    messageLimit,
    registry,
    durations: requestDurations(registry),
    pageMetrics: createPageMetrics(registry, pageCache),
    clientReports: countClientReports(registry),
    reportLimit: limitReports(clock, alarmOf('reports')),
    estimator,
    orders: estimator && {
      ...ownLanguage,
      database,
      clock,
      log,
      mailWorker: mailing.mailWorker,
      settings,
      estimator,
      orderLimits: createOrderLimits(clock, alarmOf('drafts'), alarmOf('confirmations')),
    },
    onlinePayments,
    paymentWorker:
      onlinePayments && createPaymentWorker({ ...onlinePayments, log, name: `${language}-${process.pid}` }),
    otherSiteEstimates: offersEstimates(settings.tariffDir, countryOf(otherLanguage(language))),
    officeHours: new OfficeHours(),
    assets,
    orderAssets,
    pageCache,
    knownMisses: new KnownMisses(rememberedMisses, clock),
    clientFolder,
  }
}

/** How customers pay online; undefined: by transfer alone. */
function onlinePaymentsOf({ settings, ...sources }: Pick<Services, 'settings' | 'database' | 'clock'>) {
  const { payments } = settings
  return (
    payments && {
      ...sources,
      settings,
      provider: molliePayments(payments),
      isLive: payments.apiKey.startsWith('live_'),
      // Mollie refuses addresses that it cannot reach; the stand-in is on this machine.
      hasWebhook: payments.standInPort !== undefined || settings.orderSiteUrl[language].startsWith('https:'),
    }
  )
}

/** The time of each statement that the database was asked to run. */
const statementDurations = (registry: Registry): Histogram<'outcome'> =>
  new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time of each statement that the database was asked to run, by outcome',
    labelNames: ['outcome'],
    buckets: [0.0005, 0.002, 0.01, 0.05, 0.25, 1],
    registers: [registry],
  })
