import { describe, expect, test } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { addSlots, claimOf, claimsOf } from '../../testing/scheduling/slots.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { holdVisit } from './hold-visit.ts'
import { claimForOrder, releaseOrder } from './order-claims.ts'
import { type VisitClaim, VisitTaken } from './visit-claim.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const [first, second] = ['2026-12-01', '2026-12-02'] as const

const hold = (database: Database, holder: string, claim: VisitClaim) =>
  retryingTransaction(database, (transaction) =>
    holdVisit(transaction, { ...claim, holder, heldUntil: minutes(15) }, now),
  )
const confirm = (database: Database, holder: string, claim: VisitClaim, at = now) =>
  retryingTransaction(database, (transaction) =>
    claimForOrder(transaction, { ...claim, holder, orderId: `order-${holder}` }, at),
  )
const swap = (database: Database, orderId: string, claim: VisitClaim) =>
  retryingTransaction(database, (transaction) => claimForOrder(transaction, { ...claim, orderId }, now))

async function withSlots(engine: (typeof engines)[number], people: number) {
  const database = await freshDatabase(engine)
  await addSlots(database, [first, second], people)
  return database
}

describe.each(engines)('%s', (engine) => {
  test('a hold becomes the order’s for good, with the same people', async () => {
    const database = await withSlots(engine, 3)
    await hold(database, 'a', claimOf(first, 'day', 1))
    await hold(database, 'b', claimOf(second, 'morning', 1))
    await confirm(database, 'b', claimOf(second, 'morning', 1))
    await confirm(database, 'a', claimOf(first, 'day', 1))
    expect(await claimsOf(database)).toEqual([
      `${first}.afternoon.1 order-a`,
      `${first}.morning.1 order-a`,
      `${second}.morning.1 order-b`,
    ])
    await expect(hold(database, 'c', claimOf(first, 'day', 3))).rejects.toThrow(VisitTaken)
  })

  test('an ended hold still becomes an order while its people, or others, are free; then no longer', async () => {
    const database = await withSlots(engine, 2)
    await hold(database, 'a', claimOf(first, 'morning', 1))
    await confirm(database, 'b', claimOf(first, 'morning', 1), minutes(15))
    await confirm(database, 'c', claimOf(first, 'morning', 1), minutes(15))
    const before = await claimsOf(database)
    expect(before).toEqual([`${first}.morning.1 order-b`, `${first}.morning.2 order-c`])
    await expect(confirm(database, 'a', claimOf(first, 'morning', 1), minutes(15))).rejects.toThrow(VisitTaken)
    expect(await claimsOf(database)).toEqual(before)
  })

  test('a hold of another visit is freed when the order takes a different one', async () => {
    const database = await withSlots(engine, 2)
    await hold(database, 'a', claimOf(first, 'day', 2))
    await confirm(database, 'a', claimOf(second, 'morning', 1))
    expect(await claimsOf(database)).toEqual([`${second}.morning.1 order-a`])
  })

  test('a swap keeps the people that both visits have, and frees the others', async () => {
    const database = await withSlots(engine, 3)
    await confirm(database, 'a', claimOf(first, 'morning', 1))
    await confirm(database, 'b', claimOf(first, 'morning', 1))
    await swap(database, 'order-b', claimOf(first, 'day', 1))
    expect(await claimsOf(database)).toEqual([
      `${first}.afternoon.2 order-b`,
      `${first}.morning.1 order-a`,
      `${first}.morning.2 order-b`,
    ])
    await swap(database, 'order-b', claimOf(second, 'afternoon', 3))
    expect(await claimsOf(database)).toEqual([
      `${first}.morning.1 order-a`,
      ...[1, 2, 3].map((lane) => `${second}.afternoon.${lane} order-b`),
    ])
  })

  test('a refused swap leaves the claims of the order unchanged', async () => {
    const database = await withSlots(engine, 2)
    await confirm(database, 'a', claimOf(first, 'day', 2))
    await confirm(database, 'b', claimOf(second, 'morning', 1))
    const before = await claimsOf(database)
    await expect(swap(database, 'order-b', claimOf(first, 'afternoon', 1))).rejects.toThrow(VisitTaken)
    await expect(swap(database, 'order-b', claimOf(second, 'morning', 3))).rejects.toThrow(VisitTaken)
    expect(await claimsOf(database)).toEqual(before)
  })

  test('a cancelled order’s people can be ordered again', async () => {
    const database = await withSlots(engine, 1)
    await confirm(database, 'a', claimOf(first, 'day', 1))
    await releaseOrder(database, 'order-a')
    await confirm(database, 'b', claimOf(first, 'day', 1))
    expect(await claimsOf(database)).toEqual([`${first}.afternoon.1 order-b`, `${first}.morning.1 order-b`])
  })

  test('of two orders that move to the last person at once, one gets it and the other keeps its claims', async () => {
    const url = await migratedDatabaseUrl(engine)
    const [one, two] = [anotherConnection(url), anotherConnection(url)] as const
    await addSlots(one, [first, second], 2)
    await confirm(one, 'c', claimOf(second, 'morning', 1))
    for (let round = 0; round < 10; round += 1) {
      await confirm(one, 'a', claimOf(first, 'day', 1))
      await confirm(one, 'b', claimOf(first, 'day', 1))
      const outcomes = await Promise.allSettled([
        swap(one, 'order-a', claimOf(second, 'day', 1)),
        swap(two, 'order-b', claimOf(second, 'day', 1)),
      ])
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(refused).toEqual([expect.any(VisitTaken)])
      const moved = await one.selectFrom('claim').selectAll().where('date', '=', second).execute()
      expect(moved).toHaveLength(3)
      expect(await claimsOf(one)).toHaveLength(5)
      await releaseOrder(one, 'order-a')
      await releaseOrder(one, 'order-b')
    }
  })
})
