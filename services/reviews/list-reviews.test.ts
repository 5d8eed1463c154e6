import { describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { listReviews, type ReviewCursor, type ReviewPage } from './list-reviews.ts'

const size = 5

/** Ratings of one to five stars in turn, two of them at each moment: `r00` is the oldest. */
async function withRatings(engine: (typeof engines)[number], count: number) {
  const database = await freshDatabase(engine)
  await add(database, 0, count)
  return database
}

async function add(database: Awaited<ReturnType<typeof freshDatabase>>, from: number, to: number) {
  for (let index = from; index < to; index += 1) {
    const reviewId = `r${String(index).padStart(2, '0')}`
    const lastUpdatedAt = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))).toISOString()
    const texts = { displayName: '', commentEN: '', commentNL: '', originalComment: '', reply: '' }
    const row = { reviewId, starRatingNumber: (index % 5) + 1, lastUpdatedAt, translatedLanguage: null, ...texts }
    await database.insertInto('review').values(row).execute()
  }
}

const idsOf = ({ reviews }: ReviewPage) => reviews.map(({ reviewId }) => reviewId)
const last = (page: ReviewPage): ReviewCursor => {
  const review = page.reviews.at(-1)
  return review && { after: review }
}

describe.each(engines)('%s', (engine) => {
  test('paging forward shows every review above two stars once, newest first, and paging back shows the same pages', async () => {
    const database = await withRatings(engine, 40)
    const pages = [await listReviews(database, undefined, size)]
    while (pages.at(-1)?.reviews.length === size) {
      pages.push(await listReviews(database, last(pages.at(-1) as ReviewPage), size))
    }
    const seen = pages.flatMap(idsOf)
    expect(seen).toHaveLength(24)
    expect(seen).toEqual([...new Set(seen)].sort().reverse())
    expect(pages.flatMap(({ reviews }) => reviews).every((review) => review.starRatingNumber > 2)).toBe(true)

    for (let index = pages.length - 1; index > 0; index -= 1) {
      const [first] = pages[index]?.reviews ?? []
      if (first)
        expect(idsOf(await listReviews(database, { before: first }, size))).toEqual(
          idsOf(pages[index - 1] as ReviewPage),
        )
    }
  })

  test('a review that arrives while a visitor pages through the list shifts nothing', async () => {
    const database = await withRatings(engine, 40)
    const first = await listReviews(database, undefined, size)
    const second = await listReviews(database, last(first), size)
    await add(database, 40, 45)
    expect(idsOf(await listReviews(database, last(first), size))).toEqual(idsOf(second))
  })

  test('each page says how many reviews are newer and how many there are', async () => {
    const database = await withRatings(engine, 40)
    const first = await listReviews(database, undefined, size)
    const second = await listReviews(database, last(first), size)
    expect([first.newer, first.total]).toEqual([0, 24])
    expect([second.newer, second.total]).toEqual([5, 24])
  })

  test('a page before the first full one is the first page', async () => {
    const database = await withRatings(engine, 40)
    const first = await listReviews(database, undefined, size)
    const third = first.reviews[2]
    expect(idsOf(await listReviews(database, third && { before: third }, size))).toEqual(idsOf(first))
  })

  test('without reviews the page is empty', async () => {
    const database = await freshDatabase(engine)
    expect(await listReviews(database, undefined, size)).toEqual({ reviews: [], newer: 0, total: 0 })
  })
})
