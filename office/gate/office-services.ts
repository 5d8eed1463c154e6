import type { Logger } from 'pino'
import type { Histogram, Registry } from 'prom-client'
import type { Language } from '../../domain/language.ts'
import type { Database } from '../../services/database/schema.ts'
import type { ChangeStreams } from '../../services/http/change-streams.ts'
import type { RateLimit } from '../../services/http/rate-limit.ts'
import type { Settings } from '../../services/settings/settings.ts'
import type { OfficeAssets } from '../layout/office-facts.ts'
import type { OfficeOrders } from './orders-in-language.ts'

/** Everything the office works with. Wired in office-main.ts; a handler names those that it takes. */
export interface OfficeServices {
  settings: Settings
  clock: () => Date
  log: Logger
  database: Database
  /** The order services of each language, with the tariff of its country; undefined without a tariff. */
  orders: Record<Language, OfficeOrders | undefined>
  assets: OfficeAssets
  /** Folder of the browser's built files; undefined in tests. */
  clientFolder: string | undefined
  registry: Registry
  durations: Histogram<'status'>
  /** The rate limits of a client before signing in. */
  signInLimit: RateLimit
  streams: ChangeStreams
}
