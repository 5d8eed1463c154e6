import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { OfficeAssets } from '../../office/office-facts.ts'
import type { Settings } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { RateLimit } from '../http/rate-limit.ts'
import { requestDurations } from '../http/request-log.ts'
import { ChangeStreams } from './live/change-streams.ts'
import type { OfficeServices } from './office-services.ts'
import { ordersIn } from './orders-in.ts'

/** What differs between production and tests. */
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
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
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
