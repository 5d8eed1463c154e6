import type { Language } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { savePictures } from './pictures.ts'
import { type ImportPlan, type PlannedPage, type PreparedFolder, planImport, prepareFolder } from './plan-import.ts'
import type { PagesFolder } from './read-pages-folder.ts'
import { lockPages, savePages } from './save-pages.ts'

export interface ImportOptions {
  /** Public origins of both sites, without a slash at the end. */
  origins: Record<Language, string>
  now: Date
  /** Only finds out what would change. */
  dryRun?: boolean
  /** Refuses everything where there is any error or flaw. */
  strict?: boolean
}

/** What an import has done, or with `dryRun` what it would do. */
export interface ImportResult extends ImportPlan {
  /** The new and the changed pages. */
  changes: PlannedPage[]
  /** False where `strict` or `dryRun` kept everything as it was. */
  done: boolean
}

/**
 * Brings the pages of a folder into the database, in one transaction. What is active or broken in a page is left out and named; a file
 * with an error is left out as a whole. Pages that are not in the folder stay as they are.
 * @throws the database's own error; nothing has changed then
 */
export async function importPages(
  database: Database,
  folder: PagesFolder,
  options: ImportOptions,
): Promise<ImportResult> {
  const prepared = await prepareFolder(database, folder)
  return database.transaction().execute((transaction) => importInto(transaction, prepared, options))
}

/** The same as part of the caller's transaction. */
export async function importInto(
  transaction: Database,
  folder: PreparedFolder,
  { origins, now, dryRun = false, strict = false }: ImportOptions,
): Promise<ImportResult> {
  await lockPages(transaction)
  const plan = await planImport(transaction, folder, { origins, now })
  const changes = plan.pages.filter(({ before, changed }) => !before || changed.length > 0)
  const done = !dryRun && (!strict || plan.problems.every(({ severity }) => severity === 'warning'))
  if (done) {
    await savePictures(transaction, plan.pictures)
    await savePages(transaction, changes, now)
  }
  return { ...plan, changes, done }
}
