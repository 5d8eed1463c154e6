import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../services/database/schema.ts'
import { offerVisits } from '../services/orders/draft/draft-quote.ts'
import { beginSession } from '../services/people/sessions.ts'
import { startOffice } from '../testing/office/start-office.ts'
import { orderServices } from '../testing/orders/open-order-services.ts'
import { homeIn } from '../testing/orders/place-through-draft.ts'
import { residentMemory } from '../testing/processor-time.ts'
import { zipCodeOf } from '../testing/zip-code.ts'
import { growCompany } from './grown/grow-company.ts'
import { pagesOfOffice } from './grown/grown-pages.ts'
import { anyZipOf, grownTariff } from './grown/grown-tariff.ts'
import { measureReads } from './latency.ts'
import type { Metric } from './metric.ts'
import { onBothEngines } from './on-both-engines.ts'

/** The memory that a unit may have, in megabytes. */
const mostMemory = 1024
/** More orders than these are measured on PostgreSQL alone. */
const mostOfSqlite = 100_000
/** Teams of whose postcodes there are customers. */
const someTeams = [3, 50, 77, 120, 199]

/**
 * Measures the office of a company of 200 teams that has had so many orders, and as many messages (R17.11, R17.16,
 * R17.20): free visits (R15.6), its pages, and its memory.
 */
export const benchOffice = (folder: string, count: number): AsyncGenerator<Metric> =>
  onBothEngines(
    (database) => growCompany(database, count),
    async function* (database, _engine, url) {
      const services = await orderServices(database, grownTariff(), new Date())
      const homes = someTeams.map((team) => homeIn(services, { zipCode: zipCodeOf(anyZipOf(team)) }))
      const visits = Object.fromEntries(homes.map((home) => [home.zipCode, () => offerVisits(services, home)]))
      yield await measureReads({ what: 'free visits of 60 days with prices', atMost: 50, reads: visits }, count)
      const office = await startGrownOffice(database, url, folder)
      for (const group of await pagesOfOffice(database, office.ask)) yield await measureReads(group, count)
      yield { what: 'memory of the office, MB', value: residentMemory(office.pid), atMost: mostMemory }
      await office.stop()
    },
    count > mostOfSqlite ? ['PostgreSQL'] : undefined,
  )

/** The built office with the memory of Node in its unit of 1 GB; elsewhere Node takes more before it cleans up. */
async function startGrownOffice(database: Database, url: string, folder: string) {
  const TARIFF_DIR = mkdtempSync(join(folder, 'tariffs-'))
  writeFileSync(join(TARIFF_DIR, 'tariffs-be.json'), JSON.stringify(grownTariff()))
  const office = await startOffice('silent', url, { TARIFF_DIR, NODE_OPTIONS: '--max-old-space-size=512' })
  const owner = await database.selectFrom('person').select('id').executeTakeFirstOrThrow()
  const cookie = `office=${await beginSession(database, owner.id, 'Firefox Linux', new Date())}`
  /** Requests a page as the owner. @throws unless it succeeds */
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${office.origin}${path}`, { ...init, headers: { cookie, Origin: office.origin } })
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    return response
  }
  return { ...office, ask }
}
