import { expect, test } from 'vitest'
import { freshDatabase } from '../../../testing/database/engines.ts'
import { orderServices, sampleTariff } from '../../../testing/orders/open-order-services.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { freeOrderNumber } from './free-order-number.ts'

test('a number that another order has is drawn again', async () => {
  const services = await orderServices(await freshDatabase('sqlite'), sampleTariff('BE'))
  const { database } = services
  await placedOrder(services)
  let draws = 0
  const first = await freeOrderNumber(database, () => 0)
  await database.updateTable('order').set({ number: first }).execute()
  // The first seven characters are those of the taken number.
  const second = await freeOrderNumber(database, () => (++draws > 7 ? 1 : 0))
  expect(second).not.toBe(first)
  expect(draws).toBe(14)
})
