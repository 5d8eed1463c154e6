import { describe, expect, it } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { audit, type DetailsCondition, forgetDetails, verifyAudit } from './audit.ts'

const now = new Date('2026-11-23T10:00:00.000Z')
const given = { by: { id: 'sara' }, action: 'changePerson', subject: 'person:tom', before: { role: 'crew' } } as const

async function record(database: Database, entries: number) {
  for (let entry = 1; entry <= entries; entry += 1)
    await retryingTransaction(database, (transaction) => audit(transaction, { ...given, after: { entry } }, now))
}

describe.each(engines)('the audit trail on %s', (engine) => {
  it('fits together, and knows the digests that it had', async () => {
    const database = await freshDatabase(engine)
    expect(await verifyAudit(database)).toMatchObject({ ok: true, entries: 0, known: true })
    await record(database, 3)
    const check = await verifyAudit(database)
    expect(check).toMatchObject({ ok: true, entries: 3, known: true })
    await record(database, 2)
    expect(await verifyAudit(database, check.ok ? check.head : '')).toMatchObject({ entries: 5, known: true })
    expect(await verifyAudit(database, 'f'.repeat(64))).toMatchObject({ ok: true, known: false })
  })

  it.each<[string, number, (database: Database) => Promise<unknown>]>([
    [
      'a changed person',
      2,
      (database) => database.updateTable('audit').set({ personId: 'tom' }).where('seq', '=', 2).execute(),
    ],
    [
      'changed details',
      2,
      (database) => database.updateTable('audit').set({ details: '{}' }).where('seq', '=', 2).execute(),
    ],
    [
      'a changed time',
      1,
      (database) => database.updateTable('audit').set({ at: '2027' }).where('seq', '=', 1).execute(),
    ],
    ['an entry that is gone', 2, (database) => database.deleteFrom('audit').where('seq', '=', 2).execute()],
    ['a last entry that is gone', 3, (database) => database.deleteFrom('audit').where('seq', '=', 3).execute()],
  ])('notices %s', async (_, brokenAt, tamper) => {
    const database = await freshDatabase(engine)
    await record(database, 3)
    await tamper(database)
    expect(await verifyAudit(database)).toEqual({ ok: false, brokenAt })
  })

  it('fits together while entries are added and emptied', async () => {
    const database = await freshDatabase(engine)
    await record(database, 30)
    let goesOn = true
    const writing = (async () => {
      for (let seq = 1; goesOn; seq += 1) {
        await record(database, 1)
        const which: DetailsCondition = (eb) => eb.and([eb('seq', '=', seq), eb('action', '<>', 'forgetPersonalData')])
        await retryingTransaction(database, (transaction) => forgetDetails(transaction, { by: undefined, which }, now))
      }
    })()
    const checks = []
    for (let check = 0; check < 40; check += 1) checks.push(await verifyAudit(database))
    goesOn = false
    await writing
    expect(checks.filter(({ ok }) => !ok)).toEqual([])
  })

  it('still fits together when details were forgotten by an entry that names them, and not otherwise (R17.7)', async () => {
    const database = await freshDatabase(engine)
    await record(database, 4)
    const forget = (seq: number) =>
      retryingTransaction(database, (transaction) =>
        forgetDetails(transaction, { by: { id: 'olga' }, which: (eb) => eb('seq', '=', seq) }, now),
      )
    expect(await forget(2)).toBe(1)
    expect(await forget(2), 'empty already').toBe(0)
    expect(await verifyAudit(database)).toMatchObject({ ok: true, entries: 5 })
    await database.updateTable('audit').set({ details: null }).where('seq', '=', 3).execute()
    expect(await verifyAudit(database)).toEqual({ ok: false, brokenAt: 3 })
  })

  it('numbers what happens at the same time one after the other, and nothing that was rolled back', async () => {
    const url = await migratedDatabaseUrl(engine)
    const connections = [1, 2, 3].map(() => anotherConnection(url))
    const [first] = connections as [Database, ...Database[]]
    await Promise.allSettled(
      Array.from({ length: 30 }, (_, entry) =>
        retryingTransaction(connections[entry % 3] ?? first, async (transaction) => {
          await audit(transaction, { ...given, after: { entry } }, now)
          if (entry % 5 === 0) throw new Error('rolled back')
        }),
      ),
    )
    expect(await verifyAudit(first)).toMatchObject({ ok: true, entries: 24 })
  })
})
