import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { officeClock } from '../../domain/opening/office-time.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { commandEnvironment } from '../../testing/command-environment.ts'
import { type Engine, engines, freshDatabaseUrl } from '../../testing/database/engines.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'

/** A database with two orders, and the command on it. */
async function openOrders(engine: Engine) {
  const url = await freshDatabaseUrl(engine)
  const database = openDatabase(url)
  await migrateDatabase(database)
  const services = await orderServices(database, sampleTariff('BE'), new Date())
  const [first, second] = [await placedOrder(services), await placedOrder(services)]
  await database.destroy()
  return {
    first,
    second,
    async comesToday(id: string) {
      const database = openDatabase(url)
      const { date } = officeClock(new Date())
      await database.updateTable('order').set({ date }).where('id', '=', id).execute()
      await database.destroy()
    },
    orders(...parameters: string[]) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['run/commands/orders-command.ts', ...parameters],
        {
          env: { ...commandEnvironment, DATABASE_URL: url },
          encoding: 'utf8',
        },
      )
      return { status, stdout, stderr }
    },
  }
}

test.each(engines)('%s: orders are listed, shown, proved, moved, cancelled and exported', async (engine) => {
  const { first, second, orders, comesToday } = await openOrders(engine)
  const { number } = first.order
  expect(orders('list').stdout).toMatch(/\n2 orders\n$/)
  expect(JSON.parse(orders('show', number).stdout)).toMatchObject({
    order: { number, state: 'ordered' },
    person: { firstName: 'Ada' },
    events: [{ kind: 'place' }],
  })
  expect(orders('show', number).stdout + orders('export').stdout).not.toContain(first.key.secret)
  expect(orders('prove', number)).toMatchObject({ status: 0, stdout: expect.stringMatching(/as ordered\.\n$/) })
  expect(orders('prove', '--all')).toMatchObject({
    status: 0,
    stdout: '2 of 2 orders cost what was ordered, by 1 tariff.\n',
  })
  expect(orders('cancel', number.toLowerCase(), '--free')).toMatchObject({ status: 0, stderr: '' })
  expect(orders('list', 'cancelled').stdout).toMatch(new RegExp(`^${number}  .*\n1 order\n$`))
  expect(orders('cancel', number)).toMatchObject({
    status: 1,
    stderr: `${number} is cancelled, so it cannot be cancelled.\n`,
  })
  expect(orders('forget', second.order.number)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Cancel it first'),
  })
  expect(orders('forget', number).status).toBe(0)
  expect(orders('show', number).stdout).not.toMatch(/lovelace/i)
  expect(orders('move', second.order.number, 'begin'), 'not before its day, as in the office').toMatchObject({
    status: 1,
    stderr: expect.stringContaining('so it cannot begin today'),
  })
  await comesToday(second.order.id)
  expect(orders('move', second.order.number, 'begin').stdout).toBe(`${second.order.number} is begun.\n`)
  expect(orders('move', second.order.number, 'finish').status).toBe(1)
  const lines = orders('export').stdout.trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).order.state).sort()).toEqual(['begun', 'cancelled'])
  expect(orders('export', '--since', '2999-01-01').stdout).toBe('')
})

test('a mistake gets one line and status 1', async () => {
  const { first, orders } = await openOrders('sqlite')
  for (const verb of ['show', 'prove', 'cancel', 'forget']) {
    expect(orders(verb, '2222-2222')).toEqual({ status: 1, stdout: '', stderr: 'There is no order 2222-2222.\n' })
  }
  for (const parameters of [
    [],
    ['list', 'lost'],
    ['list', '--limit', '0'],
    ['move', first.order.number, 'cancel'],
    ['burn'],
  ]) {
    expect(orders(...parameters)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^npm run orders/),
    })
  }
})
