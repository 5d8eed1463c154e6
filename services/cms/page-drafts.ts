import { randomBytes } from 'node:crypto'
import type { Database } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { type CmsPageTable, cmsPageColumns } from '../database/tables/page-tables.ts'
import { keyOf, type PageKey } from './cms-pages.ts'
import { laterThan } from './save-pages.ts'

/**
 * An editor's unpublished draft of a page, which is as it would be stored; its `updatedAt` is that of the page it was
 * written from. Each is saved later (`savedAt`) than the one before. `publishAt`: from when on visitors see it (R17.36);
 * null for one that waits to be published by hand. `previewKey` signs links to its preview (R17.37); empty for a draft
 * that an earlier release has stored.
 */
export type PageDraft = NonNullable<Awaited<ReturnType<typeof readPageDraft>>>

/** The draft of a page; undefined if there is none. */
export async function readPageDraft(database: Database, key: PageKey) {
  const row = await database
    .selectFrom('pageDraft')
    .select(['page', 'personId', 'savedAt', 'publishAt', 'previewKey'])
    .where((eb) => eb.and({ language: key.language, path: key.path }))
    .executeTakeFirst()
  return row && { ...row, page: readStoredJson(cmsPageColumns, row.page, `The draft of ${keyOf(key)}`) }
}

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
