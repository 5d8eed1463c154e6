import { describe, expect, test } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { addSlots, claimOf, claimsOf, ghent } from '../../testing/scheduling/slots.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { freeVisits } from './free-visits.ts'
import { holdVisit, prolongHold } from './hold-visit.ts'
import { type VisitClaim, VisitTaken } from './visit-claim.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const [first, second] = ['2026-12-01', '2026-12-02'] as const

const hold = (database: Database, holder: string, claim: VisitClaim, at = now) =>
  retryingTransaction(database, (transaction) =>
    holdVisit(transaction, { ...claim, holder, heldUntil: new Date(at.getTime() + 15 * 60_000) }, at),
  )

async function withSlots(engine: (typeof engines)[number], people: number) {
  const database = await freshDatabase(engine)
  await addSlots(database, [first, second], people)
  return database
}

describe.each(engines)('%s', (engine) => {
  test('a held visit cannot be held by another until the hold ends, and not a millisecond earlier', async () => {
    const database = await withSlots(engine, 4)
    await hold(database, 'a', claimOf(first, 'morning', 2))
    await expect(hold(database, 'b', claimOf(first, 'morning', 3))).rejects.toThrow(VisitTaken)
    const almost = new Date(minutes(15).getTime() - 1)
    await expect(hold(database, 'b', claimOf(first, 'morning', 3), almost)).rejects.toThrow(VisitTaken)
    expect(await hold(database, 'b', claimOf(first, 'morning', 2), almost), 'half of the morning is held').toBe(false)
    await hold(database, 'b', claimOf(first, 'morning', 2), minutes(15))
    const until = minutes(30).toISOString()
    expect(await claimsOf(database)).toEqual([`${first}.morning.1 b ${until}`, `${first}.morning.2 b ${until}`])
  })

  test('a day takes the same people in both parts', async () => {
    const database = await withSlots(engine, 4)
    await hold(database, 'a', claimOf(first, 'morning', 1))
    await hold(database, 'b', claimOf(first, 'afternoon', 2))
    await hold(database, 'b', claimOf(second, 'day', 2))
    await hold(database, 'b', claimOf(first, 'day', 1))
    const until = minutes(15).toISOString()
    expect(await claimsOf(database)).toEqual([
      `${first}.afternoon.2 b ${until}`,
      `${first}.morning.1 a ${until}`,
      `${first}.morning.2 b ${until}`,
    ])
  })

  test('a refused hold changes nothing: the former hold stays', async () => {
    const database = await withSlots(engine, 4)
    await hold(database, 'a', claimOf(first, 'morning', 2))
    await hold(database, 'b', claimOf(second, 'day', 1))
    const before = await claimsOf(database)
    await expect(hold(database, 'b', claimOf(first, 'day', 3))).rejects.toThrow(VisitTaken)
    await expect(hold(database, 'b', claimOf(second, 'day', 5))).rejects.toThrow(VisitTaken)
    await expect(hold(database, 'b', claimOf('2026-12-03', 'day', 1))).rejects.toThrow(VisitTaken)
    await expect(hold(database, 'b', { ...claimOf(second, 'day', 1), team: 'antwerp' })).rejects.toThrow(VisitTaken)
    await expect(hold(database, 'b', { ...claimOf(second, 'day', 1), country: 'NL' })).rejects.toThrow(VisitTaken)
    expect(await claimsOf(database)).toEqual(before)
  })

  test('a hold is prolonged while it lasts; afterwards it has to be taken again', async () => {
    const database = await withSlots(engine, 2)
    await hold(database, 'a', claimOf(first, 'day', 1))
    expect(await prolongHold(database, 'a', minutes(29), minutes(14))).toBe(true)
    expect(await prolongHold(database, 'a', minutes(44), minutes(29))).toBe(false)
    expect(await prolongHold(database, 'nobody', minutes(29), minutes(14))).toBe(false)
    expect(await hold(database, 'a', claimOf(first, 'day', 1), minutes(29))).toBe(true)
  })

  test('holds of unfinished orders take half of each part of a date at most; its other half is offered, and belongs to whoever orders first', async () => {
    const database = await withSlots(engine, 4)
    await hold(database, 'a', claimOf(first, 'morning', 2))
    await hold(database, 'b', claimOf(first, 'afternoon', 2))
    await hold(database, 'c', claimOf(second, 'morning', 1))
    expect(await hold(database, 'c', claimOf(first, 'morning', 1))).toBe(false)
    expect(
      (await claimsOf(database)).filter((claim) => claim.includes(' c ')),
      'nothing, here or there',
    ).toEqual([])
    const search = { ...ghent, people: 1, parts: ['morning'] as const, from: first, until: second }
    expect(await freeVisits(database, search, now)).toEqual([first, second].map((date) => ({ date, part: 'morning' })))
    await expect(hold(database, 'c', claimOf(first, 'morning', 3))).rejects.toThrow(VisitTaken)
    await hold(database, 'c', claimOf(second, 'morning', 1))
    // A client with a hold may change it.
    expect(await freeVisits(database, { ...search, holder: 'a' }, now)).toHaveLength(2)
    await hold(database, 'a', claimOf(first, 'day', 1))
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
})
