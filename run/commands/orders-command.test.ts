import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { commandEnvironment } from '../../testing/command-environment.ts'
import { freshDatabaseUrl } from '../../testing/database/engines.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'

test('the price of an order is proved, or of all; a mistake gets one line and status 1', async () => {
  const url = await freshDatabaseUrl('sqlite')
  const database = openDatabase(url)
  await migrateDatabase(database)
  const services = await orderServices(database, sampleTariff('BE'), new Date())
  const [{ order }] = [await placedOrder(services), await placedOrder(services)]
  await database.destroy()
  const orders = (...parameters: string[]) => {
    const env = { ...commandEnvironment, DATABASE_URL: url }
    const command = ['run/commands/orders-command.ts', ...parameters]
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' })
    return { status, stdout, stderr }
  }
  expect(orders('prove', order.number.toLowerCase())).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/as ordered\.\n$/),
  })
  expect(orders('prove', '--all')).toMatchObject({
    status: 0,
    stdout: '2 of 2 orders cost what was ordered, by 1 tariff.\n',
  })
  expect(orders('prove', '2222-2222')).toEqual({ status: 1, stdout: '', stderr: 'There is no order 2222-2222.\n' })
  for (const parameters of [[], ['prove'], ['burn', order.number], ['prove', order.number, 'more']])
    expect(orders(...parameters)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^npm run orders/),
    })
})
