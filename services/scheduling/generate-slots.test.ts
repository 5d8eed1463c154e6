import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { companyFolder } from '../../domain/company/read-company.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import {
  anotherConnection,
  type Engine,
  engines,
  freshDatabase,
  migratedDatabaseUrl,
} from '../../testing/database/engines.ts'
import { claimOf, claimsOf, ghent } from '../../testing/scheduling/slots.ts'
import type { Database, Schema } from '../database/schema.ts'
import { readTariff } from '../estimates/read-tariff.ts'
import { seedRoster } from '../seed/seed-orders.ts'
import { freeVisits } from './free-visits.ts'
import { generateSlots } from './generate-slots.ts'
import { holdVisit } from './hold-visit.ts'
import { claimForOrder, releaseOrder } from './order-claims.ts'
import { ordersOffRoster } from './orders-off-roster.ts'
import { addAbsence, removeAbsence, setPattern } from './store-roster.ts'

const sample = readTariff(companyFolder, 'BE') as Tariff
/** Two teams, of which `ghent` has two people on all days from Monday to Saturday. */
const tariff: Tariff = {
  ...sample,
  people: { ...sample.people, most: 2 },
  teams: { ghent: { name: 'Ghent', leadDays: 4 }, antwerp: { name: 'Antwerp', leadDays: 3 } },
  calendar: { ...sample.calendar, closedDays: ['2026-12-24'], workedHolidays: [] },
}
const now = new Date('2026-11-23T10:00:00.000Z')
const [tuesday, wednesday] = ['2026-12-01', '2026-12-02'] as const

const absence = (given: Partial<Pick<Schema['absence'], 'part' | 'lanes'>> = {}) => ({
  id: randomUUID(),
  ...ghent,
  fromDate: tuesday,
  untilDate: tuesday,
  part: null,
  lanes: 1,
  reason: '',
  ...given,
})

const order = (database: Database, id: string, claim = claimOf(tuesday, 'day', 1)) =>
  claimForOrder(database, { ...claim, holder: `draft-${id}`, orderId: id }, now)

/** Slots of `ghent` on a date: `morning.1`, and `(morning.1)` for one that is off the roster. */
async function slotsOn(database: Database, date: string): Promise<string[]> {
  const slots = await database
    .selectFrom('slot')
    .selectAll()
    .where('team', '=', 'ghent')
    .where('date', '=', date)
    .orderBy('part', 'desc')
    .orderBy('lane')
    .execute()
  return slots.map(({ part, lane, offRoster }) => (offRoster ? `(${part}.${lane})` : `${part}.${lane}`))
}

const freeOn = async (database: Database, date: string, people: number) =>
  (await freeVisits(database, { ...ghent, people, parts: ['morning', 'day'], from: date, until: date }, now)).map(
    ({ part }) => part,
  )

const whole = ['morning.1', 'morning.2', 'afternoon.1', 'afternoon.2']

/** A database whose teams have their roster. */
async function rosteredDatabase(engine: Engine): Promise<Database> {
  const database = await freshDatabase(engine)
  await seedRoster(database, tariff)
  return database
}

describe.each(engines)('%s', (engine) => {
  test('generates slots 120 days ahead on all days with a price, except holidays and closed days', async () => {
    const database = await rosteredDatabase(engine)
    await generateSlots(database, tariff, now)
    const rows = await database
      .selectFrom('slot')
      .select('date')
      .distinct()
      .where('team', '=', 'ghent')
      .orderBy('date')
      .execute()
    const dates = rows.map(({ date }) => date)
    expect([dates[0], dates.at(-1)]).toEqual(['2026-11-23', '2027-03-23'])
    for (const absent of ['2026-11-29', '2026-12-24', '2026-12-25', '2027-01-01']) expect(dates).not.toContain(absent)
    // 121 days with 17 Sundays, 2 holidays and a closed day.
    expect(dates).toHaveLength(121 - 17 - 2 - 1)
    expect(await slotsOn(database, tuesday)).toEqual(whole)
  })

  test('doing it again, later or in several processes at once, changes nothing but adds the new days', async () => {
    const url = await migratedDatabaseUrl(engine)
    const [one, two] = [anotherConnection(url), anotherConnection(url)] as const
    await seedRoster(one, tariff)
    await Promise.all([generateSlots(one, tariff, now), generateSlots(two, tariff, now)])
    const before = await one.selectFrom('slot').selectAll().execute()
    await generateSlots(one, tariff, now)
    expect(await one.selectFrom('slot').selectAll().execute()).toEqual(before)
    await generateSlots(one, tariff, new Date('2026-11-24T10:00:00.000Z'))
    const after = await one.selectFrom('slot').selectAll().execute()
    expect(after).toEqual(expect.arrayContaining(before))
    expect(after).toHaveLength(before.length + 2 * 2 * 2)
  })

  test('patterns and absences remove and restore capacity', async () => {
    const database = await rosteredDatabase(engine)
    await setPattern(database, { ...ghent, weekday: 'tuesday', part: 'morning', lanes: 3 })
    await setPattern(database, { ...ghent, weekday: 'tuesday', part: 'afternoon', lanes: 1 })
    await setPattern(database, { ...ghent, weekday: 'tuesday', part: 'afternoon', lanes: 0 })
    const away = absence({ part: 'morning', lanes: 2 })
    for (const isNew of [true, false]) expect(await addAbsence(database, away, now)).toEqual({ outcome: 'done', isNew })
    expect(await addAbsence(database, { ...away, lanes: 1 }, now)).toEqual({ outcome: 'stale' })
    await generateSlots(database, tariff, now)
    expect(await slotsOn(database, tuesday)).toEqual(['morning.1'])
    expect(await slotsOn(database, wednesday)).toEqual(whole)
    expect(await removeAbsence(database, away.id)).toMatchObject({ country: 'BE', part: 'morning', lanes: 2 })
    expect(await removeAbsence(database, away.id)).toBeUndefined()
    await generateSlots(database, tariff, now)
    expect(await slotsOn(database, tuesday)).toEqual(['morning.1', 'morning.2', 'morning.3'])
  })

  test('an absent person’s order goes to a colleague who is free, in both parts of the day', async () => {
    const database = await rosteredDatabase(engine)
    await generateSlots(database, tariff, now)
    await order(database, 'first')
    await order(database, 'second')
    await releaseOrder(database, 'first')
    await addAbsence(database, absence(), now)
    await generateSlots(database, tariff, now)
    expect(await claimsOf(database)).toEqual([`${tuesday}.afternoon.1 second`, `${tuesday}.morning.1 second`])
    expect(await slotsOn(database, tuesday)).toEqual(['morning.1', 'afternoon.1'])
    expect(await ordersOffRoster(database, 'BE', tuesday)).toEqual([])
  })

  test('an order without a colleague keeps its slot, is listed, and no one else is offered that slot', async () => {
    const database = await rosteredDatabase(engine)
    await generateSlots(database, tariff, now)
    await order(database, 'first', claimOf(tuesday, 'morning', 1))
    await order(database, 'second', claimOf(tuesday, 'morning', 1))
    await addAbsence(database, absence(), now)
    await generateSlots(database, tariff, now)
    expect(await slotsOn(database, tuesday)).toEqual(['morning.1', '(morning.2)', 'afternoon.1'])
    const hit = { orderId: 'second', ...claimOf(tuesday, 'morning', 1), lanes: [2] }
    expect(await ordersOffRoster(database, 'BE', tuesday)).toEqual([hit])
    expect(await ordersOffRoster(database, 'BE', wednesday)).toEqual([])
    expect(await ordersOffRoster(database, 'NL', tuesday)).toEqual([])
    await releaseOrder(database, 'second')
    expect(await freeOn(database, tuesday, 1)).toEqual([])
    await generateSlots(database, tariff, now)
    expect(await slotsOn(database, tuesday)).toEqual(['morning.1', 'afternoon.1'])
  })

  test('a returning colleague gets the order back, and it is no longer listed', async () => {
    const database = await rosteredDatabase(engine)
    await generateSlots(database, tariff, now)
    await order(database, 'large', claimOf(tuesday, 'day', 2))
    const away = absence({ lanes: 2 })
    await addAbsence(database, away, now)
    await generateSlots(database, tariff, now)
    expect(await ordersOffRoster(database, 'BE', tuesday)).toMatchObject([{ orderId: 'large', lanes: [1, 2] }])
    await removeAbsence(database, away.id)
    await generateSlots(database, tariff, now)
    expect(await ordersOffRoster(database, 'BE', tuesday)).toEqual([])
    expect(await slotsOn(database, tuesday)).toEqual(whole)
  })

  test('a hold does not become an order of someone who is absent meanwhile; ended holds are removed', async () => {
    const database = await rosteredDatabase(engine)
    await generateSlots(database, tariff, now)
    const heldUntil = new Date(now.getTime() + 15 * 60_000)
    await holdVisit(database, { ...claimOf(tuesday, 'morning', 2), holder: 'draft-a', heldUntil }, now)
    await addAbsence(database, absence(), now)
    await generateSlots(database, tariff, now)
    await expect(order(database, 'a', claimOf(tuesday, 'morning', 2))).rejects.toThrow()
    await generateSlots(database, tariff, heldUntil)
    expect(await claimsOf(database)).toEqual([])
    expect(await slotsOn(database, tuesday)).toEqual(['morning.1', 'afternoon.1'])
  })

  test('a team that is no longer in the tariff is not offered, and its orders are listed', async () => {
    const database = await rosteredDatabase(engine)
    await generateSlots(database, tariff, now)
    await order(database, 'first')
    const { ghent: _ghent, ...teams } = tariff.teams
    await generateSlots(database, { ...tariff, teams }, now)
    expect(await slotsOn(database, wednesday)).toEqual([])
    expect(await ordersOffRoster(database, 'BE', tuesday)).toMatchObject([{ orderId: 'first', lanes: [1] }])
  })
})
