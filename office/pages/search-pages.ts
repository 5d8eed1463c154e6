import { sql } from 'kysely'
import type { Language } from '../../domain/language.ts'
import type { PageKey } from '../../services/cms/cms-pages.ts'
import type { Database } from '../../services/database/schema.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'

/**
 * `changed`: published, and an editor has written something else that is not published yet. `scheduled`: what an editor
 * has written goes live at a moment.
 */
export const pageStates = ['draft', 'published', 'changed', 'scheduled'] as const
type PageState = (typeof pageStates)[number]

/** The filters of the list of pages. */
export interface PageFilter {
  search: string
  language: Language | undefined
  state: PageState | undefined
  /** The last page of the part of the list before. */
  after: PageKey | undefined
}

/** A page in the list. */
export interface ListedPage extends PageKey {
  title: string
  state: PageState
  changedAt: Date
  publishAt: string | null
}

/** How many pages a part of the list has. */
export const pagesPerList = 50

/** A part of the list of pages, by language and path. */
export async function searchPages(
  database: Database,
  { search, language, state, after }: PageFilter,
): Promise<ListedPage[]> {
  let query = database
    .selectFrom('page')
    .leftJoin('pageDraft', (join) =>
      join.onRef('pageDraft.language', '=', 'page.language').onRef('pageDraft.path', '=', 'page.path'),
    )
    .select(['page.language', 'page.path', 'page.title', 'page.status', 'page.updatedAt'])
    .select(['pageDraft.savedAt', 'pageDraft.publishAt'])
    .orderBy('page.language')
    .orderBy('page.path')
    .limit(pagesPerList)
  if (language) query = query.where('page.language', '=', language)
  if (state === 'scheduled') query = query.where('pageDraft.publishAt', 'is not', null)
  else if (state)
    query = query
      .where('page.status', '=', state === 'draft' ? 'draft' : 'published')
      .where('pageDraft.publishAt', 'is', null)
  if (state === 'changed') query = query.where('pageDraft.savedAt', 'is not', null)
  if (state === 'published') query = query.where('pageDraft.savedAt', 'is', null)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(
      sql<boolean>`(lower("page"."title") like ${like} escape '\\' or "page"."path" like ${like} escape '\\')`,
    )
  }
  if (after) query = query.where(sql<boolean>`("page"."language", "page"."path") > (${after.language}, ${after.path})`)
  const rows = await query.execute()
  return rows.map(({ status, updatedAt, savedAt, ...page }) => ({
    ...page,
    state: stateOf(status, savedAt, page.publishAt),
    changedAt: new Date(savedAt ?? updatedAt),
  }))
}

function stateOf(status: CmsPageTable['status'], savedAt: string | null, publishAt: string | null): PageState {
  if (publishAt !== null) return 'scheduled'
  if (status === 'draft') return 'draft'
  return savedAt === null ? 'published' : 'changed'
}
