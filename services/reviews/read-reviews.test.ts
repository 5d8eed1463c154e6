import { describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { apiReviews, type FakeGoogle, startFakeGoogle } from '../../testing/reviews/fake-google.ts'
import { idsOf, start, storedIds, syncOnce } from '../../testing/reviews/sync-once.ts'

const pagesAskedFor = (google: FakeGoogle) => google.queries.map((query) => query.get('pageToken'))

describe.each(engines)('%s', (engine) => {
  test('an interrupted run shows nothing yet, and resumes at its page', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(10, 1000)
    await syncOnce(database, google)
    google.reviews = apiReviews(220)
    google.queries = []
    const interruption = new AbortController()
    const onProgress = (read: number) => read === 100 && interruption.abort()
    await expect(syncOnce(database, google, { signal: interruption.signal, onProgress })).rejects.toThrow('abort')
    expect(await storedIds(database)).toEqual(idsOf(apiReviews(10, 1000)))
    expect(await syncOnce(database, google)).toMatchObject({ added: 220, removed: 10 })
    expect(pagesAskedFor(google)).toEqual([null, '0.50', '0.100', '0.150', '0.200', null])
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
  })

  test('a run that Google interrupted resumes too, even on its last page', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(60)
    google.beforePage = (request) => {
      if (request === 3) google.failures = [{ status: 403, body: '{}' }]
    }
    await expect(syncOnce(database, google)).rejects.toThrow('Google answers 403')
    expect(await syncOnce(database, google)).toMatchObject({ added: 60 })
    expect(pagesAskedFor(google)).toEqual([null, '0.50', null, '0.50', null])
  })

  test('after more than an hour, for another location, or with an expired page token a run starts again', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(60)
    const interrupt = async () => {
      google.failures = []
      google.queries = []
      google.beforePage = () => {
        google.failures = google.queries.length === 2 ? [{ status: 403 }] : []
      }
      await expect(syncOnce(database, google)).rejects.toThrow('403')
      google.beforePage = () => {}
      google.queries = []
    }
    await interrupt()
    const later = () => new Date(start.getTime() + 3_600_000)
    await syncOnce(database, google, { clock: later })
    expect(pagesAskedFor(google)).toEqual([null, '0.50', null])

    await interrupt()
    await database.updateTable('reviewSync').set({ location: 'accounts/1/locations/9' }).execute()
    await syncOnce(database, google)
    expect(pagesAskedFor(google)).toEqual([null, '0.50', null])

    await interrupt()
    google.forgetPages()
    expect(await syncOnce(database, google)).toMatchObject({ complete: true })
    expect(pagesAskedFor(google)).toEqual(['0.50', null, '1.50', null])
  })

  test('a review that is edited while the list is read, and so moves to its top, is not lost', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(120)
    await syncOnce(database, google)
    google.queries = []
    const last = google.reviews[119]
    google.beforePage = (request) => {
      if (request === 2 && last) last.updateTime = '2026-11-20T10:00:00Z'
    }
    // The edit pushed review-99 from page 2 to 3; review-119 left page 3 for page 1, which had been read.
    expect(await syncOnce(database, google)).toMatchObject({ added: 0, updated: 1, removed: 0 })
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
  })

  test('if a review disappears while the list is read, it is read again, so that no other review is removed by mistake', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(120)
    await syncOnce(database, google)
    google.queries = []
    google.beforePage = (request) => {
      if (request === 2) google.reviews.shift()
    }
    expect(await syncOnce(database, google)).toMatchObject({ removed: 1, complete: true })
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
    expect(google.queries).toHaveLength(8)
  })

  test('if reviews keep disappearing while the list is read, none is removed this time', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(200)
    await syncOnce(database, google)
    google.queries = []
    google.beforePage = () => google.reviews.shift()
    expect(await syncOnce(database, google)).toMatchObject({ removed: 0, complete: false })
    expect(await storedIds(database)).toEqual(idsOf(apiReviews(200)))
  })

  test('a list without an end, and one that Google counts but does not return, change nothing', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(2)
    await syncOnce(database, google)
    const page = { reviews: [], unratedCount: 1, averageRating: 4, totalReviewCount: 9, nextPageToken: 'same' }
    const endless = { location: 'accounts/1/locations/3', page: async () => page }
    await expect(syncOnce(database, endless)).rejects.toThrow('the list has no end')
    google.reviews = []
    google.totalReviewCount = 12
    await expect(syncOnce(database, google)).rejects.toThrow('Google counts 12 reviews, but lists none.')
    expect(await storedIds(database)).toEqual(['review-0', 'review-1'])
  })
})
