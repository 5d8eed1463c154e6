import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { newOrderNumber } from '../domain/orders/order-number.ts'
import { orderWords } from '../domain/orders/order-search.ts'
import { type OrderState, orderStates } from '../domain/orders/order-states.ts'
import { openDatabase } from '../server/database/database.ts'
import { inBatches } from '../server/database/in-batches.ts'
import { migrateDatabase } from '../server/database/migrate-database.ts'
import type { Database } from '../server/database/schema.ts'
import type { OrderTable } from '../server/database/tables/orders.ts'
import { type OrderFilter, type OrderRow, placeOfOrder, searchOrders } from '../server/office/orders/search-orders.ts'
import { archiveTariff } from '../server/orders/tariff-archive.ts'
import { newDatabase } from '../testing/database/new-database.ts'
import { startPostgres } from '../testing/database/start-postgres.ts'
import { sampleTariff } from '../testing/orders/order-services.ts'
import { type Metric, median, number } from './metric.ts'

const orders = 100_000
const rounds = 40
const teams = ['antwerp', 'ghent', 'brussels']
const day = 86_400_000
const start = Date.parse('2024-01-01T08:00:00.000Z')
const firstNames = ['Ada', 'Bram', 'Chloé', 'Daan', 'Eva', 'Fien', 'Gijs', 'Hanne', 'Imani', 'Jan']
const lastNames = ['Peeters', 'de Vries', 'Janssens', 'Bakker', 'Maes', 'Visser', 'Claes', 'Smit', 'Wouters', 'Mulder']

/** Measures, on both engines, how long a page of the office's list of orders takes, whatever it is narrowed to (R17.16). */
export async function* benchOfficeOrders(folder: string): AsyncGenerator<Metric> {
  yield* measureEngine('SQLite', `sqlite:${join(folder, 'orders.db')}`)
  const postgres = await startPostgres()
  try {
    const { url } = await newDatabase(postgres.url)
    yield* measureEngine('PostgreSQL', url)
  } finally {
    await postgres.stop()
  }
}

async function* measureEngine(engine: string, databaseUrl: string): AsyncGenerator<Metric> {
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  const rows = await fill(database)
  // What autovacuum does by itself within minutes: without statistics the planner guesses.
  if (engine === 'PostgreSQL') await sql`vacuum analyze`.execute(database)
  const times: number[] = []
  let slowest = { what: '', time: 0 }
  for (let round = -2; round < rounds; round += 1) {
    for (const [what, filter] of lists(rows)) {
      const before = performance.now()
      await searchOrders(database, filter)
      const time = performance.now() - before
      if (round < 0) continue
      times.push(time)
      if (time > slowest.time) slowest = { what, time }
    }
  }
  times.sort((one, other) => one - other)
  yield {
    what: `${engine}: a page of orders in the office, ms for 99 of 100`,
    value: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
    digits: 1,
    atMost: 100,
    from: `${number(orders)} orders; half within ${number(median(times), 1)} ms, slowest: ${slowest.what}`,
  }
  await database.destroy()
}

/** What people ask for: the first page and a later one, each filter, rare and common, and each kind of search. */
function lists(rows: readonly OrderTable[]): [string, OrderFilter][] {
  const any = rows[randomInt(rows.length)]
  if (!any) throw new Error('no orders')
  const page: OrderFilter = { search: '', sort: 'visit' }
  const later = (sort: OrderFilter['sort']) =>
    placeOfOrder({ ...any, firstName: null, lastName: null } satisfies OrderRow, sort)
  const found = (search: string, filter: Partial<OrderFilter> = {}): OrderFilter => ({ ...page, search, ...filter })
  return [
    ['first page', page],
    ['a later page', { ...page, after: later('visit') }],
    ['earliest first', { ...page, sort: 'earliest', after: later('earliest') }],
    ['newest orders', { ...page, sort: 'ordered', after: later('ordered') }],
    ['a common state', { ...page, state: 'done' }],
    ['a rare state', { ...page, state: 'notDone' }],
    ['a rare state of a team', { ...page, state: 'withdrawn', team: 'antwerp', sort: 'ordered' }],
    ['a team in a month', { ...page, team: any.team, from: any.date, until: `${any.date.slice(0, 8)}28` }],
    ['samples', { ...page, sample: true }],
    ['by phone', { ...page, channel: 'phone', country: 'NL' }],
    ['a name', found(lastNames[randomInt(10)] ?? '')],
    ['two names', found('ada peet')],
    ['two names, state and sort', found('jan mul', { state: 'cancelled', sort: 'ordered' })],
    ['the beginning of a mail', found(`guest${randomInt(orders)}`)],
    ['a phone number', found(`04${String(randomInt(100_000_000)).slice(0, 6)}`)],
    ['a postcode', found(any.zipCode)],
    ['a number', found(any.number)],
    ['nobody', found('nobody')],
  ]
}

/** Stores orders of three years with their persons and words. */
async function fill(database: Database): Promise<OrderTable[]> {
  const tariffDigest = await archiveTariff(database, sampleTariff('BE'), new Date())
  const rows = Array.from({ length: orders }, (_, index) => orderRow(index, tariffDigest))
  for (const batch of inBatches(rows, 500)) {
    const persons = batch.map(person)
    const words = batch.flatMap(({ id, zipCode, country }, index) =>
      orderWords(persons[index] ?? person(), zipCode, country).map((word) => ({
        word: Buffer.from(word),
        orderId: id,
      })),
    )
    await database.transaction().execute(async (transaction) => {
      await transaction.insertInto('order').values(batch).execute()
      const whose = persons.map((one, index) => ({ ...one, orderId: batch[index]?.id ?? '' }))
      await transaction.insertInto('orderPerson').values(whose).execute()
      for (const some of inBatches(words, 5000)) await transaction.insertInto('orderWord').values(some).execute()
    })
  }
  return rows
}

const person = () => ({
  firstName: firstNames[randomInt(10)] ?? '',
  lastName: lastNames[randomInt(10)] ?? '',
  email: `guest${randomInt(orders * 10)}@visitor.example`,
  phoneNumber: `04${String(randomInt(100_000_000)).padStart(8, '0')}`,
  street: 'Meir',
  houseNumber: String(randomInt(200)),
  city: 'Antwerpen',
  remark: '',
})

function orderRow(index: number, tariffDigest: string): OrderTable {
  const startsAt = new Date(start + randomInt(1100) * day)
  const isDutch = index % 2 === 1
  return {
    id: randomUUID(),
    number: numbered(index),
    secret: randomUUID(),
    ...{ draftId: null, idempotencyKey: null, bodyHash: null, leadId: null },
    channel: index % 50 === 0 ? 'phone' : 'web',
    kind: 'private',
    language: isDutch ? 'nl' : 'en',
    country: isDutch ? 'NL' : 'BE',
    packageId: 'gs',
    zipCode: isDutch ? `${1000 + randomInt(9000)}AB` : String(1000 + randomInt(9000)),
    rooms: 'kr-12-2,br-6-1',
    extras: '',
    team: isDutch ? 'hengelo' : (teams[index % 3] ?? 'antwerp'),
    date: startsAt.toISOString().slice(0, 10),
    part: 'morning',
    ...{
      people: 2,
      minutesOnSite: 150,
      priceCents: 17_100,
      priceDate: null,
      lateChangePercent: 25,
      feeCents: 0,
      owedCents: null,
    },
    tariffDigest,
    sample: index % 5000 === 0 ? 1 : 0,
    state: stateOf(index),
    presence: 'present',
    orderedAt: new Date(startsAt.getTime() - randomInt(30 * day)).toISOString(),
    startsAt: startsAt.toISOString(),
    ...{ sequence: 0, version: 1 },
  }
}

/** Most are done; the other states have a few each. */
const stateOf = (index: number): OrderState =>
  index % 2000 === 7 ? 'notDone' : index % 10 === 0 ? (orderStates[(index / 10) % 6] ?? 'done') : 'done'

/** A number of its own: of so many random ones, two are often the same. */
const numbered = (index: number) => {
  let rest = index
  return newOrderNumber((limit) => {
    const digit = rest % limit
    rest = Math.floor(rest / limit)
    return digit
  })
}
