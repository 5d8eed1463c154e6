import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { orderSentences } from '../../copy/office/order-sentences.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import type { OfficeAssets } from '../../office/office-facts.ts'
import type { Settings } from '../config.ts'
import { openDatabase } from '../database/database.ts'
import { readTariff } from '../estimates/read-tariff.ts'
import { RateLimit } from '../http/rate-limit.ts'
import { requestDurations } from '../http/request-log.ts'
import { createOrderLimits, type OrderServices } from '../orders/order-services.ts'
import { ChangeStreams } from './live/change-streams.ts'
import type { OfficeServices } from './office-services.ts'

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
  const ordersIn = (language: Language): OrderServices | undefined => {
    const tariff = readTariff(settings.tariffDir, countryOf(language))
    return (
      tariff && {
        ...{ language, ...orderSentences[language], database, clock, log, settings },
        estimator: { tariff },
        // The site of that language sends the mail: it looks into the outbox every second.
        mailWorker: { wake() {} },
        orderLimits: createOrderLimits(clock),
      }
    )
  }
  return {
    settings,
    clock,
    log,
    assets,
    clientFolder,
    database,
    orders: { en: ordersIn('en'), nl: ordersIn('nl') },
    registry,
    durations: requestDurations(registry),
    signInLimit: new RateLimit(signInTries, clock),
    streams: new ChangeStreams(),
  }
}
