import { describe, expect, test } from 'vitest'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { importReviews } from './import-reviews.ts'
import { listReviews } from './list-reviews.ts'
import { readReviewFiles } from './review-file.ts'
import { milestoneStep } from './review-milestones.ts'
import { withLease } from './sync-lease.ts'

const clock = () => new Date('2026-11-21T10:00:00.000Z')

/** Ratings of one to five stars in turn, three at each moment, the first the newest. */
const ratings = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({
    reviewId: `r-${from + index}`,
    starRatingNumber: ((from + index) % 5) + 1,
    lastUpdatedAt: new Date(Date.UTC(2026, 0, 1) - Math.floor((from + index) / 3) * 1000).toISOString(),
  }))

describe.each(engines)('%s', (engine) => {
  test('places in a long list are known without counting it, also after it has changed', async () => {
    const database = await freshDatabase(engine)
    const take = (reviews: readonly { reviewId: string; starRatingNumber: number; lastUpdatedAt: string }[]) =>
      withLease(database, clock, (lease) =>
        importReviews({ database, lease, clock }, readReviewFiles([{ name: 'x', json: reviews }])),
      )
    for (const stored of [ratings(0, 4500), ratings(700, 4500), ratings(700, 1200), []]) {
      await take(stored)
      const list = stored
        .filter(({ starRatingNumber }) => starRatingNumber > 2)
        .toSorted((a, b) => (`${a.lastUpdatedAt} ${a.reviewId}` < `${b.lastUpdatedAt} ${b.reviewId}` ? 1 : -1))
      const { rank } = await database
        .selectFrom('reviewMilestone')
        .select((eb) => eb.fn.max('rank').as('rank'))
        .executeTakeFirstOrThrow()
      expect(rank ?? 0).toBe(Math.floor(list.length / milestoneStep) * milestoneStep)
      const around = [0, 1, milestoneStep - 2, milestoneStep - 1, milestoneStep, milestoneStep + 1, list.length - 2]
      for (const index of around.filter((index) => index >= 0 && index + 1 < list.length)) {
        const page = await listReviews(database, list[index] && { after: list[index] }, 1)
        expect(page).toMatchObject({
          reviews: [{ reviewId: list[index + 1]?.reviewId }],
          newer: index + 1,
          total: list.length,
        })
      }
    }
  })
})
