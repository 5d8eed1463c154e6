import { expect, test } from 'vitest'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { freeOrderNumber } from './free-order-number.ts'

test('a number that another order has is drawn again', async () => {
  const services = await openOrders()
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
