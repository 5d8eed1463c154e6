import { describe, expect, test } from 'vitest'
import { isListed } from '../../domain/reviews/review.ts'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { findPage } from '../cms/cms-pages.ts'
import { recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { latestReviews, readStatistics } from '../reviews/reviews.ts'
import { readSettings } from '../settings/settings.ts'
import { seedDatabase, takesSamples } from './seed-database.ts'

async function everything(database: Database) {
  const pages = await database.selectFrom('page').selectAll().orderBy('language').orderBy('path').execute()
  const reviews = await database.selectFrom('review').selectAll().orderBy('reviewId').execute()
  const statistics = await database.selectFrom('statistics').selectAll().execute()
  return { pages, reviews, statistics }
}

describe.each(engines)('%s', (engine) => {
  test('an empty database gets pages in both languages, and reviews that exercise every filter', async () => {
    const database = await freshDatabase(engine)
    await seedDatabase(database)
    const { pages, reviews } = await everything(database)
    for (const language of ['en', 'nl'] as const) {
      const ofLanguage = pages.filter((page) => page.language === language)
      expect(ofLanguage.length).toBeGreaterThanOrEqual(4)
      for (const { path } of ofLanguage) {
        const page = await findPage(database, { language, path })
        expect(page).toMatchObject({ status: 'published', content: expect.stringMatching(/<p>|<h2/) })
        expect(page?.title).not.toBe('')
      }
    }
    expect(reviews.some(({ starRatingNumber }) => !isListed(starRatingNumber))).toBe(true)
    expect(reviews.some(({ commentEN, commentNL }) => commentEN === '' && commentNL === '')).toBe(true)
    expect(reviews.some(({ commentEN, commentNL }) => commentEN !== '' && commentNL === '')).toBe(true)
    expect((await latestReviews(database, 3)).length).toBe(3)
    expect((await readStatistics(database)).totalReviewCount).toBe(reviews.length)
  })

  test('a second start changes nothing: an owner’s edits stay, and what an owner has removed does not come back', async () => {
    const database = await freshDatabase(engine)
    await seedDatabase(database)
    const [first, ...others] = (await everything(database)).pages
    if (first === undefined) throw new Error('no page')
    await database.updateTable('page').set({ title: 'Edited' }).where('path', '=', first.path).execute()
    await database.deleteFrom('review').where('starRatingNumber', '<', 5).execute()
    const before = await everything(database)
    await seedDatabase(database, new Date('2027-01-01T00:00:00.000Z'))
    expect(await everything(database)).toEqual(before)
    expect(others.length).toBeGreaterThan(0)
    for (const table of ['review', 'statistics', 'page'] as const) await database.deleteFrom(table).execute()
    await seedDatabase(database)
    expect(await everything(database)).toEqual({ pages: [], reviews: [], statistics: [] })
  })

  test('a database that the owner filled before the first start gets no seed data', async () => {
    const database = await freshDatabase(engine)
    await recordChange(database, 'reviews', new Date())
    await seedDatabase(database)
    expect(await everything(database)).toEqual({ pages: [], reviews: [], statistics: [] })
  })

  test('two processes that start at the same time seed only once', async () => {
    const url = await migratedDatabaseUrl(engine)
    const processes = [anotherConnection(url), anotherConnection(url)] as const
    await Promise.all(processes.map((database) => seedDatabase(database)))
    expect((await readStatistics(processes[0])).totalReviewCount).toBe((await everything(processes[1])).reviews.length)
  })
})

test('samples go only into an embedded database without a credential for real reviews', () => {
  const credential = {
    GOOGLE_REVIEWS_LOCATION: 'accounts/1/locations/2',
    GOOGLE_REVIEWS_CLIENT_ID: 'id',
    GOOGLE_REVIEWS_CLIENT_SECRET: 's',
    GOOGLE_REVIEWS_REFRESH_TOKEN: 'r',
  }
  expect(takesSamples(readSettings({}))).toBe(true)
  expect(takesSamples(readSettings(credential))).toBe(false)
  expect(takesSamples(readSettings({ DATABASE_URL: 'postgres://db.example/site' }))).toBe(false)
})
