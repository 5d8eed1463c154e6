import type { Logger } from 'pino'
import type { Histogram, Registry } from 'prom-client'
import type { Language } from '../../domain/language.ts'
import type { OfficeAssets } from '../../office/office-facts.ts'
import type { Settings } from '../config.ts'
import type { Database } from '../database/schema.ts'
import type { RateLimit } from '../http/rate-limit.ts'
import type { OrderServices } from '../orders/order-services.ts'
import type { ChangeStreams } from './live/change-streams.ts'

/** Everything the office works with. Wired in office-main.ts; a handler names those that it takes. */
export interface OfficeServices {
  settings: Settings
  clock: () => Date
  log: Logger
  database: Database
  /** What orders of each language are worked with: the tariff of its country. Undefined where there is no tariff. */
  orders: Record<Language, OrderServices | undefined>
  assets: OfficeAssets
  /** Folder of the browser's built files; undefined in tests. */
  clientFolder: string | undefined
  registry: Registry
  durations: Histogram<'status'>
  /** What one client may try before signing in. */
  signInLimit: RateLimit
  streams: ChangeStreams
}
