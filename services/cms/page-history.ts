import { retryingTransaction } from '../database/retrying-transaction.ts'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { type CmsPageTable, cmsPageColumns } from '../database/tables/page-tables.ts'
import { findPage, type PageKey } from './cms-pages.ts'
import { lockPages } from './lock-pages.ts'
import { savePages } from './save-pages.ts'

/** The previous versions of a page, newest first. */
export async function readHistory(database: Database, { language, path }: PageKey): Promise<CmsPageTable[]> {
  const rows = await database
    .selectFrom('pageVersion')
    .select('page')
    .where('language', '=', language)
    .where('path', '=', path)
    .orderBy('updatedAt', 'desc')
    .execute()
  return rows.map(({ page }) => readStoredJson(cmsPageColumns, page, `A version of ${language}/${path}`))
}

/**
 * Restores a previous version of a page. Its status stays as it is now; the replaced version is kept too, so that
 * nothing is lost.
 * @param version the `updatedAt` of the version
 * @param options with `dryRun` nothing is written
 */
export async function restorePage(
  database: Database,
  key: PageKey,
  version: string,
  { now, dryRun = false }: { now: Date; dryRun?: boolean },
): Promise<'done' | 'no such page' | 'no such version'> {
  return await retryingTransaction(database, async (transaction) => {
    await lockPages(transaction, now)
    const before = await findPage(transaction, key)
    if (!before) return 'no such page'
    const former = (await readHistory(transaction, key)).find(({ updatedAt }) => updatedAt === version)
    if (!former) return 'no such version'
    if (!dryRun) await savePages(transaction, [{ before, after: { ...former, status: before.status } }], now)
    return 'done'
  })
}
