import type { Database } from '../database/schema.ts'
import { findPage } from './cms-pages.ts'
import { deletePageDraft, readPageDraft } from './page-drafts.ts'
import { savePages } from './save-pages.ts'

/**
 * Makes the caller's transaction the only writer of pages until it ends, so that the rows it has read do not change.
 * (In SQLite every transaction is.) Drafts that visitors see since their moment become the stored pages first, so that
 * a writer knows of one text alone.
 */
export async function lockPages(transaction: Database, now: Date): Promise<void> {
  await transaction
    .updateTable('changeCounter')
    .set((eb) => ({ value: eb.ref('value') }))
    .execute()
  for (const key of await liveDrafts(transaction, now)) {
    const [before, draft] = [await findPage(transaction, key), await readPageDraft(transaction, key)]
    if (!before || !draft?.publishAt) continue
    await savePages(transaction, [{ before, after: { ...draft.page, status: 'published' } }], new Date(draft.publishAt))
    await deletePageDraft(transaction, key)
  }
}

const liveDrafts = (database: Database, now: Date) =>
  database
    .selectFrom('pageDraft')
    .select(['language', 'path'])
    .where('publishAt', '<=', now.toISOString())
    .orderBy('publishAt')
    .execute()
