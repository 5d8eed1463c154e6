import { randomInt, randomUUID } from 'node:crypto'
import { countries } from '../domain/language.ts'
import { orderStates } from '../domain/orders/order-states.ts'
import { visitStart } from '../domain/scheduling/visit-times.ts'
import { retryingTransaction } from '../services/database/retrying-transaction.ts'
import type { Database } from '../services/database/schema.ts'
import type { OrderTable } from '../services/database/tables/order-tables.ts'
import { freeOrderNumber } from '../services/orders/place/free-order-number.ts'
import { storeOrderWords } from '../services/orders/place/store-search-words.ts'
import { orderServices, sampleTariff } from '../testing/orders/open-order-services.ts'
import { placedOrder } from '../testing/orders/place-through-draft.ts'
import { openRoster } from '../testing/scheduling/open-roster.ts'
import { anyCustomer } from './any-customer.ts'

const day = 86_400_000
/** Slots are generated 120 days ahead. */
const openings = Array.from({ length: 8 }, (_, index) => new Date(Date.parse('2024-01-01') + index * 120 * day))

/**
 * Places an order and repeats it: so many orders of other customers, with other visits, times and states. From 2024 on,
 * each person of each team has one in every part of a working day.
 */
export async function storeManyOrders(database: Database, count: number): Promise<void> {
  await placedOrder(await orderServices(database, sampleTariff('BE')))
  const placed = await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
  const { orderId: _, ...customer } = await database.selectFrom('orderPerson').selectAll().executeTakeFirstOrThrow()
  for (const country of countries)
    for (const opening of openings) await openRoster(database, sampleTariff(country), opening)
  const keys = ['country', 'team', 'date', 'part', 'lane'] as const
  const slots = await database.selectFrom('slot').select(keys).orderBy('date').limit(count).execute()

  await retryingTransaction(database, async (transaction) => {
    for (const { lane, ...visit } of slots) {
      const id = randomUUID()
      const startsAt = visitStart(visit)
      const order: OrderTable = {
        ...placed,
        ...visit,
        id,
        number: await freeOrderNumber(transaction, (limit) => randomInt(limit)),
        secret: randomUUID(),
        draftId: null,
        people: 1,
        zipCode: `${randomInt(1000, 10_000)}${visit.country === 'NL' ? 'AB' : ''}`,
        startsAt: startsAt.toISOString(),
        orderedAt: new Date(startsAt.getTime() - randomInt(30 * day)).toISOString(),
        channel: randomInt(50) === 0 ? 'phone' : 'web',
        sample: randomInt(5000) === 0 ? 1 : 0,
        state: randomInt(100) === 0 ? (orderStates[randomInt(orderStates.length)] ?? 'done') : 'done',
      }
      const person = { ...customer, ...anyCustomer() }
      const personRow = { ...person, orderId: id }
      const claim = { ...visit, lane, holder: id, heldUntil: null }
      await transaction.insertInto('order').values(order).execute()
      await transaction.insertInto('orderPerson').values(personRow).execute()
      await transaction.insertInto('claim').values(claim).execute()
      await storeOrderWords(transaction, order, person)
    }
  })
}
