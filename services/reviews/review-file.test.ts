import { describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { apiReviews } from '../../testing/reviews/fake-google.ts'
import { idsOf, start, storedIds } from '../../testing/reviews/sync-once.ts'
import { latestChangeId } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { readReviewFiles } from './review-file.ts'
import { latestReviews, readStatistics } from './reviews.ts'
import { importReviews } from './sync-reviews.ts'

/** Imports files with this JSON. */
function take(database: Database, ...jsons: unknown[]) {
  const collection = readReviewFiles(jsons.map((json, index) => ({ name: `${index}.json`, json })))
  return importReviews(database, collection, start)
}

const answer = (reviews: object[], rest: object = {}) => ({
  reviews,
  averageRating: 4.4,
  totalReviewCount: reviews.length,
  ...rest,
})

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

  test('of two imports at once one list is stored whole, and no mixture', async () => {
    const database = await freshDatabase(engine)
    const lists = [apiReviews(9), apiReviews(9, 50)]
    await Promise.all(lists.map((list) => take(database, answer(list))))
    expect(lists.map(idsOf)).toContainEqual(await storedIds(database))
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
})

test.each([
  [{ foo: 1 }, "0.json: This is not an answer from Google's API."],
  ['text', "0.json: This is not an answer from Google's API."],
  [[], 'The files hold no answer from Google.'],
  [{ reviews: [{ reviewId: 'x' }] }, "0.json: Google's answer cannot be read: reviews.0 has no updateTime."],
])('a malformed file is reported with the place (%#)', (json, sentence) => {
  expect(() => readReviewFiles([{ name: '0.json', json }])).toThrow(sentence)
})
