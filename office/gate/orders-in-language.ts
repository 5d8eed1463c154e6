import type { Logger } from 'pino'
import { orderSentences } from '../../copy/office/order-sentences.ts'
import { countryOf, type Language } from '../../domain/language.ts'
import type { Database } from '../../services/database/schema.ts'
import { createEstimator, type Estimator } from '../../services/estimates/estimator.ts'
import { readTariff } from '../../services/estimates/read-tariff.ts'
import { ClientLimit } from '../../services/http/rate-limit.ts'
import { createOrderLimits, type OrderServices } from '../../services/orders/record/order-services.ts'
import type { Settings } from '../../services/settings/settings.ts'

/** The visits that a person of the office may hold for orders by phone within a time, whatever the address. */
const phoneOrders = { perAddress: 60, windowMs: 10 * 60_000 }

interface OrderSources {
  settings: Settings
  database: Database
  log: Pick<Logger, 'info' | 'error'>
  clock: () => Date
}

/** The order services of a language; its estimator takes over tariffs that start later. */
export type OfficeOrders = OrderServices & { estimator: Estimator }

/**
 * The services of orders in a language, for a process that serves both. The site of that language sends the mail: it
 * looks into the outbox every second.
 * @returns undefined where there is no tariff, so that nothing can be ordered
 */
export function ordersIn(
  language: Language,
  { settings, database, log, clock }: OrderSources,
): OfficeOrders | undefined {
  const tariff = readTariff(settings.tariffDir, countryOf(language))
  return (
    tariff && {
      language,
      ...orderSentences[language],
      database,
      clock,
      log,
      settings,
      estimator: createEstimator(tariff, clock),
      mailWorker: { wake() {} },
      orderLimits: { ...createOrderLimits(clock), holds: new ClientLimit(phoneOrders, clock) },
    }
  )
}
