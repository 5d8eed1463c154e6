import type { Language } from '../../domain/language.ts'
import type { Database, PageTable } from '../database/schema.ts'

/** What names a page. `path` is without the leading slash. */
export type PageKey = Pick<PageTable, 'language' | 'path'>

/** A page's key as one text, as it also stands in names of files and on the command line: `en/window-cleaning`. */
export const keyOf = ({ language, path }: PageKey): string => `${language}/${path}`

/** A page without its body. */
export type PageEntry = PageKey & Pick<PageTable, 'title' | 'status' | 'updatedAt'>

/** How many pages are read at a time: however many there are, they never stand in memory together. */
const batchSize = 500
const languages = ['en', 'nl'] as const satisfies Language[]

/**
 * The published page at a path, or undefined. The answer of specification §7: path without the leading slash, one result.
 * @throws the database's own error
 */
export async function findPage(database: Database, language: Language, path: string): Promise<PageTable | undefined> {
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
export async function readPage(database: Database, { language, path }: PageKey): Promise<PageTable | undefined> {
  return await database
    .selectFrom('page')
    .selectAll()
    .where('language', '=', language)
    .where('path', '=', path)
    .executeTakeFirst()
}

/** All pages by language and path, without their bodies. */
export async function* listPages(database: Database): AsyncGenerator<PageEntry> {
  for (const language of languages) {
    yield* inOrder((after) =>
      database
        .selectFrom('page')
        .select(['language', 'path', 'title', 'status', 'updatedAt'])
        .where('language', '=', language)
        .where('path', '>', after)
        .orderBy('path')
        .limit(batchSize)
        .execute(),
    )
  }
}

/** All pages by language and path. */
export async function* readPages(database: Database): AsyncGenerator<PageTable> {
  for (const language of languages) {
    yield* inOrder((after) =>
      database
        .selectFrom('page')
        .selectAll()
        .where('language', '=', language)
        .where('path', '>', after)
        .orderBy('path')
        .limit(batchSize)
        .execute(),
    )
  }
}

async function* inOrder<Row extends PageKey>(next: (after: string) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let rows = await next(''); rows.length > 0; rows = await next(rows.at(-1)?.path ?? '')) yield* rows
}
