import pino from 'pino'
import { companyFolder } from '../../domain/company/read-company.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Country } from '../../domain/language.ts'
import type { Database } from '../../services/database/schema.ts'
import { readTariff } from '../../services/estimates/read-tariff.ts'
import { createOrderLimits } from '../../services/orders/record/order-services.ts'
import { ownLanguage } from '../../services/orders/record/own-language.ts'
import { openRoster } from '../scheduling/open-roster.ts'

/** The sample tariff of a country, with what a test changes. */
export function sampleTariff(country: Country, different: Partial<Tariff> = {}): Tariff {
  const tariff = readTariff(companyFolder, country)
  if (!tariff) throw new Error(`no sample tariff for ${country}`)
  return { ...tariff, ...different }
}

export type TestServices = Awaited<ReturnType<typeof orderServices>>

/** Services on a database, which say nothing. */
export const silentServices = (database: Database, tariff: Tariff, clock: () => Date) => ({
  ...ownLanguage,
  database,
  clock,
  log: pino({ level: 'silent' }),
  mailWorker: { wake() {} },
  estimator: { tariff },
  orderLimits: createOrderLimits(clock),
  settings: {
    orderSiteUrl: { en: 'http://localhost:3002', nl: 'http://localhost:3003' },
    payees: { BE: undefined, NL: undefined },
    ordersAtOnce: { client: 1000, mailbox: 1000 },
    databaseUrl: 'sqlite:',
    office: { keys: '0'.repeat(64) },
  },
})

/**
 * Services on a database with a roster, with a clock that a test sets and log lines that it can read: Monday 23
 * November 2026, 11:00 at the office, unless the test says otherwise.
 */
export async function orderServices(database: Database, tariff: Tariff, now = new Date('2026-11-23T10:00:00.000Z')) {
  const time = { now }
  const lines: string[] = []
  await openRoster(database, tariff, now)
  return {
    ...silentServices(database, tariff, () => time.now),
    time,
    lines,
    log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }),
  }
}
