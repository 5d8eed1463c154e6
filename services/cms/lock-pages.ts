import type { Database } from '../database/schema.ts'
import { deletePageDraft } from './page-drafts.ts'
import { readGoneLive } from './page-now.ts'
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
  for (const { page, replaced } of await readGoneLive(transaction, now)) {
    await savePages(transaction, [{ before: replaced, after: page }], new Date(page.updatedAt))
    await deletePageDraft(transaction, page)
  }
}
