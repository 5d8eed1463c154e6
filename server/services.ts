import pino, { type DestinationStream, type Logger } from 'pino'
import { language } from '#copy/language.ts'
import { countryOf, otherLanguage } from '../domain/language.ts'
import type { Settings } from './config.ts'
import { composeMail } from './contact/compose-mail.ts'
import { openDatabase } from './database/database.ts'
import type { Database } from './database/schema.ts'
import { createEstimator, type Estimator } from './estimates/estimator.ts'
import { offersEstimates, readTariff } from './estimates/read-tariff.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { RateLimit } from './http/rate-limit.ts'
import { folderTransport } from './outbox/folder-transport.ts'
import { smtpTransport } from './outbox/smtp-transport.ts'
import { createMailWorker, type MailWorker } from './outbox/worker.ts'
import { KeptRatings } from './reviews/kept-ratings.ts'
import type { SiteAssets } from './website/assets.ts'
import { KnownMisses } from './website/known-misses.ts'
import { PageCache } from './website/page-cache.ts'

/** Everything the app works with. Wired here and nowhere else. */
export interface Services {
  settings: Settings
  clock: () => Date
  log: Logger
  /** Where its lines go. */
  logLines: DestinationStream
  database: Database
  mailWorker: MailWorker
  messageLimits: { perAddress: RateLimit; inAll: RateLimit }
  metrics: Metrics
  /** Undefined where there is no tariff: then no estimate is offered. */
  estimator: Estimator | undefined
  /** Whether the sister site offers estimates too. */
  sisterEstimates: boolean
  assets: SiteAssets
  pageCache: PageCache
  ratings: KeptRatings
  knownMisses: KnownMisses
  /** Folder of the browser's built files; undefined where a development server has them. */
  clientFolder: string | undefined
}

type Logging = Pick<Services, 'log' | 'logLines'>

/** What differs between production, development and tests. */
export interface ServiceOptions {
  assets: SiteAssets
  clientFolder?: string
  pageCacheBytes?: number
  clock?: () => Date
  logging?: Logging
}

const defaultCacheBytes = 64 * 1024 * 1024
const rememberedMisses = 5000
const limitWindow = 10 * 60_000

/** Structured logs on stdout; personal data has no business in them. */
export function createLog(settings: Settings): Logging {
  const logLines = pino.destination({ sync: false })
  return { log: pino({ level: settings.logLevel, base: { site: language } }, logLines), logLines }
}

/** Wires the services of one site's process. The database is opened, the worker not yet started. */
export function createServices(settings: Settings, options: ServiceOptions): Services {
  const {
    assets,
    clientFolder,
    pageCacheBytes = defaultCacheBytes,
    clock = () => new Date(),
    logging = createLog(settings),
  } = options
  const { log } = logging
  const database = openDatabase(settings.databaseUrl, {
    onError: (err) => log.error({ err }, 'idle database connection broke'),
    onStatement: (outcome, seconds) => metrics.asked(outcome, seconds),
  })
  const mailWorker = createMailWorker({
    database,
    language,
    name: `${language}-${process.pid}`,
    compose: (claimed) => composeMail(claimed, { from: settings.mailFrom, office: settings.mailTo }),
    transport: settings.smtpUrl ? smtpTransport(settings.smtpUrl) : folderTransport(settings.mailDir),
    log,
    clock,
  })
  const messageLimits = {
    perAddress: new RateLimit({ most: settings.messagesPerAddress, windowMs: limitWindow }, clock),
    inAll: new RateLimit({ most: settings.messagesInAll, windowMs: limitWindow }, clock),
  }
  const pageCache = new PageCache(pageCacheBytes, clock)
  const knownMisses = new KnownMisses(rememberedMisses)
  const tariff = readTariff(settings.tariffDir, countryOf(language))
  const metrics = createMetrics({ database, pageCache, clock })
  return {
    settings,
    clock,
    ...logging,
    database,
    mailWorker,
    messageLimits,
    metrics,
    estimator: tariff && createEstimator(tariff),
    sisterEstimates: offersEstimates(settings.tariffDir, countryOf(otherLanguage(language))),
    assets,
    pageCache,
    ratings: new KeptRatings(database, log),
    knownMisses,
    clientFolder,
  }
}
