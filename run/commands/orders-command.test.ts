import { expect, test } from 'vitest'
import { anotherConnection, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'
import { runCommand } from '../../testing/run-command.ts'

test('the price of an order is proved, or of all; a mistake gets one line and status 1', async () => {
  const url = await migratedDatabaseUrl('sqlite')
  const database = anotherConnection(url)
  const services = await orderServices(database, sampleTariff('BE'), new Date())
  const [{ order }] = [await placedOrder(services), await placedOrder(services)]
  const orders = (...parameters: string[]) => runCommand('orders', parameters, { DATABASE_URL: url })
  const all = '2 of 2 orders cost what was ordered, by 1 tariff.\n'
  expect((await orders('prove', order.number.toLowerCase())).out).toMatch(/as ordered\.\n$/)
  expect(await orders('prove', '--all')).toEqual({ code: 0, out: all, err: '' })
  expect(await orders('prove', '2222-2222')).toEqual({ code: 1, out: '', err: 'There is no order 2222-2222.\n' })
  const wrong = [[], ['prove'], ['burn', order.number], ['prove', order.number, 'more']]
  for (const answer of await Promise.all(wrong.map((parameters) => orders(...parameters))))
    expect(answer).toEqual({ code: 1, out: '', err: expect.stringMatching(/^npm run orders/) })
})
