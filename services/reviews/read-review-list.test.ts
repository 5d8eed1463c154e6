import pino from 'pino'
import { expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { readReviewList, reviewsPerPage } from './read-review-list.ts'

test.each(engines)('every review above two stars is on one page, the newest first (%s)', async (engine) => {
  const database = await freshDatabase(engine)
  const log = pino({ level: 'silent' })
  expect(await readReviewList({ database, log })).toMatchObject({ reviews: [], page: 1, pages: 0 })
  const texts = { displayName: '', commentEN: '', commentNL: '', originalComment: '', reply: '' }
  const rows = Array.from({ length: 60 }, (_, index) => {
    const lastUpdatedAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))).toISOString()
    const row = { ...texts, reviewId: `r${String(index).padStart(2, '0')}`, lastUpdatedAt, translatedLanguage: null }
    return { ...row, starRatingNumber: (index % 5) + 1 }
  })
  await database.insertInto('review').values(rows).execute()
  const read = async (page: number) => {
    const list = await readReviewList({ database, log }, page)
    return list.status === 'ok' ? list : expect.unreachable(list.message)
  }
  const pages = [await read(1), await read(2), await read(3)]
  const ids = pages.flatMap(({ reviews }) => reviews.map(({ reviewId }) => reviewId))
  expect(ids).toHaveLength(36)
  expect(ids).toEqual([...new Set(ids)].sort().reverse())
  expect(pages.map((list) => [list.page, list.pages, list.reviews.length])).toEqual(
    [1, 2, 3].map((page) => [page, 3, reviewsPerPage]),
  )
  expect(await read(9), 'the last page, of an address that is too old').toEqual(pages[2])
})
