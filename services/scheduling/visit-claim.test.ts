import { describe, expect, test } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { addSlots, claimOf, claimsOf } from '../../testing/scheduling/slots.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { holdVisit, prolongHold } from './hold-visit.ts'
import { claimForOrder, releaseOrder } from './order-claims.ts'
import { type VisitClaim, VisitTaken } from './visit-claim.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const [first, second] = ['2026-12-01', '2026-12-02'] as const

const hold = (database: Database, holder: string, claim: VisitClaim, at = now) =>
  retryingTransaction(database, (transaction) =>
    holdVisit(transaction, { ...claim, holder, heldUntil: new Date(at.getTime() + 15 * 60_000) }, at),
  )
const order = (database: Database, orderId: string, claim: VisitClaim) =>
  retryingTransaction(database, (transaction) => claimForOrder(transaction, { ...claim, orderId }, now))

// `model.test.ts` has all else that happens one after the other to the people of one team.
describe.each(engines)('%s', (engine) => {
  test('a hold ends on time, and not a millisecond earlier; once it has ended it cannot be prolonged', async () => {
    const database = await freshDatabase(engine)
    await addSlots(database, [first], 4)
    await hold(database, 'a', claimOf(first, 'morning', 2))
    expect(await hold(database, 'a', claimOf(first, 'morning', 2)), 'it may be changed').toBe(true)
    const almost = new Date(minutes(15).getTime() - 1)
    await expect(hold(database, 'b', claimOf(first, 'morning', 3), almost)).rejects.toThrow(VisitTaken)
    expect(await hold(database, 'b', claimOf(first, 'morning', 2), minutes(15))).toBe(true)
    const until = minutes(30).toISOString()
    expect(await claimsOf(database)).toEqual([`${first}.morning.1 b ${until}`, `${first}.morning.2 b ${until}`])
    expect(await prolongHold(database, 'b', minutes(44), minutes(29))).toBe(true)
    expect(await prolongHold(database, 'b', minutes(59), minutes(44))).toBe(false)
  })

  test('a swap keeps the people that both visits have', async () => {
    const database = await freshDatabase(engine)
    await addSlots(database, [first], 3)
    await order(database, 'a', claimOf(first, 'morning', 1))
    await order(database, 'b', claimOf(first, 'morning', 1))
    await order(database, 'b', claimOf(first, 'day', 1))
    await releaseOrder(database, 'a')
    await order(database, 'b', claimOf(first, 'morning', 1))
    expect(await claimsOf(database)).toEqual([`${first}.morning.2 b`])
  })

  test('a visit of another date, team or country has no people, and the former hold stays', async () => {
    const database = await freshDatabase(engine)
    await addSlots(database, [first, second], 4)
    await hold(database, 'b', claimOf(second, 'day', 1))
    const before = await claimsOf(database)
    const claim = claimOf(second, 'day', 1)
    for (const other of [claimOf('2026-12-03', 'day', 1), { ...claim, team: 'antwerp' }, { ...claim, country: 'NL' }])
      await expect(hold(database, 'b', other as VisitClaim)).rejects.toThrow(VisitTaken)
    expect(await claimsOf(database)).toEqual(before)
  })

  test('of many visitors in several processes, as many hold a date as the limit allows, and no visit has two holders', async () => {
    const url = await migratedDatabaseUrl(engine)
    const [one, two, three] = [anotherConnection(url), anotherConnection(url), anotherConnection(url)] as const
    await addSlots(one, [first], 8)
    const tries = Array.from({ length: 30 }, (_, index) =>
      hold(
        [one, two, three][index % 3] ?? one,
        `draft-${index}`,
        claimOf(first, index % 2 ? 'morning' : 'afternoon', 1),
      ),
    )
    expect((await Promise.all(tries)).filter((held) => held)).toHaveLength(8)
    expect(await claimsOf(one)).toHaveLength(8)
  })

  test('of two orders that move to the last person at once, one gets it and the other keeps its claims', async () => {
    const url = await migratedDatabaseUrl(engine)
    const [one, two] = [anotherConnection(url), anotherConnection(url)] as const
    await addSlots(one, [first, second], 2)
    await order(one, 'c', claimOf(second, 'morning', 1))
    for (let round = 0; round < 10; round += 1) {
      await order(one, 'a', claimOf(first, 'day', 1))
      await order(one, 'b', claimOf(first, 'day', 1))
      const outcomes = await Promise.allSettled([
        order(one, 'a', claimOf(second, 'day', 1)),
        order(two, 'b', claimOf(second, 'day', 1)),
      ])
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(refused).toEqual([expect.any(VisitTaken)])
      const moved = await one.selectFrom('claim').selectAll().where('date', '=', second).execute()
      expect(moved).toHaveLength(3)
      expect(await claimsOf(one)).toHaveLength(5)
      await releaseOrder(one, 'a')
      await releaseOrder(one, 'b')
    }
  })
})
