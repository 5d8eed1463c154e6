import { sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { PageKey } from './cms-pages.ts'

/** How many pages are named. */
const mostNamed = 10

/**
 * The published pages of a website, by path, that link to an address of it; at most ten.
 * @param address as links name it, such as `/window-cleaning`
 */
export async function findLinksTo(database: Database, { language, path }: PageKey, address: string): Promise<string[]> {
  const literal = address.replace(/[\\%_]/g, '\\$&')
  const [whole, part] = [`%"${literal}"%`, `%"${literal}#%`]
  const rows = await database
    .selectFrom('page')
    .select('path')
    .where('language', '=', language)
    .where('path', '!=', path)
    .where('status', '=', 'published')
    .where(sql<boolean>`("content" like ${whole} escape '\\' or "content" like ${part} escape '\\')`)
    .orderBy('path')
    .limit(mostNamed)
    .execute()
  return rows.map((row) => row.path)
}
