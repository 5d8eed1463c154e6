import { describe, expect, test } from 'vitest'
import { latestChangeId } from '../database/changes.ts'
import { migrateDatabase } from '../database/migrate-database.ts'
import type { Database } from '../database/schema.ts'
import { anotherConnection, engines, freshDatabase, freshDatabaseUrl } from '../database/testing/engines.ts'
import { googleReviews, type ReviewSource } from './google-reviews.ts'
import { latestReviews, readStatistics } from './reviews.ts'
import { withLease } from './sync-lease.ts'
import { syncReviews } from './sync-reviews.ts'
import { apiReviews, type FakeGoogle, startFakeGoogle } from './testing/fake-google.ts'

const start = new Date('2026-11-21T10:00:00.000Z')

interface Run {
  clock?: () => Date
  signal?: AbortSignal
  onProgress?: (read: number, total: number) => void
}

/** One synchronisation as a process does it, whose waits take no time. */
function sync(database: Database, source: FakeGoogle | ReviewSource, { clock = () => start, ...run }: Run = {}) {
  const pause = async () => {}
  const reviews = 'settings' in source ? googleReviews(source.settings(), { pause, random: () => 0 }) : source
  return withLease(database, clock, (lease) => syncReviews({ database, source: reviews, lease, clock, ...run }))
}

const storedIds = async (database: Database) =>
  (await database.selectFrom('review').select('reviewId').orderBy('reviewId').execute()).map((row) => row.reviewId)
const idsOf = (reviews: readonly { reviewId: string }[]) => reviews.map(({ reviewId }) => reviewId).sort()
const pagesAskedFor = (google: FakeGoogle) => google.queries.map((query) => query.get('pageToken'))

/** A stored rating without words. */
const plain = {
  ...{ displayName: '', commentEN: '', commentNL: '', translatedLanguage: null, originalComment: '', reply: '' },
  lastUpdatedAt: '2026-03-02T09:12:45.123Z',
}

describe.each(engines)('%s', (engine) => {
  test('the first synchronisation replaces the development data with all reviews and Google’s figures', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    await database
      .insertInto('review')
      .values({ ...plain, reviewId: 'development', starRatingNumber: 5 })
      .execute()
    google.reviews = apiReviews(120)
    google.reviews[7] = { ...apiReviews(1, 7)[0], starRating: 'ONE' } as (typeof google.reviews)[0]
    google.totalReviewCount = 123
    const progress: [number, number][] = []
    const result = await sync(database, google, { onProgress: (...figures) => progress.push(figures) })
    expect(result).toMatchObject({ added: 120, updated: 0, removed: 1, complete: true })
    expect(result).toMatchObject({ averageRating: 4.7, totalReviewCount: 123 })
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
    expect(await readStatistics(database)).toEqual({
      averageRating: 4.7,
      totalReviewCount: 123,
      histogram: [1, 0, 0, 0, 119],
    })
    expect((await latestReviews(database, 3)).map(({ reviewId }) => reviewId)).toEqual([
      'review-0',
      'review-1',
      'review-2',
    ])
    expect(progress.slice(0, 3)).toEqual([
      [50, 123],
      [100, 123],
      [120, 123],
    ])
  })

  test('a second synchronisation changes nothing, and no page is rendered again for it', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(60)
    await sync(database, google)
    const changes = await latestChangeId(database)
    expect(await sync(database, google)).toMatchObject({ added: 0, updated: 0, removed: 0 })
    expect(await latestChangeId(database)).toBe(changes)
  })

  test('new, changed and removed reviews are taken over, and the change is noted once', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(60, 1)
    await sync(database, google)
    const changes = await latestChangeId(database)
    const [, edited, replied, ...others] = google.reviews
    if (!edited || !replied) throw new Error('reviews are missing')
    google.reviews = [
      ...apiReviews(1),
      { ...edited, starRating: 'FOUR', comment: 'Toch iets minder', updateTime: '2026-11-20T10:00:00.123456789Z' },
      { ...replied, reviewReply: { comment: 'Bedankt!', updateTime: '2026-11-20T10:00:00Z' } },
      ...others,
    ]
    expect(await sync(database, google)).toMatchObject({ added: 1, updated: 2, removed: 1 })
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
    expect(await latestChangeId(database)).toBe(changes + 1)
    expect((await latestReviews(database, 1))[0]).toMatchObject({
      reviewId: edited.reviewId,
      starRatingNumber: 4,
      commentNL: 'Toch iets minder',
      lastUpdatedAt: '2026-11-20T10:00:00.123Z',
    })
    expect(await readStatistics(database)).toMatchObject({ histogram: [0, 0, 0, 1, 59] })
  })

  test('a profile that has lost all its reviews leaves none', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(3)
    await sync(database, google)
    google.reviews = []
    expect(await sync(database, google)).toMatchObject({ removed: 3, complete: true })
    expect(await readStatistics(database)).toEqual({
      averageRating: 0,
      totalReviewCount: 0,
      histogram: [0, 0, 0, 0, 0],
    })
  })

  test('what is unusual arrives as it is: emoji, envelopes, ratings alone, no stars, no name', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    const updateTime = '2026-03-02T09:12:45.123456789Z'
    google.reviews = [
      {
        reviewId: 'a',
        starRating: 'FIVE',
        updateTime,
        comment: 'Top 👩‍👩‍👧‍👦🧽 \u0000שלום',
        reviewer: { displayName: '李小龙 🥋' },
      },
      { reviewId: 'b', starRating: 'TWO', updateTime, reviewer: { displayName: 'Google', isAnonymous: true } },
      { reviewId: 'c', starRating: 'STAR_RATING_UNSPECIFIED', updateTime },
      { reviewId: 'd', starRating: 'THREE', updateTime, comment: 'Très bien\n\n(Translated by Google)\nVery good' },
      { reviewId: 'e', starRating: 'FOUR', updateTime, comment: '(Translated by Google) Cut o' },
    ]
    await sync(database, google)
    const both = (comment: string) => ({ commentEN: comment, commentNL: comment })
    expect(await database.selectFrom('review').selectAll().orderBy('reviewId').execute()).toEqual([
      { ...plain, ...both('Top 👩‍👩‍👧‍👦🧽 שלום'), reviewId: 'a', starRatingNumber: 5, displayName: '李小龙 🥋' },
      { ...plain, ...both(''), reviewId: 'b', starRatingNumber: 2, displayName: '' },
      {
        ...plain,
        ...{ reviewId: 'd', starRatingNumber: 3, displayName: '', commentEN: 'Very good', commentNL: 'Très bien' },
        ...{ translatedLanguage: 'en', originalComment: 'Très bien' },
      },
      { ...plain, ...both('(Translated by Google) Cut o'), reviewId: 'e', starRatingNumber: 4, displayName: '' },
    ])
  })

  test('an interrupted reading shows nothing yet, and goes on at its page', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(10, 1000)
    await sync(database, google)
    google.reviews = apiReviews(220)
    google.queries = []
    const interruption = new AbortController()
    const onProgress = (read: number) => read === 100 && interruption.abort()
    await expect(sync(database, google, { signal: interruption.signal, onProgress })).rejects.toThrow('abort')
    expect(await storedIds(database)).toEqual(idsOf(apiReviews(10, 1000)))
    expect(await sync(database, google)).toMatchObject({ added: 220, removed: 10 })
    expect(pagesAskedFor(google)).toEqual([null, '0.50', '0.100', '0.150', '0.200', null])
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
  })

  test('so does one that Google interrupted, even on its last page', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(60)
    google.beforePage = (request) => {
      if (request === 3) google.failures = [{ status: 403, body: '{}' }]
    }
    await expect(sync(database, google)).rejects.toThrow('Google answers 403')
    expect(await sync(database, google)).toMatchObject({ added: 60 })
    expect(pagesAskedFor(google)).toEqual([null, '0.50', null, '0.50', null])
  })

  test('an interruption of more than an hour, another location, or pages Google forgot: it starts again', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(60)
    const interrupt = async () => {
      google.failures = []
      google.queries = []
      google.beforePage = () => {
        google.failures = google.queries.length === 2 ? [{ status: 403 }] : []
      }
      await expect(sync(database, google)).rejects.toThrow('403')
      google.beforePage = () => {}
      google.queries = []
    }
    await interrupt()
    const later = () => new Date(start.getTime() + 3_600_000)
    await sync(database, google, { clock: later })
    expect(pagesAskedFor(google)).toEqual([null, '0.50', null])

    await interrupt()
    await database.updateTable('reviewSync').set({ location: 'accounts/1/locations/9' }).execute()
    await sync(database, google)
    expect(pagesAskedFor(google)).toEqual([null, '0.50', null])

    await interrupt()
    google.forgetPages()
    expect(await sync(database, google)).toMatchObject({ complete: true })
    expect(pagesAskedFor(google)).toEqual(['0.50', null, '1.50', null])
  })

  test('a review that is edited while the list is read moves to its top and is not lost', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(120)
    await sync(database, google)
    google.queries = []
    const last = google.reviews[119]
    google.beforePage = (request) => {
      if (request === 2 && last) last.updateTime = '2026-11-20T10:00:00Z'
    }
    // The edit pushed review-99 from page 2 to 3; review-119 left page 3 for page 1, which had been read.
    expect(await sync(database, google)).toMatchObject({ added: 0, updated: 1, removed: 0 })
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
  })

  test('a list that loses a review while it is read is read again, so that no other one is taken for lost', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(120)
    await sync(database, google)
    google.queries = []
    google.beforePage = (request) => {
      if (request === 2) google.reviews.shift()
    }
    expect(await sync(database, google)).toMatchObject({ removed: 1, complete: true })
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
    expect(google.queries).toHaveLength(8)
  })

  test('from a list that never stops losing reviews none is removed this time', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(200)
    await sync(database, google)
    google.queries = []
    google.beforePage = () => google.reviews.shift()
    expect(await sync(database, google)).toMatchObject({ removed: 0, complete: false })
    expect(await storedIds(database)).toEqual(idsOf(apiReviews(200)))
  })

  test('who reads meanwhile sees the old reviews with their figures or the new ones, never a mixture', async () => {
    const url = await freshDatabaseUrl(engine)
    const [database, reader] = [anotherConnection(url), anotherConnection(url)]
    await migrateDatabase(database)
    const google = await startFakeGoogle()
    google.reviews = apiReviews(300)
    await sync(database, google)
    google.reviews = apiReviews(300, 1000)
    google.totalReviewCount = 1300
    let running = true
    const syncing = sync(database, google).finally(() => {
      running = false
    })
    const look = async () => {
      const rows = await reader
        .selectFrom('review')
        .select((eb) => ['reviewId', eb.selectFrom('statistics').select('totalReviewCount').as('total')])
        .execute()
      const from = rows[0]?.reviewId.length === 'review-1000'.length ? 1000 : 0
      const whole = idsOf(rows).join() === idsOf(apiReviews(300, from)).join()
      return whole && rows[0]?.total === 300 + from ? `from ${from}` : 'a mixture'
    }
    const seen = new Set<string>()
    while (running) {
      seen.add(await look())
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await syncing).toMatchObject({ added: 300, removed: 300 })
    expect(seen.add(await look())).toEqual(new Set(['from 0', 'from 1000']))
  })

  test('while one process synchronises no other one does, and a lease that was lost changes nothing', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(2)
    const taken = await withLease(
      database,
      () => start,
      async (lease) => {
        await expect(sync(database, google)).rejects.toThrow('Reviews are being synchronised by another process.')
        const late = () => new Date(start.getTime() + 15 * 60_000)
        await sync(database, google, { clock: late })
        return lease
      },
    )
    expect(await storedIds(database)).toEqual(['review-0', 'review-1'])
    google.reviews = []
    const source = googleReviews(google.settings(), { pause: async () => {}, random: () => 0 })
    await expect(syncReviews({ database, source, lease: taken, clock: () => start })).rejects.toThrow('has taken over')
    expect(await storedIds(database)).toEqual(['review-0', 'review-1'])
  })

  test('thousands of reviews are exchanged in one go', async () => {
    const database = await freshDatabase(engine)
    const page = (size: number, from: number, next?: string) => ({
      reviews: apiReviews(size, from).map(({ reviewId, updateTime }) => ({
        ...{ reviewId, starRatingNumber: 4, displayName: '', commentEN: '', commentNL: '', reply: '' },
        ...{ translatedLanguage: null, originalComment: '', lastUpdatedAt: updateTime },
      })),
      ...{ unratedCount: 0, averageRating: 4, totalReviewCount: 5000, nextPageToken: next },
    })
    const source = {
      location: 'accounts/1/locations/2',
      page: async (token?: string) =>
        page(1000, Number(token ?? 0), token === '4000' ? undefined : `${Number(token ?? 0) + 1000}`),
    }
    expect(await sync(database, source)).toMatchObject({ added: 5000 })
    expect(await readStatistics(database)).toMatchObject({ histogram: [0, 0, 0, 5000, 0] })
  })

  test('a list without end, and one that Google counts but does not give, change nothing', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(2)
    await sync(database, google)
    const page = { reviews: [], unratedCount: 1, averageRating: 4, totalReviewCount: 9, nextPageToken: 'same' }
    const endless = { location: 'accounts/1/locations/3', page: async () => page }
    await expect(sync(database, endless)).rejects.toThrow('the list has no end')
    google.reviews = []
    google.totalReviewCount = 12
    await expect(sync(database, google)).rejects.toThrow('Google counts 12 reviews, but lists none.')
    expect(await storedIds(database)).toEqual(['review-0', 'review-1'])
  })
})
