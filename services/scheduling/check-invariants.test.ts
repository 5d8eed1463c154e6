import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { addSlots, claimOf, ghent } from '../../testing/scheduling/slots.ts'
import type { ClaimTable } from '../database/tables/scheduling-tables.ts'
import { checkInvariants } from './check-invariants.ts'
import { holdVisit } from './hold-visit.ts'
import { claimForOrder } from './order-claims.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const date = '2026-12-01'
const order = { ...claimOf(date, 'day', 2), orderId: 'order-a' }

const claim = (part: ClaimTable['part'], lane: number, holder: string): ClaimTable => ({
  ...ghent,
  date,
  part,
  lane,
  holder,
  heldUntil: null,
})

describe.each(engines)('%s', (engine) => {
  async function booked() {
    const database = await freshDatabase(engine)
    await addSlots(database, [date, '2026-12-02'], 4)
    await claimForOrder(database, { ...order, holder: 'draft-a' }, now)
    const heldUntil = new Date(now.getTime() + 60_000)
    await holdVisit(database, { ...claimOf(date, 'day', 1), holder: 'draft-b', heldUntil }, now)
    return database
  }

  test('accepts orders with their claims, and holds', async () => {
    expect(await checkInvariants(await booked(), [order])).toEqual([])
  })

  test('names each broken promise in a sentence', async () => {
    const database = await booked()
    const check = () => checkInvariants(database, [order])
    expect(await checkInvariants(database, [])).toEqual(['order-a has claims but is not an order with a visit.'])
    expect(await checkInvariants(database, [order, { ...order, orderId: 'lost' }])).toEqual([
      'lost is ordered but has no claim.',
    ])
    expect(await checkInvariants(database, [{ ...order, people: 1 }])).toHaveLength(1)

    await database
      .insertInto('claim')
      .values(claim('morning', 4, 'order-a'))
      .execute()
    expect(await check()).toEqual([
      `order-a ordered BE ghent ${date}.day with 2 people in 4 slots but has BE ghent ${date}.day with 3 people in 5 slots.`,
    ])
    await database.deleteFrom('claim').where('lane', '=', 1).execute()
    // As many slots as ordered would need people, but not the same ones in both parts.
    await database
      .insertInto('claim')
      .values(claim('afternoon', 1, 'order-a'))
      .execute()
    expect(await check()).toHaveLength(1)
    await database.deleteFrom('claim').where('lane', 'in', [1, 4]).execute()
    expect(await check()).toHaveLength(1)
    await database
      .insertInto('claim')
      .values([
        { ...claim('morning', 1, 'order-a'), date: '2026-12-02' },
        { ...claim('afternoon', 1, 'order-a'), date: '2026-12-02' },
      ])
      .execute()
    expect(await check()).toHaveLength(1)
  })

  test('names a table that lost its keys', async () => {
    const database = await booked()
    await sql`alter table "claim" rename to "former"`.execute(database)
    await sql`create table "claim" as select * from "former"`.execute(database)
    await database
      .insertInto('claim')
      .values(claim('morning', 9, 'order-a'))
      .execute()
    await database
      .insertInto('claim')
      .values(claim('morning', 1, 'order-b'))
      .execute()
    const sentences = await checkInvariants(database, [order])
    expect(sentences).toContain(`BE ghent ${date} morning lane 9 is claimed but no slot.`)
    expect(sentences).toContain(`BE ghent ${date} morning lane 1 has two owners.`)
  })
})
