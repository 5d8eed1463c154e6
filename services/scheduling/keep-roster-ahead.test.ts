import { sql } from 'kysely'
import pino from 'pino'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { companyFolder } from '../../domain/company/read-company.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { orderServices } from '../../testing/orders/open-order-services.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'
import { readTariff } from '../estimates/read-tariff.ts'
import { seedRoster } from '../seed/seed-orders.ts'
import { keepRosterAhead } from './keep-roster-ahead.ts'

const tariff = readTariff(companyFolder, 'BE') as Tariff

/** A log, and the lines that were written to it. */
function openLog() {
  const logged: string[] = []
  return { logged, log: pino({}, { write: (line: string) => logged.push(line) }) }
}

afterEach(() => {
  vi.useRealTimers()
})

test.each(engines)('%s: slots are there at the start, and a day later those of one more day', async (engine) => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00.000Z'), toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const database = await freshDatabase(engine)
  await seedRoster(database, tariff)
  const last = async () => {
    const row = await database.selectFrom('slot').select('date').orderBy('date', 'desc').limit(1).executeTakeFirst()
    return row?.date
  }
  const services = { database, estimator: { tariff }, clock: () => new Date(), log: pino({ level: 'silent' }) }
  const stop = await keepRosterAhead(services)
  expect(await last()).toBe('2027-03-23')
  vi.setSystemTime(new Date('2026-11-24T10:00:00.000Z'))
  vi.advanceTimersByTime(1000)
  await expect.poll(last).toBe('2027-03-24')
  stop()
})

test('no timer is left once it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const database = await freshDatabase('sqlite')
  const services = { database, estimator: { tariff }, clock: () => new Date(), log: pino({ level: 'silent' }) }
  const stop = await keepRosterAhead(services)
  expect(vi.getTimerCount()).toBe(1)
  stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a lasting failure is logged once at the start and once after it, and the slots come as soon as it ends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const database = await freshDatabase('sqlite')
  await seedRoster(database, tariff)
  const { logged, log } = openLog()
  await sql`alter table "absence" rename to "away"`.execute(database)
  const stop = await keepRosterAhead({ database, estimator: { tariff }, clock: () => new Date(), log })
  onTestFinished(stop)
  for (let round = 0; round < 3; round += 1) {
    vi.advanceTimersByTime(1000)
    await expect.poll(() => vi.getTimerCount()).toBe(1)
  }
  expect(logged.filter((line) => line.includes('"level":50'))).toHaveLength(2)
  await sql`alter table "away" rename to "absence"`.execute(database)
  vi.advanceTimersByTime(1000)
  await expect.poll(() => logged.at(-1)).toContain('roster available again')
  expect(await database.selectFrom('slot').select('date').limit(1).execute()).toHaveLength(1)
})

test('a failure is logged and does not stop the start; without a tariff there is nothing to do', async () => {
  const database = await freshDatabase('sqlite')
  const { logged, log } = openLog()
  const clock = () => new Date()
  await keepRosterAhead({ database, estimator: undefined, clock, log })
  expect(await database.selectFrom('slot').selectAll().execute()).toEqual([])
  await database.schema.dropTable('absence').execute()
  const stop = await keepRosterAhead({ database, estimator: { tariff }, clock, log })
  stop()
  expect(logged).toEqual([expect.stringContaining('slots not generated')])
})

test('the start names teams without people, and orders of teams that the tariff no longer has (R16.12)', async () => {
  const services = await orderServices(await freshDatabase('sqlite'), tariff)
  const { database, clock } = services
  const placed = await placedOrder(services)
  const { [placed.order.team]: _, ...others } = tariff.teams
  const { logged, log } = openLog()
  const changed = { ...tariff, teams: { ...others, gent: { name: 'Gent', leadDays: 3 } } }
  const stop = await keepRosterAhead({ database, estimator: { tariff: changed }, clock, log })
  stop()
  expect(logged).toEqual([
    expect.stringMatching(/"teams":\["gent"\].*not on sale/),
    expect.stringMatching(new RegExp(`"team":"${placed.order.team}","orders":1.*no longer has`)),
  ])
})
