import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import type { OfficeServices } from '../office/gate/office-route.ts'
import { ordersIn } from '../office/gate/orders-in-language.ts'
import type { OfficeAssets } from '../office/layout/office-facts.ts'
import { openDatabase } from '../services/database/database.ts'
import { ChangeStreams } from '../services/http/change-streams.ts'
import { processMetrics } from '../services/http/health.ts'
import { RateLimit } from '../services/http/rate-limit.ts'
import { requestDurations } from '../services/http/request-log.ts'
import type { Settings } from '../services/settings/settings.ts'

/** The differences between production and tests. */
interface OfficeOptions {
  assets: OfficeAssets
  log: Logger
  clientFolder?: string
  clock?: () => Date
}

/** Tries to sign in that one client has in ten minutes: a whole office may sit behind one address. */
const signInTries = { most: 100, windowMs: 10 * 60_000 }

/** Wires the services of the office's process. The database is opened. */
export function createOfficeServices(
  settings: Settings,
  { assets, log, clientFolder, clock = () => new Date() }: OfficeOptions,
): OfficeServices {
  const registry = Registry.merge([processMetrics])
  const database = openDatabase(settings.databaseUrl, {
    onError: (err) => log.error({ err }, 'idle database connection broke'),
  })
  const sources = { settings, database, log, clock }
  return {
    settings,
    clock,
    log,
    assets,
    clientFolder,
    database,
    orders: { en: ordersIn('en', sources), nl: ordersIn('nl', sources) },
    registry,
    durations: requestDurations(registry),
    signInLimit: new RateLimit(signInTries, clock),
    streams: new ChangeStreams(),
  }
}
