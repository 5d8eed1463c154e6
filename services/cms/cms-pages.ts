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

/**
 * The time identifies a version, so each change of a page is later than the one before, even if the clock goes
 * backwards.
 */
export const laterThan = (before: string, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString()
