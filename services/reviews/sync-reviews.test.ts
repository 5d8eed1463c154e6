import { describe, expect, test } from 'vitest'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { apiReviews, startFakeGoogle } from '../../testing/reviews/fake-google.ts'
import { idsOf, start, storedIds, syncOnce } from '../../testing/reviews/sync-once.ts'
import { latestChangeId } from '../database/changes.ts'
import { retryingTransaction } from '../database/schema.ts'
import { withholdReview } from './rating-statistics.ts'
import { findNoted } from './review-notes.ts'
import { latestReviews, readStatistics } from './reviews.ts'

/** A stored rating without a comment. */
const plain = {
  ...{ displayName: '', commentEN: '', commentNL: '', translatedLanguage: null, originalComment: '', reply: '' },
  lastUpdatedAt: '2026-03-02T09:12:45.123Z',
}

describe.each(engines)('%s', (engine) => {
  test('the first synchronisation replaces the development data with all reviews and Google’s statistics', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    await database
      .insertInto('review')
      .values({ ...plain, reviewId: 'development', starRatingNumber: 5 })
      .execute()
    google.reviews = apiReviews(120)
    google.reviews[7] = { ...apiReviews(1, 7)[0], starRating: 'ONE' } as (typeof google.reviews)[0]
    google.totalReviewCount = 123
    const statistics = { averageRating: 4.7, totalReviewCount: 123 }
    expect(await syncOnce(database, google)).toEqual({ added: 120, updated: 0, removed: 1, ...statistics })
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
    expect(await readStatistics(database)).toEqual({ ...statistics, histogram: [1, 0, 0, 0, 119] })
    expect((await latestReviews(database, 3)).map(({ reviewId }) => reviewId)).toEqual([
      'review-0',
      'review-1',
      'review-2',
    ])
  })

  test('new, changed and removed reviews are applied, down to none at all, and the change is recorded once', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(60, 1)
    await syncOnce(database, google)
    const changes = await latestChangeId(database)
    const [, edited, replied, ...others] = google.reviews
    if (!edited || !replied) throw new Error('reviews are missing')
    google.reviews = [
      ...apiReviews(1),
      { ...edited, starRating: 'FOUR', comment: 'Toch iets minder', updateTime: '2026-11-20T10:00:00.123456789Z' },
      { ...replied, reviewReply: { comment: 'Bedankt!', updateTime: '2026-11-20T10:00:00Z' } },
      ...others,
    ]
    expect(await syncOnce(database, google)).toMatchObject({ added: 1, updated: 2, removed: 1 })
    expect(await storedIds(database)).toEqual(idsOf(google.reviews))
    expect(await latestChangeId(database)).toBe(changes + 1)
    expect((await latestReviews(database, 1))[0]).toMatchObject({
      reviewId: edited.reviewId,
      starRatingNumber: 4,
      commentNL: 'Toch iets minder',
      lastUpdatedAt: '2026-11-20T10:00:00.123Z',
    })
    expect(await readStatistics(database)).toMatchObject({ histogram: [0, 0, 0, 1, 59] })
    google.reviews = []
    expect(await syncOnce(database, google)).toMatchObject({ removed: 60 })
    const none = { averageRating: 0, totalReviewCount: 0, histogram: [0, 0, 0, 0, 0] }
    expect(await readStatistics(database)).toEqual(none)
  })

  test('a reader sees either the old reviews with their statistics or the new ones, never a mixture', async () => {
    const url = await migratedDatabaseUrl(engine)
    const [database, reader] = [anotherConnection(url), anotherConnection(url)]
    const google = await startFakeGoogle()
    google.reviews = apiReviews(300)
    await syncOnce(database, google)
    const shownState = async () => {
      const rows = await reader
        .selectFrom('review')
        .select((eb) => ['reviewId', eb.selectFrom('statistics').select('totalReviewCount').as('total')])
        .execute()
      const from = rows[0]?.reviewId.length === 'review-1000'.length ? 1000 : 0
      const whole = idsOf(rows).join() === idsOf(apiReviews(300, from)).join()
      return whole && rows[0]?.total === (from ? 310 : 300) ? `from ${from}` : 'a mixture'
    }
    const seen = new Set([await shownState()])
    google.reviews = apiReviews(300, 1000)
    google.totalReviewCount = 310
    let running = true
    const syncing = syncOnce(database, google).finally(() => {
      running = false
    })
    while (running) {
      seen.add(await shownState())
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await syncing).toMatchObject({ added: 300, removed: 300 })
    expect(seen.add(await shownState())).toEqual(new Set(['from 0', 'from 1000']))
  })

  test('what the office has noted about a review stays when its writer edits it', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(2)
    await syncOnce(database, google)
    const note = { reviewId: 'review-0', reason: 'insult' as const, replyDraft: 'Bedankt', version: 1, changedAt: '' }
    await database.insertInto('reviewNote').values(note).execute()
    google.reviews = google.reviews.map((review) => ({ ...review, comment: 'Toch anders' }))
    expect(await syncOnce(database, google)).toMatchObject({ updated: 2 })
    expect(await findNoted(database, 'review-0')).toMatchObject({
      commentNL: 'Toch anders',
      reason: 'insult',
      version: 1,
    })
    expect((await latestReviews(database, 3)).map(({ reviewId }) => reviewId)).toEqual(['review-1'])
  })

  test('a review whose writer objected leaves the figures, and no synchronisation brings it back', async () => {
    const [database, google] = [await freshDatabase(engine), await startFakeGoogle()]
    google.reviews = apiReviews(3)
    await syncOnce(database, google)
    await retryingTransaction(database, (inside) => withholdReview(inside, 'review-0', start))
    expect(await readStatistics(database)).toMatchObject({ histogram: [0, 0, 0, 0, 2] })
    expect(await syncOnce(database, google)).toMatchObject({ added: 0 })
    expect(await storedIds(database)).toEqual(['review-1', 'review-2'])
  })

  test('thousands of reviews are replaced at once', async () => {
    const database = await freshDatabase(engine)
    const reviews = apiReviews(5000).map(({ reviewId, updateTime }) => ({
      ...{ reviewId, starRatingNumber: 4, displayName: '', commentEN: '', commentNL: '', reply: '' },
      ...{ translatedLanguage: null, originalComment: '', lastUpdatedAt: updateTime },
    }))
    const page = { reviews, unratedCount: 0, averageRating: 4, totalReviewCount: 5000, nextPageToken: undefined }
    expect(await syncOnce(database, async () => page)).toMatchObject({ added: 5000 })
    page.reviews = reviews.map((review) => ({ ...review, starRatingNumber: 5 }))
    expect(await syncOnce(database, async () => page)).toMatchObject({ updated: 5000 })
    expect(await readStatistics(database)).toMatchObject({ histogram: [0, 0, 0, 0, 5000] })
  })
})
