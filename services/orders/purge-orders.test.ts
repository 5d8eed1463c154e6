import { expect, test } from 'vitest'
import { engines } from '../../testing/database/engines.ts'
import { composed } from '../../testing/orders/composed-mails.ts'
import { openOrders } from '../../testing/orders/open-orders.ts'
import { homeIn, placedOrder, readyDraft } from '../../testing/orders/place-through-draft.ts'
import { purgeDelivered } from '../outbox/outbox.ts'
import { requestLinks } from './mail/request-links.ts'
import { proveOrder } from './prove-order.ts'
import { purgeOrders } from './purge-orders.ts'
import { findOrder } from './record/find-order.ts'
import { withdrawOrder } from './withdraw/withdraw-order.ts'

const hour = 3_600_000
const day = 24 * hour

test.each(engines)('%s: what was typed is deleted in time, the order and its price stay', async (engine) => {
  const services = await openOrders(engine)
  const { database, time } = services
  const start = time.now
  const { order, key, person } = await placedOrder(services)
  const other = await placedOrder(services, homeIn(services), (offers) => offers.at(-1))
  await withdrawOrder(services, other)
  await database.deleteFrom('draft').execute()
  await readyDraft(services)
  await requestLinks(services, person.email, 'me')
  const count = async (table: 'draft' | 'orderPerson' | 'withdrawal' | 'order' | 'mail') =>
    (await database.selectFrom(table).selectAll().execute()).length
  const at = (moment: Date, after: number) => new Date(moment.getTime() + after)

  expect(await purgeOrders(database, at(start, 24 * hour))).toBe(0)
  expect(await purgeOrders(database, at(start, 24 * hour + 1))).toBe(1)
  expect(await count('draft')).toBe(0)

  expect(await purgeOrders(database, at(order.startsAt, 7 * day))).toBe(0)
  expect(await purgeOrders(database, at(order.startsAt, 7 * day + 1))).toBe(1)
  expect((await findOrder(services, key.number, key.secret))?.person).toEqual({ ...person, remark: '' })

  expect(await count('mail')).toBe(7)
  await database.updateTable('mail').set({ state: 'sent', sentAt: start.toISOString() }).execute()
  await purgeDelivered(database, at(start, 1))
  expect(await count('mail')).toBe(6)

  await purgeOrders(database, at(order.startsAt, 731 * day))
  expect(await findOrder(services, key.number, key.secret)).toBeUndefined()
  const mail = database.selectFrom('mail').selectAll().where('orderId', '=', order.id)
  for (const row of await mail.execute()) expect(await composed(services, row)).toBeUndefined()
  await purgeOrders(database, at(other.order.startsAt, 731 * day))
  expect(await count('orderPerson')).toBe(0)
  expect(await count('withdrawal')).toBe(0)
  expect(await count('order')).toBe(2)
  expect((await proveOrder(database, order.number))?.holds).toBe(true)
  const rest = JSON.stringify([
    await database.selectFrom('order').selectAll().execute(),
    await database.selectFrom('orderEvent').selectAll().execute(),
    await database.selectFrom('mail').selectAll().execute(),
  ])
  expect(rest).not.toMatch(/\bada@|lovelace|\bmeir\b|0470123456/i)
})
