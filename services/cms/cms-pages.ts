import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'

/** The key of a page. `path` has no leading slash. */
export type PageKey = Pick<CmsPageTable, 'language' | 'path'>

/** A page's key as text, as used in file names and on the command line: `en/window-cleaning`. */
export const keyOf = ({ language, path }: PageKey): string => `${language}/${path}`

/**
 * The page of a key, with this status if one is given; undefined if there is none (R10.2).
 * @throws the database's own error
 */
export async function findPage(
  database: Database,
  { language, path }: PageKey,
  status?: CmsPageTable['status'],
): Promise<CmsPageTable | undefined> {
  const query = database.selectFrom('page').selectAll().where('language', '=', language).where('path', '=', path)
  return await (status ? query.where('status', '=', status) : query).executeTakeFirst()
}
