import pino from 'pino'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../testing/database/engines.ts'
import { readReviewList } from './read-review-list.ts'

test('a link that begins within a page by now counts that page, so that none is beyond the last', async () => {
  const database = await freshDatabase('sqlite')
  for (const day of ['01', '02', '03']) {
    const texts = { displayName: '', commentEN: '', commentNL: '', originalComment: '', reply: '' }
    const lastUpdatedAt = `2026-01-${day}T00:00:00.000Z`
    const row = { reviewId: `r${day}`, starRatingNumber: 5, lastUpdatedAt, translatedLanguage: null, ...texts }
    await database.insertInto('review').values(row).execute()
  }
  const cursor = { after: { lastUpdatedAt: '2026-01-03T00:00:00.000Z', reviewId: 'r03' } }
  const list = await readReviewList({ database, log: pino({ level: 'silent' }) }, cursor)
  expect(list).toMatchObject({ status: 'ok', page: 2, pages: 2, reviews: [{ reviewId: 'r02' }, { reviewId: 'r01' }] })
})
