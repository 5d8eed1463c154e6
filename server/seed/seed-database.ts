import { fileURLToPath } from 'node:url'
import { importInto } from '../cms/import-pages.ts'
import { prepareFolder } from '../cms/plan-import.ts'
import { readPagesFolder } from '../cms/read-pages-folder.ts'
import { lockPages } from '../cms/save-pages.ts'
import { latestChangeId } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'
import { mergeReviews } from '../reviews/merge-reviews.ts'
import { stageReviews } from '../reviews/stage-reviews.ts'
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
    await stageReviews(transaction, seedReviews)
    await mergeReviews(transaction, { removeMissing: false, figures: undefined, now })
    const folder = await prepareFolder(transaction, readPagesFolder(pagesFolder))
    const { done, problems } = await importInto(transaction, folder, { origins, now })
    if (!done) throw new Error(`The seed pages are not right: ${JSON.stringify(problems)}`)
  })
}
