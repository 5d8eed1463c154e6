import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../services/database/schema.ts'
import { offerVisits } from '../services/orders/draft/offer-visits.ts'
import { tariffEffect } from '../services/orders/tariff-effect.ts'
import { beginSession } from '../services/people/sessions.ts'
import { type ServedOffice, startOffice } from '../testing/office/start-office.ts'
import { orderServices, type TestServices } from '../testing/orders/open-order-services.ts'
import { homeIn } from '../testing/orders/place-through-draft.ts'
import { residentMemory } from '../testing/processor-time.ts'
import { zipCodeOf } from '../testing/zip-code.ts'
import { growCompany } from './grown/grow-company.ts'
import { type PageGroup, pagesOfOffice } from './grown/grown-pages.ts'
import { anyZipOf, grownTariff } from './grown/grown-tariff.ts'
import { nightlyWork } from './grown/nightly-work.ts'
import { meterProcessors } from './grown/processor-meter.ts'
import { latency, measureReads, timeOf } from './latency.ts'
import { type Metric, number } from './metric.ts'
import { onBothEngines } from './on-both-engines.ts'
import { placeOrders } from './place-orders.ts'

/** The number of readings of a kind of page that names none. */
const usualReadings = 200
/** The memory that a unit may have, in megabytes. */
const mostMemory = 1024
/** More orders than these are measured on PostgreSQL alone. */
const mostOfSqlite = 100_000
/** Customers who place their orders at the same time, and within how many milliseconds 99 of 100 are done. */
const atOnce = 50
const longest = { SQLite: 150, PostgreSQL: 250 }
/** Teams of whose postcodes there are customers. */
const someTeams = [3, 50, 77, 120, 199]

/**
 * Measures the office of a company of 200 teams that has had so many orders, and as many messages (R17.11, R17.16,
 * R17.20): free visits and placing orders (R15.6), its pages, what runs at night, and the memory of all that.
 */
export const benchOffice = (folder: string, count: number): AsyncGenerator<Metric> =>
  onBothEngines(
    folder,
    (database) => growCompany(database, count),
    async function* (database, engine, url) {
      const services = await orderServices(database, grownTariff(), new Date())
      const zipCodes = someTeams.map(anyZipOf)
      const placing = await placeOrders(services, zipCodes, atOnce)
      yield latency(`placing an order with ${atOnce} at once`, placing, longest[engine])
      const office = await startGrownOffice(database, url, folder)
      yield* measurePages(services, zipCodes, office, count)
      yield { what: 'memory of the office, MB', value: residentMemory(office.pid), atMost: mostMemory }
      yield* measureNights(database, office)
      yield { what: 'memory of the office after its export, MB', value: residentMemory(office.pid), atMost: mostMemory }
      await office.stop()
    },
    count > mostOfSqlite ? ['PostgreSQL'] : undefined,
  )

/** The built office with the memory that Node takes in its unit of 1 GB; elsewhere it takes more before it cleans up. */
async function startGrownOffice(database: Database, url: string, folder: string): Promise<SignedIn> {
  const TARIFF_DIR = mkdtempSync(join(folder, 'tariffs-'))
  writeFileSync(join(TARIFF_DIR, 'tariffs-be.json'), JSON.stringify(grownTariff()))
  const office = await startOffice('silent', url, { TARIFF_DIR, NODE_OPTIONS: '--max-old-space-size=512' })
  const owner = await database.selectFrom('person').select('id').executeTakeFirstOrThrow()
  const cookie = `office=${await beginSession(database, owner.id, 'Firefox Linux', new Date())}`
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${office.origin}${path}`, { ...init, headers: { cookie, Origin: office.origin } })
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    return response
  }
  return { ...office, ask }
}

export interface SignedIn extends ServedOffice {
  /** Requests a page as the owner. @throws unless it succeeds */
  ask(path: string, init?: RequestInit): Promise<Response>
}

async function* measurePages(
  services: TestServices,
  zipCodes: readonly string[],
  office: SignedIn,
  count: number,
): AsyncGenerator<Metric> {
  const { database } = services
  const tariff = grownTariff()
  const homes = zipCodes.map((zipCode) => homeIn(services, { zipCode: zipCodeOf(zipCode) }))
  const visits = Object.fromEntries(homes.map((home) => [home.zipCode, () => offerVisits(services, home)]))
  const now = new Date()
  const dearer = { before: tariff, after: { ...tariff, centsPerPersonHour: 4100 } }
  const effect = { 'dearer prices': () => tariffEffect(database, dearer, now) }
  const here = { pid: process.pid }
  const groups: (PageGroup & { pid?: number })[] = [
    { what: 'free visits of 60 days with prices', atMost: 50, reads: visits, ...here },
    { what: 'the effect of a tariff', atMost: 1000, reads: effect, readings: 12, ...here },
    ...(await pagesOfOffice(database, office)),
  ]
  for (const { what, atMost, reads, pid = office.pid, readings = usualReadings } of groups) {
    const { result, used } = await meterProcessors(database, pid, readings * 1.25, 'ms', () =>
      measureReads(what, reads, atMost, `${number(count)} orders`, readings),
    )
    yield { ...result, from: `${used}; ${result.from}` }
  }
}

async function* measureNights(database: Database, office: SignedIn): AsyncGenerator<Metric> {
  for (const [what, work] of Object.entries(nightlyWork(database, office, grownTariff()))) {
    const { result, used } = await meterProcessors(database, process.pid, 1000, 's', () => timeOf(work))
    const memory = `${number(residentMemory(process.pid))} MB afterwards`
    yield { what: `${what}, s`, value: result / 1000, digits: 1, atMost: 600, from: `${used}; ${memory}` }
  }
}
