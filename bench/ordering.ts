import { join } from 'node:path'
import type { Tariff } from '../domain/estimate/tariff.ts'
import type { Draft } from '../domain/orders/order.ts'
import { consentKinds } from '../domain/orders/order-consents.ts'
import { openDatabase } from '../server/database/database.ts'
import { inBatches } from '../server/database/in-batches.ts'
import { migrateDatabase } from '../server/database/migrate-database.ts'
import { offerVisits } from '../server/orders/offer-visits.ts'
import { placeOrder } from '../server/orders/place-order.ts'
import { newDatabase } from '../testing/database/new-database.ts'
import { startPostgres } from '../testing/database/start-postgres.ts'
import { orderServices, sampleTariff, type TestServices } from '../testing/orders/order-services.ts'
import { homeIn, readyDraft } from '../testing/orders/place-order.ts'
import { zipCodeOf } from '../testing/zip-code.ts'
import { type Metric, median, number } from './metric.ts'

/** Two hundred thousand slots: so many teams, each with so many people. */
const teams = 85
const people = 12
/** Of three slots, so many are ordered. */
const orderedOfThree = 2

const searches = 1200
/** Of five teams. */
const zipCodes = ['1000', '2000', '3500', '4000', '9000'] as const
const orders = 300
/** Customers who press the button at the same time. */
const atOnce = 50
/** What comes first is not counted, so that Node has optimized the code. */
const warmUp = { searches: 200, orders: 50 }

/** Measures, on both engines, how long free visits with their prices take, and placing an order (R15.6). */
export async function* benchOrdering(folder: string): AsyncGenerator<Metric> {
  yield* measureEngine('SQLite', `sqlite:${join(folder, 'ordering.db')}`, 150)
  const postgres = await startPostgres()
  try {
    const { url } = await newDatabase(postgres.url)
    yield* measureEngine('PostgreSQL', url, 250)
  } finally {
    await postgres.stop()
  }
}

async function* measureEngine(engine: string, databaseUrl: string, longestOrder: number): AsyncGenerator<Metric> {
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  const services = await orderServices(database, largeTariff())
  const slots = await orderMostSlots(services)
  const offers = (await measureOffers(services)).slice(warmUp.searches)
  yield {
    what: `${engine}: free visits of 60 days with prices, ms for 99 of 100`,
    value: percentile99(offers),
    digits: 1,
    atMost: 50,
    from: `${number(slots)} slots; half within ${number(median(offers), 1)} ms`,
  }
  const placed = (await measureOrders(services)).slice(warmUp.orders)
  yield {
    what: `${engine}: placing an order with ${atOnce} at once, ms for 99 of 100`,
    value: percentile99(placed),
    atMost: longestOrder,
    from: `half within ${number(median(placed))} ms`,
  }
  await database.destroy()
}

/** The sample tariff of Belgium with more and larger teams. */
function largeTariff(): Tariff {
  const { people: crew, teams: few, ...tariff } = sampleTariff('BE')
  const more = Array.from({ length: teams - Object.keys(few).length }, (_, index) => [
    `team-${index}`,
    { name: `Team ${index}`, leadDays: 3 },
  ])
  return { ...tariff, people: { ...crew, most: people }, teams: { ...few, ...Object.fromEntries(more) } }
}

/** @returns how many slots there are */
async function orderMostSlots({ database }: TestServices): Promise<number> {
  const slots = await database.selectFrom('slot').select(['country', 'team', 'date', 'part', 'lane']).execute()
  const ordered = slots.filter((_, index) => (index * 7919) % 3 < orderedOfThree)
  await database.transaction().execute(async (transaction) => {
    for (const batch of inBatches(ordered)) {
      const claims = batch.map((slot) => ({ ...slot, holder: `order of ${slot.date} ${slot.lane}`, heldUntil: null }))
      await transaction.insertInto('claim').values(claims).execute()
    }
  })
  return slots.length
}

async function measureOffers(services: TestServices): Promise<number[]> {
  const times: number[] = []
  for (let search = 0; search < searches; search++) {
    times.push(await timeOf(async () => void (await offerVisits(services, homeIn(services)))))
  }
  return times
}

async function measureOrders(services: TestServices): Promise<number[]> {
  const drafts: Draft[] = []
  for (let draft = 0; draft < orders; draft++) {
    const home = homeIn(services, { zipCode: zipCodeOf(zipCodes[draft % zipCodes.length] ?? '') })
    drafts.push(await readyDraft(services, home, (offers) => offers[draft % offers.length]))
  }
  const times: number[] = []
  const customer = async () => {
    for (let draft = drafts.pop(); draft; draft = drafts.pop()) {
      const pressed = draft
      times.push(
        await timeOf(async () => {
          const { outcome } = await placeOrder(services, pressed, { consents: consentKinds })
          if (outcome !== 'placed') throw new Error(outcome)
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, customer))
  return times
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

const percentile99 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
