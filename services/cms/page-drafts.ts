import { randomBytes } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { type CmsPageTable, cmsPageColumns } from '../database/tables/page-tables.ts'
import { laterThan, type PageKey } from './cms-pages.ts'
import type { PageDraft } from './page-now.ts'

/** Stores the draft of a page in the caller's transaction, after `lockPages`, in place of the one before. */
export async function savePageDraft(
  transaction: Database,
  { page, personId, publishAt }: Omit<PageDraft, 'savedAt' | 'previewKey'>,
  before: PageDraft | undefined,
  now: Date,
): Promise<void> {
  const draft = {
    page: JSON.stringify(page),
    personId,
    savedAt: before ? laterThan(before.savedAt, now) : now.toISOString(),
    publishAt,
    previewKey: before?.previewKey || randomBytes(32).toString('base64url'),
  }
  await transaction
    .insertInto('pageDraft')
    .values({ language: page.language, path: page.path, ...draft })
    .onConflict((conflict) => conflict.columns(['language', 'path']).doUpdateSet(draft))
    .execute()
}

/** Deletes the draft of a page in the caller's transaction. */
export async function deletePageDraft(transaction: Database, { language, path }: PageKey): Promise<void> {
  await transaction.deleteFrom('pageDraft').where('language', '=', language).where('path', '=', path).execute()
}

/** The previous versions of a page, newest first. Of one that has moved since, they are at its present path. */
export async function readHistory(database: Database, { language, path }: PageKey): Promise<CmsPageTable[]> {
  const rows = await database
    .selectFrom('pageVersion')
    .select('page')
    .where((eb) => eb.and({ language, path }))
    .orderBy('updatedAt', 'desc')
    .execute()
  const read = (page: string) => readStoredJson(cmsPageColumns, page, `A version of ${language}/${path}`)
  return rows.map(({ page }) => ({ ...read(page), path }))
}
