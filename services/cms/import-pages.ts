import type { Language } from '../../domain/language.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { saveLists } from './folder-lists.ts'
import { lockPages } from './lock-pages.ts'
import { withoutPicture } from './picture-uses.ts'
import { type ImportPlan, type PlannedPage, type PreparedFolder, planImport, prepareFolder } from './plan-import.ts'
import type { PagesFolder } from './read-pages-folder.ts'
import { savePages } from './save-pages.ts'
import { savePictures } from './stored-pictures.ts'

export interface ImportOptions {
  /** Public origins of both sites, without a slash at the end. */
  origins: Record<Language, string>
  now: Date
  /** Whether only to report what would change. */
  dryRun?: boolean
  /** Whether any error or flaw rejects the whole import. */
  strict?: boolean
}

/** The result of an import, or with `dryRun` what it would be. */
export interface ImportResult extends ImportPlan {
  changes: PlannedPage[]
  /** False if `strict` or `dryRun` prevented the import. */
  done: boolean
}

/** A stored picture that a page uses was deleted after the folder was prepared. */
class PictureDeleted extends Error {
  override name = 'PictureDeleted'
}

/**
 * Imports the pages of a folder in one transaction (R10.3). Active or broken parts of a page are dropped and reported;
 * a file with an error is skipped. Pages that are not in the folder stay as they are.
 * @throws the database's own error, with nothing changed
 */
export async function importPages(
  database: Database,
  folder: PagesFolder,
  options: ImportOptions,
): Promise<ImportResult> {
  const prepared = await prepareFolder(database, folder)
  try {
    return await retryingTransaction(database, (transaction) => importInto(transaction, prepared, options))
  } catch (error) {
    if (error instanceof PictureDeleted) return await importPages(database, folder, options)
    throw error
  }
}

/**
 * `importPages` in the caller's transaction.
 * @throws PictureDeleted where the folder has to be prepared again
 */
export async function importInto(
  transaction: Database,
  folder: PreparedFolder,
  { origins, now, dryRun = false, strict = false }: ImportOptions,
): Promise<ImportResult> {
  await lockPages(transaction, now)
  if ((await withoutPicture(transaction, folder.storedPictures)).length > 0) throw new PictureDeleted()
  const plan = await planImport(transaction, folder, { origins, now })
  const changes = plan.pages.filter(({ before, changed }) => !before || changed.length > 0)
  const done = !dryRun && (!strict || plan.problems.every(({ severity }) => severity === 'warning'))
  if (done) {
    await savePictures(transaction, plan.pictures)
    await savePages(transaction, changes, now)
    await saveLists(transaction, plan.lists, now)
  }
  return { ...plan, changes, done }
}
