import { describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { apiReviews } from '../../testing/reviews/fake-google.ts'
import { idsOf, start, storedIds } from '../../testing/reviews/sync-once.ts'
import { latestChangeId } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { readReviewFiles } from './review-file.ts'
import { latestReviews, readStatistics } from './reviews.ts'
import { importReviews } from './sync-reviews.ts'

const clock = () => start

/** Imports files with this JSON. */
function take(database: Database, ...jsons: unknown[]) {
  const collection = readReviewFiles(jsons.map((json, index) => ({ name: `${index}.json`, json })))
  return importReviews(database, collection, clock())
}

const answer = (reviews: object[], rest: object = {}) => ({
  ...{ reviews, averageRating: 4.4, totalReviewCount: reviews.length },
  ...rest,
})

const plain = {
  starRatingNumber: 4,
  reviewer: { displayName: 'jan de vries' },
  commentEN: 'Very neat',
  commentNL: 'Heel netjes',
  lastUpdatedAt: '2026-03-02T10:12:45.123456789+01:00',
}

describe.each(engines)('%s', (engine) => {
  test('a saved API response replaces the stored reviews, with Google’s statistics; importing it twice changes nothing', async () => {
    const database = await freshDatabase(engine)
    await take(database, answer(apiReviews(5, 100)))
    const unrated = { reviewId: 'x', updateTime: '2026-03-02T09:12:45Z' }
    const saved = answer([...apiReviews(1200), unrated], { averageRating: 4.6 })
    expect(await take(database, saved)).toEqual({ added: 1195, updated: 0, removed: 0 })
    const changes = await latestChangeId(database)
    expect(await take(database, saved)).toEqual({ added: 0, updated: 0, removed: 0 })
    expect(await latestChangeId(database)).toBe(changes)
    expect(await readStatistics(database)).toMatchObject({ averageRating: 4.6, totalReviewCount: 1201 })
    expect(await take(database, answer(apiReviews(2)))).toEqual({ added: 0, updated: 0, removed: 1198 })
  })

  test('several saved pages form one list, in one file or in several', async () => {
    const database = await freshDatabase(engine)
    const pages = [
      answer(apiReviews(2), { totalReviewCount: 3, nextPageToken: 'next' }),
      answer(apiReviews(1, 2), { totalReviewCount: 3 }),
    ]
    await take(database, answer(apiReviews(1, 50)))
    expect(await take(database, ...pages)).toEqual({ added: 3, updated: 0, removed: 1 })
    expect(await take(database, pages)).toEqual({ added: 0, updated: 0, removed: 0 })
  })

  test('an incomplete list changes nothing', async () => {
    const database = await freshDatabase(engine)
    await take(database, answer(apiReviews(3)))
    const [first, ...others] = apiReviews(3)
    const short = answer([{ ...first, comment: 'Anders' }], { totalReviewCount: 3 })
    await expect(take(database, short)).rejects.toThrow('Google counts 3 reviews, but the list has 1.')
    const continuing = answer(others, { totalReviewCount: 2, nextPageToken: 'next' })
    expect(() => take(database, continuing)).toThrow('The list goes on after the last answer.')
    expect(await storedIds(database)).toEqual(idsOf(apiReviews(3)))
    expect((await latestReviews(database, 1))[0]?.commentNL).not.toBe('Anders')
  })

  test('plain reviews are stored as they are, and their statistics are counted', async () => {
    const database = await freshDatabase(engine)
    const translated = { translatedLanguage: 'en', originalComment: 'Heel netjes', reply: 'Bedankt' }
    const reviews = [
      { ...plain, ...translated, reviewId: 'a', profilePhotoUrl: 'https://photo.example' },
      { ...plain, starRatingNumber: 1, reviewId: 'b', commentEN: null, commentNL: ' ', reviewer: null },
      { starRatingNumber: 5, reviewId: 'c', lastUpdatedAt: '2026-01-02T09:00:00Z' },
    ]
    await take(database, reviews)
    expect(await latestReviews(database, 20)).toEqual([
      { ...plain, ...translated, reviewId: 'a', lastUpdatedAt: '2026-03-02T09:12:45.123Z' },
    ])
    expect(await readStatistics(database)).toEqual({
      averageRating: 3.3,
      totalReviewCount: 3,
      histogram: [1, 0, 0, 1, 1],
    })
    expect(await take(database, reviews)).toEqual({ added: 0, updated: 0, removed: 0 })
  })

  test('reviews without an id keep their generated one across imports, even if two look alike', async () => {
    const database = await freshDatabase(engine)
    const nameless = { starRatingNumber: 5, lastUpdatedAt: '2026-03-02T00:00:00Z' }
    expect(await take(database, [plain, nameless, nameless])).toEqual({ added: 3, updated: 0, removed: 0 })
    expect(await take(database, [plain, nameless, nameless])).toEqual({ added: 0, updated: 0, removed: 0 })
    const edited = { ...plain, commentNL: 'Toch niet' }
    expect(await take(database, [edited, nameless])).toEqual({ added: 0, updated: 1, removed: 1 })
  })

  test('an array of Google’s reviews is accepted too, and an empty one removes all', async () => {
    const database = await freshDatabase(engine)
    await take(database, apiReviews(3))
    expect(await storedIds(database)).toEqual(idsOf(apiReviews(3)))
    expect(await readStatistics(database)).toMatchObject({ averageRating: 5, totalReviewCount: 3 })
    expect(await take(database, [])).toEqual({ added: 0, updated: 0, removed: 3 })
  })
})

test.each([
  [{ foo: 1 }, '0.json: This is neither an answer of Google nor an array of reviews.'],
  ['text', '0.json: This is neither an answer of Google nor an array of reviews.'],
  [[plain, { ...plain, starRatingNumber: 6 }], '0.json: Review 2: starRatingNumber has to be at most 5.'],
  [[{ ...plain, starRatingNumber: 4.5 }], '0.json: Review 1: starRatingNumber has to be a whole number.'],
  [[{ ...plain, lastUpdatedAt: '2 March' }], '0.json: Review 1: lastUpdatedAt has to be a time such as'],
  [[{ ...plain, translatedLanguage: 'fr' }], '0.json: Review 1: translatedLanguage is not what it has to be'],
  [[{ reviewId: 'x' }], '0.json: Review 1: It has no updateTime.'],
  [{ reviews: [{ reviewId: 'x' }] }, "0.json: Google's answer cannot be read: reviews.0 has no updateTime."],
])('a malformed file is reported with the place (%#)', (json, sentence) => {
  expect(() => readReviewFiles([{ name: '0.json', json }])).toThrow(sentence)
})
