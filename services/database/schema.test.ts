import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { type Database, retryingTransaction } from './schema.ts'

const withhold = (database: Database, reviewId: string) =>
  database.insertInto('withheldReview').values({ reviewId }).execute()

/** An error as PostgreSQL's driver throws it. */
const aborted = (code: string) => Object.assign(new Error('aborted'), { code })

describe.each(engines)('%s', (engine) => {
  test.each(['40P01', '40001', '23503', '23505', 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'])(
    'a transaction that was aborted with %s is done again from its start',
    async (code) => {
      const database = await freshDatabase(engine)
      let attempts = 0
      const result = await retryingTransaction(database, async (transaction) => {
        attempts += 1
        await withhold(transaction, `attempt-${attempts}`)
        if (attempts < 3) throw aborted(code)
        return attempts
      })
      expect(result).toBe(3)
      expect(await database.selectFrom('withheldReview').selectAll().execute()).toEqual([{ reviewId: 'attempt-3' }])
    },
  )

  test('its own error is rethrown at once, with nothing changed; so is an abort that does not end', async () => {
    const database = await freshDatabase(engine)
    let attempts = 0
    const fail = (error: Error) =>
      retryingTransaction(database, async (transaction) => {
        attempts += 1
        await withhold(transaction, 'a')
        throw error
      })
    await expect(fail(new RangeError('impossible'))).rejects.toThrow(RangeError)
    expect(attempts).toBe(1)
    await expect(fail(aborted('40001'))).rejects.toThrow('aborted')
    expect(attempts).toBe(6)
    await expect(fail(aborted('SQLITE_FULL'))).rejects.toThrow('aborted')
    expect(attempts).toBe(7)
    expect(await database.selectFrom('withheldReview').selectAll().execute()).toEqual([])
  })

  test('the first error is rethrown, even if the rollback fails after it', async () => {
    const database = await freshDatabase(engine)
    const broken = retryingTransaction(database, async (transaction) => {
      await sql`rollback`.execute(transaction)
      throw new RangeError('first')
    })
    await expect(broken).rejects.toThrow('first')
    await withhold(database, 'afterwards')
  })

  test('two transactions that wait for each other both succeed', async () => {
    const url = await migratedDatabaseUrl(engine)
    const [one, two] = [anotherConnection(url), anotherConnection(url)] as const
    await one.insertInto('changeCounter').values({ id: 2, value: 0 }).execute()
    const count = (database: Database, ids: readonly number[]) =>
      retryingTransaction(database, async (transaction) => {
        for (const id of ids) {
          await transaction
            .updateTable('changeCounter')
            .set((eb) => ({ value: eb('value', '+', 1) }))
            .where('id', '=', id)
            .execute()
        }
      })
    for (let round = 0; round < 2; round += 1) await Promise.all([count(one, [1, 2]), count(two, [2, 1])])
    const counters = await one.selectFrom('changeCounter').selectAll().orderBy('id').execute()
    expect(counters).toEqual([
      { id: 1, value: 4 },
      { id: 2, value: 4 },
    ])
  })
})
