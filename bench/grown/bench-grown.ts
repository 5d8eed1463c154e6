import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { Database } from '../../services/database/schema.ts'
import { offerVisits } from '../../services/orders/draft/offer-visits.ts'
import { startPostgres } from '../../testing/database/start-postgres.ts'
import { orderServices } from '../../testing/orders/open-order-services.ts'
import { homeIn } from '../../testing/orders/place-through-draft.ts'
import { residentMemory } from '../../testing/processor-time.ts'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { measureReads, type Reads, timeOf } from '../latency.ts'
import { type Metric, number } from '../metric.ts'
import { growCompany } from './grow-company.ts'
import { startGrownOffice } from './grown-office.ts'
import { grownPages } from './grown-pages.ts'
import { anyZipOf, grownTariff } from './grown-tariff.ts'
import { nightlyWork } from './nightly-work.ts'
import { ProcessorMeter } from './processor-meter.ts'

/** The number of readings of a kind of page that names none. */
const usualReadings = 200
/** The memory that a unit may have, in megabytes. */
const mostMemory = 1024

/**
 * Measures a company of 200 teams that has had so many orders, and as many messages, on PostgreSQL: pages of the
 * office, free visits, what runs at night, and the memory of all that.
 */
export async function* benchGrown(folder: string, count: number): AsyncGenerator<Metric> {
  const postgres = await startPostgres()
  try {
    const growing = await grow(postgres.url, count)
    yield growing.metric
    yield* measureGrown(postgres.url, growing.owner, folder, count)
  } finally {
    await postgres.stop()
  }
}

async function grow(url: string, count: number) {
  let owner = { id: '' }
  const milliseconds = await timeOf(async () => {
    owner = await growCompany(url, { orders: count, messages: count })
  })
  return { owner, metric: { what: 'the company grows, minutes', value: milliseconds / 60_000, digits: 1 } }
}

/** Measures a company that has grown. */
async function* measureGrown(
  url: string,
  owner: { id: string },
  folder: string,
  count: number,
): AsyncGenerator<Metric> {
  const office = await startGrownOffice(url, owner, folder)
  const { database } = office
  const measure = new ProcessorMeter(database)
  const tariff = grownTariff()
  const visits = await freeVisits(database, tariff)
  const groups = [
    { what: 'free visits of 60 days with prices', atMost: 20, reads: visits, pid: process.pid },
    ...(await grownPages(office)).map((group) => ({ ...group, pid: office.pid })),
  ]
  for (const { what, atMost, reads, pid, readings = usualReadings } of groups) {
    const { result, used } = await measure.during(pid, readings * 1.25, 'ms', () =>
      measureReads(what, reads, atMost, `${number(count)} orders`, readings),
    )
    yield { ...result, from: `${used}; ${result.from}` }
  }
  yield { what: 'memory of the office, MB', value: residentMemory(office.pid), atMost: mostMemory }
  for (const [what, work] of Object.entries(nightlyWork(office, tariff))) {
    const { result, used } = await measure.during(process.pid, 1000, 's', () => timeOf(work))
    const memory = `${number(residentMemory(process.pid))} MB afterwards`
    yield { what: `${what}, s`, value: result / 1000, digits: 1, atMost: 600, from: `${used}; ${memory}` }
  }
  yield { what: 'memory of the office after its export, MB', value: residentMemory(office.pid), atMost: mostMemory }
  await office.stop()
}

async function freeVisits(database: Database, tariff: Tariff): Promise<Reads> {
  const services = await orderServices(database, tariff, new Date())
  const homes = [3, 50, 120, 199].map((team) => homeIn(services, { zipCode: zipCodeOf(anyZipOf(team)) }))
  return Object.fromEntries(homes.map((home) => [home.zipCode, () => offerVisits(services, home)]))
}
