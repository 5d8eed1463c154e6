import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { apiReviews, type FakeGoogle, startFakeGoogle } from '../../testing/reviews/fake-google.ts'
import type { Database } from '../database/schema.ts'
import { googleReviews } from './google-reviews.ts'
import { syncWhenDue } from './sync-regularly.ts'

const start = new Date('2026-11-21T10:00:00.000Z')
const hour = 3_600_000

/** One check of a server process, some hours after the start. */
function syncOnce(database: Database, google: FakeGoogle, hours = 0, signal?: AbortSignal, everyHours = 6) {
  return syncWhenDue({
    database,
    source: googleReviews(google.settings(), signal),
    everyHours,
    clock: () => new Date(start.getTime() + hours * hour),
    random: () => 0,
    log: pino({ level: 'silent' }),
    ...(signal && { signal }),
  })
}

const countOf = async (database: Database) => (await database.selectFrom('review').select('reviewId').execute()).length

describe.each(engines)('%s', (engine) => {
  test('a new database is synchronised immediately, then every six hours, and sooner as soon as the interval is shorter', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(3)
    expect(await syncOnce(database, google)).toBe(true)
    expect(await countOf(database)).toBe(3)
    expect(await syncOnce(database, google, 5.99)).toBe(false)
    google.reviews = apiReviews(4)
    expect(await syncOnce(database, google, 6)).toBe(true)
    expect(await countOf(database)).toBe(4)
    expect(await syncOnce(database, google, 7)).toBe(false)
    expect(await syncOnce(database, google, 7, undefined, 1)).toBe(true)
    expect(await syncOnce(database, google, 7.1, undefined, 1)).toBe(false)
  })

  test('only one of several processes synchronises', async () => {
    const url = await migratedDatabaseUrl(engine)
    const processes = Array.from({ length: 4 }, () => anotherConnection(url))
    const google = await startFakeGoogle()
    google.reviews = apiReviews(3)
    const results = await Promise.all(processes.map((database) => syncOnce(database, google)))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(google.queries).toHaveLength(1)
  })

  test('after each failure it waits longer, and after a success it is regular again', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.failures = [{ status: 403 }, { status: 403 }]
    const second = 1 / 3600
    expect(await syncOnce(database, google)).toBe(true)
    expect(await syncOnce(database, google, 0.9 * second)).toBe(false)
    expect(await syncOnce(database, google, second)).toBe(true)
    expect(await syncOnce(database, google, 2.9 * second)).toBe(false)
    expect(await syncOnce(database, google, 3 * second)).toBe(true)
    const state = await database.selectFrom('reviewSync').select(['failures', 'finishedAt']).executeTakeFirst()
    expect(state).toEqual({ failures: 0, finishedAt: '2026-11-21T10:00:03.000Z' })
    expect(await syncOnce(database, google, 6)).toBe(false)
  })

  test('it takes over from a dead process', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    const leasedUntil = new Date(start.getTime() + 1).toISOString()
    await database.updateTable('reviewSync').set({ leasedBy: 'another', leasedUntil }).execute()
    expect(await syncOnce(database, google)).toBe(false)
    await database.updateTable('reviewSync').set({ leasedBy: 'dead', leasedUntil: start.toISOString() }).execute()
    expect(await syncOnce(database, google)).toBe(true)
  })

  test('a server that stops leaves the synchronisation to the next one, without waiting', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(120)
    const stopping = new AbortController()
    google.beforePage = (request) => request === 2 && stopping.abort()
    await syncOnce(database, google, 0, stopping.signal)
    expect(await countOf(database)).toBe(0)
    expect(await syncOnce(database, google)).toBe(true)
    expect(await countOf(database)).toBe(120)
  })
})
