import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { type CmsPageTable, cmsPageColumns } from '../database/tables/page-tables.ts'
import type { PageKey } from './cms-pages.ts'

/** The previous versions of a page, newest first. */
export async function readHistory(database: Database, { language, path }: PageKey): Promise<CmsPageTable[]> {
  const rows = await database
    .selectFrom('pageVersion')
    .select('page')
    .where((eb) => eb.and({ language, path }))
    .orderBy('updatedAt', 'desc')
    .execute()
  return rows.map(({ page }) => readStoredJson(cmsPageColumns, page, `A version of ${language}/${path}`))
}
