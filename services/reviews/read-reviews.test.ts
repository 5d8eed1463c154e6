import { expect, test } from 'vitest'
import { apiReviews, type FakeGoogle, startFakeGoogle } from '../../testing/reviews/fake-google.ts'
import { idsOf } from '../../testing/reviews/sync-once.ts'
import { googleReviews } from './google-reviews.ts'
import { readReviews } from './sync-reviews.ts'

const sourceOf = (google: FakeGoogle) => googleReviews(google.settings())

test('a list that does not change is read once, fifty at a time, newest change first', async () => {
  const google = await startFakeGoogle()
  google.reviews = [...apiReviews(119), { reviewId: 'unrated', updateTime: '2026-10-01T00:00:00Z' }]
  const { reviews, ...rest } = await readReviews(sourceOf(google))
  expect(reviews.map(({ reviewId }) => reviewId)).toEqual(apiReviews(119).map(({ reviewId }) => reviewId))
  expect(rest).toEqual({ unratedCount: 1, statistics: { averageRating: 4.7, totalReviewCount: 120 } })
  expect(google.queries.map(String)).toEqual([
    'pageSize=50&orderBy=updateTime+desc',
    'pageSize=50&orderBy=updateTime+desc&pageToken=50',
    'pageSize=50&orderBy=updateTime+desc&pageToken=100',
    'pageSize=50&orderBy=updateTime+desc',
  ])
  expect(google.tokens.given).toBe(1)
})

test('a review that is edited while the list is read, and so moves to its top, is not lost', async () => {
  const google = await startFakeGoogle()
  google.reviews = apiReviews(120)
  const last = google.reviews[119]
  google.beforePage = (request) => {
    // The edit pushes review-99 from page 2 to 3; review-119 leaves page 3 for page 1, which has been read.
    if (request === 2 && last) last.updateTime = '2026-11-20T10:00:00Z'
  }
  const { reviews } = await readReviews(sourceOf(google))
  expect(idsOf(reviews)).toEqual(idsOf(google.reviews))
  expect(reviews[0]?.reviewId).toBe('review-119')
})

test('if a review disappears while the list is read, no other is missed', async () => {
  const google = await startFakeGoogle()
  google.reviews = apiReviews(120)
  google.beforePage = (request) => {
    // The removal pulls review-50 over the edge of page 1, which has been read.
    if (request === 2) google.reviews.splice(20, 1)
  }
  const { reviews } = await readReviews(sourceOf(google))
  expect(idsOf(reviews)).toEqual(idsOf(google.reviews))
  expect(google.queries).toHaveLength(8)
})

test('a list that keeps changing is not believed', async () => {
  const google = await startFakeGoogle()
  google.reviews = apiReviews(200)
  google.beforePage = () => google.reviews.shift()
  await expect(readReviews(sourceOf(google))).rejects.toThrow('kept changing while it was read. Nothing was changed.')
})

test('a list without an end is reported', async () => {
  const page = { reviews: [], unratedCount: 1, averageRating: 4, totalReviewCount: 9, nextPageToken: 'same' }
  await expect(readReviews(async () => page)).rejects.toThrow('the list has no end')
})

test('a reading that is stopped ends with the abortion', async () => {
  const google = await startFakeGoogle()
  google.reviews = apiReviews(120)
  const stopping = new AbortController()
  google.beforePage = (request) => request === 2 && stopping.abort()
  await expect(readReviews(sourceOf(google), stopping.signal)).rejects.toThrow('abort')
  expect(google.queries).toHaveLength(2)
})
