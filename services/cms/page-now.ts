import { type Language, languages } from '../../domain/language.ts'
import { type Database, inBatches } from '../database/schema.ts'
import { readStoredJson } from '../database/stored-json.ts'
import { cmsPageColumns } from '../database/tables/page-tables.ts'
import { keyOf, laterThan, type PageKey } from './cms-pages.ts'

/**
 * A page as it is at a moment. A draft that has gone live by then is the page (R17.36), although the tables have it
 * beside the page that it has replaced until the next change of pages. `replaced`: the newest of its earlier versions,
 * where the tables do not have it as one yet.
 */
export type PageNow = ReturnType<typeof pageNow>

/**
 * An editor's unpublished draft of a page, which is as it would be stored; its `updatedAt` is that of the page it was
 * written from. Each is saved later (`savedAt`) than the one before. `publishAt`: from when on visitors see it
 * (R17.36); null for one that waits to be published by hand. `previewKey` signs links to its preview (R17.37); empty
 * for a draft that an earlier release has stored.
 */
export type PageDraft = NonNullable<PageNow['draft']>

/** The page of a key, with its draft; undefined if there is none. Nothing is stored. */
export async function readPageNow(database: Database, key: PageKey, now: Date): Promise<PageNow | undefined> {
  const row = await withDrafts(database)
    .where((eb) => eb.and({ 'page.language': key.language, 'page.path': key.path }))
    .executeTakeFirst()
  return row && pageNow(row, now)
}

/** The pages of these keys, by key. */
export async function readTheseNow(
  database: Database,
  keys: readonly PageKey[],
  now: Date,
): Promise<Map<string, PageNow>> {
  const found = new Map<string, PageNow>()
  for (const paths of inBatches([...new Set(keys.map(({ path }) => path))])) {
    const pages = withDrafts(database).where('page.language', 'in', languages).where('page.path', 'in', paths)
    for (const row of await pages.execute()) found.set(keyOf(row), pageNow(row, now))
  }
  return found
}

/** The pages whose drafts have gone live since the last change of pages, in the order of their moments. */
export async function readGoneLive(database: Database, now: Date): Promise<PageNow[]> {
  const gone = withDrafts(database).where('draft.publishAt', '<=', now.toISOString())
  const rows = await gone.orderBy('draft.publishAt').execute()
  return rows.map((row) => pageNow(row, now))
}

/** The pages of a language whose paths begin with `folder`, which is empty for all, by path. */
export async function readFolderNow(
  database: Database,
  { language, folder }: { language: Language; folder: string },
  now: Date,
): Promise<PageNow[]> {
  const rows = await withDrafts(database)
    .where('page.language', '=', language)
    .where('page.path', 'like', `${folder}%`)
    .orderBy('page.path')
    .execute()
  return rows.map((row) => pageNow(row, now))
}

/** Pages with their drafts, in one query: a draft becomes the stored page in one transaction. */
const withDrafts = (database: Database) =>
  database
    .selectFrom('page')
    .leftJoin('pageDraft as draft', (join) =>
      join.onRef('draft.language', '=', 'page.language').onRef('draft.path', '=', 'page.path'),
    )
    .selectAll('page')
    .select(['draft.page as written', 'draft.personId', 'draft.savedAt', 'draft.publishAt', 'draft.previewKey'])

type PageRow = Awaited<ReturnType<ReturnType<typeof withDrafts>['execute']>>[number]

function pageNow({ written, personId, savedAt, publishAt, previewKey, ...page }: PageRow, now: Date) {
  if (written === null || personId === null || savedAt === null || previewKey === null)
    return { page, draft: undefined, replaced: undefined }
  // A page that has moved is at the path of its row.
  const text = { ...readStoredJson(cmsPageColumns, written, `The draft of ${keyOf(page)}`), path: page.path }
  const goneLive = publishAt === null ? undefined : new Date(publishAt)
  if (goneLive && goneLive <= now) {
    const updatedAt = laterThan(page.updatedAt, goneLive)
    return { page: { ...text, status: 'published' as const, updatedAt }, draft: undefined, replaced: page }
  }
  return { page, draft: { page: text, personId, savedAt, publishAt, previewKey }, replaced: undefined }
}
