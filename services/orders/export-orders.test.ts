import { expect, test } from 'vitest'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { toOrder } from '../../testing/ordering/place-by-form.ts'
import { exportOrders } from './export-orders.ts'

test('an export since a date begins at midnight of the office, two hours before that of UTC in summer', async () => {
  const ordering = await openOrdering()
  await toOrder(ordering)
  const { database } = ordering.services
  const ordered = async (orderedAt: string) => {
    await database.updateTable('order').set({ orderedAt }).execute()
    let count = 0
    for await (const _ of exportOrders(database, '2026-07-01')) count += 1
    return count
  }
  expect(await ordered('2026-06-30T21:59:59.999Z')).toBe(0)
  expect(await ordered('2026-06-30T22:00:00.000Z')).toBe(1)
})
