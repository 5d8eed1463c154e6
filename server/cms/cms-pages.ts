import { type Language, languages } from '../../domain/language.ts'
import type { CmsPageTable, Database } from '../database/schema.ts'

/** What names a page. `path` is without the leading slash. */
export type PageKey = Pick<CmsPageTable, 'language' | 'path'>

/** A page's key as one text, as it also stands in names of files and on the command line: `en/window-cleaning`. */
export const keyOf = ({ language, path }: PageKey): string => `${language}/${path}`

/** A page without its body. */
export type PageEntry = PageKey & Pick<CmsPageTable, 'title' | 'status' | 'updatedAt'>

/** How many pages are read at a time: however many there are, they never stand in memory together. */
const batchSize = 500

/**
 * The published page at a path, or undefined. `path` has no leading slash (R10.2).
 * @throws the database's own error
 */
export async function findPage(
  database: Database,
  language: Language,
  path: string,
): Promise<CmsPageTable | undefined> {
  return await database
    .selectFrom('page')
    .selectAll()
    .where('language', '=', language)
    .where('path', '=', path)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

/** Whether there is a published page at a path, without reading it. */
export async function hasPublishedPage(database: Database, { language, path }: PageKey): Promise<boolean> {
  const found = await database
    .selectFrom('page')
    .select('path')
    .where('language', '=', language)
    .where('path', '=', path)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return found !== undefined
}

/** The page of a key, draft or published; undefined where there is none. */
export async function readPage(database: Database, { language, path }: PageKey): Promise<CmsPageTable | undefined> {
  return await database
    .selectFrom('page')
    .selectAll()
    .where('language', '=', language)
    .where('path', '=', path)
    .executeTakeFirst()
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
