import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { companyFolder } from '../../domain/company/read-company.ts'
import { importInto } from '../cms/import-pages.ts'
import { lockPages } from '../cms/lock-pages.ts'
import { prepareFolder } from '../cms/plan-import.ts'
import { readPagesFolder } from '../cms/read-pages-folder.ts'
import { latestChangeId } from '../database/changes.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { replaceReviews } from '../reviews/replace-reviews.ts'
import { seedLeads } from './seed-leads.ts'
import { seedReviews } from './seed-reviews.ts'

/** The company's own pages to begin with. */
const pagesFolder = join(companyFolder, 'pages')
/** The seed pages link only within their own site. */
const origins = { en: '', nl: '' }

/** Whether samples belong in the database: an embedded one, and no credential that brings the real reviews. */
export const takesSamples = ({
  databaseUrl,
  googleReviews,
}: {
  databaseUrl: string
  googleReviews: unknown
}): boolean => databaseUrl.startsWith('sqlite:') && googleReviews === undefined

/**
 * Fills an unused database with development data: made-up reviews and messages, and the CMS pages of the company's
 * folder. Does nothing once the change log has an entry, so that whatever an owner added or removed stays that way.
 * @param now when the pages last changed
 * @returns whether it was unused
 */
export async function seedDatabase(database: Database, now = new Date()): Promise<boolean> {
  return await retryingTransaction(database, async (transaction) => {
    await lockPages(transaction, now)
    if ((await latestChangeId(transaction)) > 0) return false
    await replaceReviews(transaction, { reviews: seedReviews, unratedCount: 0, statistics: undefined }, now)
    if (existsSync(pagesFolder)) await seedPages(transaction, now)
    await seedLeads(transaction, now)
    return true
  })
}

async function seedPages(transaction: Database, now: Date): Promise<void> {
  const folder = await prepareFolder(transaction, await readPagesFolder(pagesFolder))
  const { done, problems } = await importInto(transaction, folder, { origins, now, strict: true })
  if (!done) throw new Error(`The pages of ${pagesFolder} cannot be imported: ${JSON.stringify(problems)}`)
}
