import { sql } from 'kysely'
import type { Language } from '../../domain/language.ts'
import { questionFolder } from '../../domain/website/faq-question.ts'
import { keyOf, type PageKey } from '../../services/cms/cms-pages.ts'
import { readGoneLive } from '../../services/cms/page-now.ts'
import type { Database } from '../../services/database/schema.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'

/**
 * `changed`: published, and an editor has written something else that is not published yet. `scheduled`: what an editor
 * has written goes live at a moment.
 */
export const pageStates = ['draft', 'published', 'changed', 'scheduled'] as const
export type PageState = (typeof pageStates)[number]

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

/** A part of the list of pages, by language and path; questions of the FAQ have a list of their own. */
export async function searchPages(database: Database, filter: PageFilter, now: Date): Promise<ListedPage[]> {
  const { search, language, after } = filter
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const gone = new Map((await readGoneLive(database, now)).map(({ page }) => [keyOf(page), page]))
  const found = [...gone.values()].filter(
    ({ title, path }) =>
      (filter.state ?? 'published') === 'published' &&
      words.every((word) => title.toLowerCase().includes(word) || path.includes(word)),
  )
  let query = database
    .selectFrom('page')
    .leftJoin('pageDraft', (join) =>
      join.onRef('pageDraft.language', '=', 'page.language').onRef('pageDraft.path', '=', 'page.path'),
    )
    .select(['page.language', 'page.path', 'page.title', 'page.status', 'page.updatedAt'])
    .select(['pageDraft.savedAt', 'pageDraft.publishAt'])
    .where((eb) =>
      eb.or([
        eb.and([
          stored(filter.state, words),
          sql<boolean>`coalesce("pageDraft"."publishAt" > ${now.toISOString()}, true)`,
        ]),
        ...found.map((page) => eb.and([eb('page.language', '=', page.language), eb('page.path', '=', page.path)])),
      ]),
    )
    .where('page.path', 'not like', `${questionFolder}%`)
    .orderBy('page.language')
    .orderBy('page.path')
    .limit(pagesPerList)
  if (language) query = query.where('page.language', '=', language)
  if (after) query = query.where(sql<boolean>`("page"."language", "page"."path") > (${after.language}, ${after.path})`)
  const rows = await query.execute()
  return rows.map((row) => {
    const page = gone.get(keyOf(row))
    const { status, updatedAt, savedAt, ...key } = page ? { ...page, savedAt: null, publishAt: null } : row
    const { language, path, title, publishAt } = key
    const changedAt = new Date(savedAt ?? updatedAt)
    return { language, path, title, publishAt, state: stateOf(status, savedAt, publishAt), changedAt }
  })
}

/** Whether a row has a state and all words in its title or path, whatever the clock says about its draft. */
function stored(state: PageState | undefined, words: readonly string[]) {
  const conditions = [sql<boolean>`true`]
  if (state === 'scheduled') conditions.push(sql`"pageDraft"."publishAt" is not null`)
  else if (state)
    conditions.push(
      sql`"page"."status" = ${state === 'draft' ? 'draft' : 'published'}`,
      sql`"pageDraft"."publishAt" is null`,
    )
  if (state === 'changed') conditions.push(sql`"pageDraft"."savedAt" is not null`)
  if (state === 'published') conditions.push(sql`"pageDraft"."savedAt" is null`)
  for (const word of words) {
    const like = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(sql`(lower("page"."title") like ${like} escape '\\' or "page"."path" like ${like} escape '\\')`)
  }
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** The state of a page with these times of its draft. */
export function stateOf(status: CmsPageTable['status'], savedAt: string | null, publishAt: string | null): PageState {
  if (publishAt !== null) return 'scheduled'
  if (status === 'draft') return 'draft'
  return savedAt === null ? 'published' : 'changed'
}
