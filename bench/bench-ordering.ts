import type { Tariff } from '../domain/estimate/tariff.ts'
import type { Draft } from '../domain/orders/order.ts'
import { consentKinds } from '../domain/orders/order-consents.ts'
import { inBatches } from '../services/database/in-batches.ts'
import type { Database } from '../services/database/schema.ts'
import { offerVisits } from '../services/orders/draft/offer-visits.ts'
import { placeOrder } from '../services/orders/place/place-order.ts'
import { orderServices, sampleTariff, type TestServices } from '../testing/orders/open-order-services.ts'
import { expectOutcome, homeIn, readyDraft } from '../testing/orders/place-through-draft.ts'
import { zipCodeOf } from '../testing/zip-code.ts'
import { latency, measureReads, timeOf } from './latency.ts'
import { type Metric, number } from './metric.ts'
import { onBothEngines } from './on-both-engines.ts'

/** Two hundred thousand slots: so many teams, each with so many people. */
const teams = 85
const people = 12
/** Of three slots, so many are ordered. */
const orderedOfThree = 2

/** Of five teams. */
const zipCodes = ['1000', '2000', '3500', '4000', '9000'] as const
const orders = 300
/** Customers who press the button at the same time. */
const atOnce = 50

/** Measures, on both engines, how long free visits with their prices take, and placing an order (R15.6). */
export const benchOrdering = (folder: string): AsyncGenerator<Metric> =>
  onBothEngines(folder, orderMostSlots, async function* (database, engine) {
    const services = await orderServices(database, largeTariff())
    const offers = zipCodes.map((zipCode) => {
      const home = homeIn(services, { zipCode: zipCodeOf(zipCode) })
      return [zipCode, () => offerVisits(services, home)] as const
    })
    const slots = `${number((await slotsOf(services)).length)} slots`
    yield await measureReads('free visits of 60 days with prices', Object.fromEntries(offers), 50, slots)
    const longest = { SQLite: 150, PostgreSQL: 250 }[engine]
    yield latency(`placing an order with ${atOnce} at once`, await placeOrders(services), longest)
  })

async function orderMostSlots(database: Database): Promise<void> {
  const slots = await slotsOf(await orderServices(database, largeTariff()))
  const ordered = slots.filter((_, index) => (index * 7919) % 3 < orderedOfThree)
  const claims = ordered.map((slot) => ({ ...slot, holder: `order of ${slot.date} ${slot.lane}`, heldUntil: null }))
  for (const batch of inBatches(claims)) await database.insertInto('claim').values(batch).execute()
}

const slotsOf = ({ database }: TestServices) =>
  database.selectFrom('slot').select(['country', 'team', 'date', 'part', 'lane']).execute()

/** The sample tariff of Belgium with more and larger teams. */
function largeTariff(): Tariff {
  const { people: crew, teams: few, ...tariff } = sampleTariff('BE')
  const more = Array.from({ length: teams - Object.keys(few).length }, (_, index) => [
    `team-${index}`,
    { name: `Team ${index}`, leadDays: 3 },
  ])
  return { ...tariff, people: { ...crew, most: people }, teams: { ...few, ...Object.fromEntries(more) } }
}

/**
 * Has customers choose their visits, and then press the button at the same time.
 * @returns how long each had to wait, in milliseconds; the first ones are not counted, so that Node has optimized the
 *   code
 */
async function placeOrders(services: TestServices): Promise<number[]> {
  const drafts: Draft[] = []
  for (let draft = 0; draft < orders; draft++) {
    const home = homeIn(services, { zipCode: zipCodeOf(zipCodes[draft % zipCodes.length] ?? '') })
    drafts.push(await readyDraft(services, home, (offers) => offers[draft % offers.length]))
  }
  const times: number[] = []
  const place = async (draft: Draft) =>
    expectOutcome(await placeOrder(services, draft, { consents: consentKinds }), 'placed')
  const customer = async () => {
    for (let draft = drafts.pop(); draft; draft = drafts.pop()) times.push(await timeOf(() => place(draft)))
  }
  await Promise.all(Array.from({ length: atOnce }, customer))
  return times.slice(atOnce)
}
