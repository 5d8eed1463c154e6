import type { Logger } from 'pino'
import type { Counter, Histogram, Registry } from 'prom-client'
import type { BackgroundWorker } from '../../services/background/background-worker.ts'
import type { Database } from '../../services/database/schema.ts'
import type { Estimator } from '../../services/estimates/estimator.ts'
import type { ClientLimit } from '../../services/http/rate-limit.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import type { Settings } from '../../services/settings/settings.ts'
import type { KnownMisses } from './known-misses.ts'
import type { OfficeHours } from './office-hours.ts'
import type { PageCache } from './page-cache.ts'
import type { PageMetrics } from './page-metrics.ts'
import type { SiteAssets } from './site-assets.ts'

/** Everything the websites work with. Wired in `run/create-site-services.ts`; a handler names those that it takes. */
export interface SiteServices {
  settings: Settings
  clock: () => Date
  log: Logger
  database: Database
  mailWorker: BackgroundWorker
  messageLimit: ClientLimit
  /** All metrics of this process. */
  registry: Registry
  durations: Histogram<'status'>
  pageMetrics: PageMetrics
  clientReports: Counter<'kind'>
  /** How much browsers may report. */
  reportLimit: ClientLimit
  /** Undefined where there is no tariff: then no estimate is offered. */
  estimator: Estimator | undefined
  /** Undefined where there is no tariff: then nothing can be ordered. */
  orders: OrderServices | undefined
  /** Whether the other-language site offers estimates too. */
  otherSiteEstimates: boolean
  officeHours: OfficeHours
  assets: SiteAssets
  pageCache: PageCache
  knownMisses: KnownMisses
  /** Folder of the browser's built files; undefined where a development server has them. */
  clientFolder: string | undefined
}
