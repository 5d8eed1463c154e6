import { describe, expect, test } from 'vitest'
import { latestLimit } from '../../domain/reviews/review.ts'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import type { Database } from '../database/schema.ts'
import type { ReviewTable } from '../database/tables/review-tables.ts'
import { latestReviews } from './reviews.ts'

const row = (given: Partial<ReviewTable> = {}): ReviewTable => ({
  reviewId: 'a',
  starRatingNumber: 5,
  displayName: 'jan de tester',
  commentEN: 'Very neat team 🧽',
  commentNL: 'Heel nette ploeg',
  translatedLanguage: null,
  originalComment: '',
  reply: '',
  lastUpdatedAt: '2026-03-02T09:12:45.123Z',
  ...given,
})

const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T00:00:00.000Z`
const store = (database: Database, rows: ReviewTable[]) => database.insertInto('review').values(rows).execute()

async function latestIds(database: Database, limit = latestLimit): Promise<string[]> {
  return (await latestReviews(database, limit)).map(({ reviewId }) => reviewId)
}

describe.each(engines)('%s', (engine) => {
  test('the latest reviews have more than two stars and a Dutch comment, newest first', async () => {
    const database = await freshDatabase(engine)
    await store(database, [
      row({ reviewId: 'three stars', starRatingNumber: 3, lastUpdatedAt: day(2) }),
      row({ reviewId: 'two stars', starRatingNumber: 2, lastUpdatedAt: day(9) }),
      row({ reviewId: 'English only', commentNL: '', lastUpdatedAt: day(8) }),
      row({ reviewId: 'Dutch only', commentEN: '', lastUpdatedAt: day(3) }),
      row({ reviewId: 'rating only', commentEN: '', commentNL: '', lastUpdatedAt: day(7) }),
      row({ reviewId: 'five stars', lastUpdatedAt: day(1) }),
    ])
    expect(await latestIds(database)).toEqual(['Dutch only', 'three stars', 'five stars'])
  })

  test('the limit is respected and capped; reviews of the same moment have a fixed order', async () => {
    const database = await freshDatabase(engine)
    await store(
      database,
      Array.from({ length: latestLimit + 5 }, (_, index) => row({ reviewId: `r${String(index).padStart(2, '0')}` })),
    )
    expect(await latestIds(database, 3)).toEqual(['r24', 'r23', 'r22'])
    expect(await latestIds(database, 1000)).toHaveLength(latestLimit)
  })

  test('a review keeps its comments, its reply, and which of them is a translation', async () => {
    const database = await freshDatabase(engine)
    const translated = { translatedLanguage: 'en', originalComment: 'Heel nette ploeg', reply: 'Bedankt!' } as const
    await store(database, [row(translated)])
    expect(await latestReviews(database, 1)).toEqual([
      {
        reviewId: 'a',
        starRatingNumber: 5,
        reviewer: { displayName: 'jan de tester' },
        commentEN: 'Very neat team 🧽',
        commentNL: 'Heel nette ploeg',
        ...translated,
        lastUpdatedAt: '2026-03-02T09:12:45.123Z',
      },
    ])
  })
})
