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
  /** What orders of each language are worked with: the tariff of its country. Undefined where there is no tariff. */
  orders: Record<Language, OfficeOrders | undefined>
  assets: OfficeAssets
  /** Folder of the browser's built files; undefined in tests. */
  clientFolder: string | undefined
  registry: Registry
  durations: Histogram<'status'>
  /** What one client may try before signing in. */
  signInLimit: RateLimit
  streams: ChangeStreams
}
