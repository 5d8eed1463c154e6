import type { Language } from '../../domain/language.ts'
import { nameKeyOf } from '../../domain/people/person.ts'
import { questionFolder } from '../../domain/website/faq-question.ts'
import { keyOf, type PageKey } from '../../services/cms/cms-pages.ts'
import { readGoneLive } from '../../services/cms/page-now.ts'
import { type ListPage, pageOf } from '../../services/database/list-page.ts'
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
  /** The place in the list. */
  after: string | undefined
}

/** A page in the list. */
export interface ListedPage extends PageKey {
  title: string
  state: PageState
  changedAt: Date
  publishAt: string | null
}

/**
 * A page of the list of pages, by language and path; questions of the FAQ have a list of their own. A company has some
 * hundred pages, so words are looked for here: SQLite itself knows no capitals beyond ASCII.
 */
export async function searchPages(
  database: Database,
  { search, language, state, after }: PageFilter,
  now: Date,
): Promise<ListPage<ListedPage>> {
  const gone = new Map((await readGoneLive(database, now)).map(({ page }) => [keyOf(page), page]))
  const rows = await database
    .selectFrom('page')
    .leftJoin('pageDraft', (join) =>
      join.onRef('pageDraft.language', '=', 'page.language').onRef('pageDraft.path', '=', 'page.path'),
    )
    .select(['page.language', 'page.path', 'page.title', 'page.status', 'page.updatedAt'])
    .select(['pageDraft.savedAt', 'pageDraft.publishAt'])
    .where('page.path', 'not like', `${questionFolder}%`)
    .$if(language !== undefined, (query) => query.where('page.language', '=', language ?? 'en'))
    .execute()
  const words = nameKeyOf(search).split(' ').filter(Boolean)
  const found = rows
    .map((row): ListedPage => {
      const page = gone.get(keyOf(row))
      const { status, updatedAt, savedAt, ...listed } = page ? { ...page, savedAt: null, publishAt: null } : row
      const { language, path, title, publishAt } = listed
      const changedAt = new Date(savedAt ?? updatedAt)
      return { language, path, title, publishAt, state: stateOf(status, savedAt, publishAt), changedAt }
    })
    .filter((page) => state === undefined || page.state === state)
    .filter(({ title, path }) => words.every((word) => nameKeyOf(title).includes(word) || path.includes(word)))
    .filter((page) => after === undefined || keyOf(page) > after)
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  return pageOf(found, (page) => [keyOf(page)])
}

/** The state of a page with these times of its draft. */
export function stateOf(status: CmsPageTable['status'], savedAt: string | null, publishAt: string | null): PageState {
  if (publishAt !== null) return 'scheduled'
  if (status === 'draft') return 'draft'
  return savedAt === null ? 'published' : 'changed'
}
