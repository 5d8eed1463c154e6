import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'

/** The key of a page. `path` has no leading slash. */
export type PageKey = Pick<CmsPageTable, 'language' | 'path'>

/** A page's key as text, as used in file names and on the command line: `en/window-cleaning`. */
export const keyOf = ({ language, path }: PageKey): string => `${language}/${path}`

/**
 * The page of a key; undefined if there is none (R10.2).
 * @throws the database's own error
 */
export async function findPage(database: Database, { language, path }: PageKey): Promise<CmsPageTable | undefined> {
  const pages = database.selectFrom('page').selectAll().where('language', '=', language)
  return await pages.where('path', '=', path).executeTakeFirst()
}
