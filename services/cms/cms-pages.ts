import { type Language, languages } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'

/** The key of a page. `path` has no leading slash. */
export type PageKey = Pick<CmsPageTable, 'language' | 'path'>

/** A page's key as text, as used in file names and on the command line: `en/window-cleaning`. */
export const keyOf = ({ language, path }: PageKey): string => `${language}/${path}`

/** A page without its body. */
export type PageEntry = PageKey & Pick<CmsPageTable, 'title' | 'status' | 'updatedAt'>

/** The number of pages read at a time, so that they are never all in memory. */
const batchSize = 500

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

/** All pages by language and path, without their bodies. */
export const listPages = (database: Database): AsyncGenerator<PageEntry> =>
  inOrder((...place) =>
    pagesAfter(database, ...place)
      .select(['language', 'path', 'title', 'status', 'updatedAt'])
      .execute(),
  )

/** All pages by language and path. */
export const readPages = (database: Database): AsyncGenerator<CmsPageTable> =>
  inOrder((...place) =>
    pagesAfter(database, ...place)
      .selectAll()
      .execute(),
  )

const pagesAfter = (database: Database, language: Language, path: string) =>
  database.selectFrom('page').where('language', '=', language).where('path', '>', path).orderBy('path').limit(batchSize)

async function* inOrder<Row extends PageKey>(
  next: (language: Language, path: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (const language of languages) {
    for (let rows = await next(language, ''); rows.length > 0; rows = await next(language, rows.at(-1)?.path ?? ''))
      yield* rows
  }
}
