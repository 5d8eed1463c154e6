import { fileURLToPath } from 'node:url'
import { importInto } from '../cms/import-pages.ts'
import { prepareFolder } from '../cms/plan-import.ts'
import { readPagesFolder } from '../cms/read-pages-folder.ts'
import { lockPages } from '../cms/save-pages.ts'
import { latestChangeId, recordChange } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { ratingsDocument } from '../reviews/reviews.ts'
import { seedReviews } from './seed-reviews.ts'

const pagesFolder = fileURLToPath(new URL('pages/', import.meta.url))
/** The pages link within their site only. */
const origins = { en: '', nl: '' }

/**
 * Fills a database in which nothing has ever changed with development data: reviews that nobody wrote and a few editors' pages.
 * What an owner has put there, or taken away, stays so.
 * @param now the time of the pages' last change
 */
export async function seedDatabase(database: Database, now = new Date()): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockPages(transaction)
    if ((await latestChangeId(transaction)) > 0) return
    await transaction.insertInto('review').values(seedReviews).execute()
    await transaction.insertInto('statistics').values(statisticsOf(seedReviews)).execute()
    await recordChange(transaction, 'reviews', now)
    const folder = await prepareFolder(transaction, readPagesFolder(pagesFolder))
    const { done, problems } = await importInto(transaction, folder, { origins, now })
    if (!done) throw new Error(`The seed pages are not right: ${JSON.stringify(problems)}`)
  })
}

function statisticsOf(reviews: readonly { starRatingNumber: number }[]) {
  const count = (stars: number) => reviews.filter(({ starRatingNumber }) => starRatingNumber === stars).length
  const sum = reviews.reduce((total, { starRatingNumber }) => total + starRatingNumber, 0)
  return {
    document: ratingsDocument,
    averageRating: Math.round((sum / reviews.length) * 10) / 10,
    totalReviewCount: reviews.length,
    oneStarCount: count(1),
    twoStarCount: count(2),
    threeStarCount: count(3),
    fourStarCount: count(4),
    fiveStarCount: count(5),
  }
}
