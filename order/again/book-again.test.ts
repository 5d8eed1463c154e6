import { expect, test } from 'vitest'
import { orderPage } from '#copy/order/order-page.ts'
import { visits } from '#copy/order/visits.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { offered, toOrder, typed } from '../../testing/ordering/place-by-form.ts'

test('an order is booked again with one click and a date: its home and details are kept, and it stays as it was (R16.34)', async () => {
  const ordering = await openOrdering()
  const { services, open, request } = ordering
  const { path } = await toOrder(ordering)
  const row = await ordering.storedOrder()
  await cancelOrder(ordering.takingOrders(), row.id, undefined)
  const page = await open(path)
  const dates = await page.press(orderPage.actions.again)
  expect(dates.path).toMatch(/^\/draft\/[\w-]{24}\/visits$/)
  const next = await dates.press(visits.submit, { visit: offered(dates)[0] ?? '' })
  expect(next.path, 'nothing has to be typed again').toMatch(/\/check$/)
  for (const text of ["Zoë van 't Hoff-Müller", `${typed.street} 12`]) expect(next.text).toContain(text)
  const [draft] = await services.database.selectFrom('draft').selectAll().where('orderId', 'is', null).execute()
  expect(draft?.packageId).toBe(row.packageId)
  expect(await services.database.selectFrom('order').selectAll().execute()).toHaveLength(1)
  expect((await request(`${path}/again`)).status, 'no GET changes anything').toBe(405)
})
