import { servedLanguages } from '../../domain/company/company.ts'
import { type Language, languages, otherLanguage } from '../../domain/language.ts'
import { isInQuestions } from '../../domain/website/faq-question.ts'
import { inBatches } from '../database/in-batches.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import { keyOf, type PageKey } from './cms-pages.ts'
import { type LinkTarget, linkTarget } from './link-target.ts'
import { counterpartOf, readTwins } from './page-twins.ts'

export interface LinkingPage {
  /** The page as it will be stored. */
  after: CmsPageTable
  /** The addresses of its links, as written by the editor. */
  links: readonly string[]
}

/** Why a link leads nowhere. `noPrefix`: there is such a heading, but ids of pages begin with `section-`. */
type BrokenLink =
  | Extract<LinkTarget, { kind: 'broken' }>['why']
  | ('noHeadingHere' | 'noHeadingThere' | 'noPrefix' | 'noPage' | 'draft')

/**
 * A link that leads nowhere or to a redirect, or a published page without a counterpart on the site of `language`, where
 * that is served.
 */
export type LinkProblem =
  | { kind: 'broken'; href: string; why: BrokenLink }
  | { kind: 'moved'; href: string; to: string }
  | { kind: 'no-counterpart'; language: Language }

type Statuses = ReadonlyMap<string, CmsPageTable['status']>

/**
 * The possible targets of links, by key: the future status of pages, pages as they will be stored, and the new paths of
 * moved pages.
 */
interface KnownPages {
  statuses: Statuses
  planned: ReadonlyMap<string, CmsPageTable>
  moved: ReadonlyMap<string, string>
}

/**
 * Checks the links of pages within our sites, and whether published pages have counterparts. The given pages count as
 * stored.
 * @returns the problems, each with its page
 */
export async function checkLinks<Page extends LinkingPage>(
  database: Database,
  pages: readonly Page[],
  origins: Record<Language, string>,
  now: Date,
): Promise<{ page: Page; problem: LinkProblem }[]> {
  const links = pages.flatMap((page) =>
    [...new Set(page.links)].map((href) => ({ page, href, target: linkTarget(href, page.after.language, origins) })),
  )
  const planned = new Map(pages.map(({ after }) => [keyOf(after), after]))
  const twins = await readTwins(database)
  const counterparts = pages.flatMap(({ after }) => counterpartOf(twins, after) ?? [])
  const wanted = [...links.flatMap(({ target }) => (target.kind === 'page' ? [target] : [])), ...counterparts]
  const statuses = await statusesOf(database, wanted, planned, now)
  const moved = await formerPaths(database, wanted)

  const wrong = links.flatMap(({ page, href, target }) => {
    const problem = linkProblem(page, href, target, { statuses, planned, moved })
    return problem ? [{ page, problem }] : []
  })
  const alone = pages.flatMap((page) => {
    const counterpart = counterpartOf(twins, page.after)
    const language = otherLanguage(page.after.language)
    if (page.after.status === 'draft' || isInQuestions(page.after.path) || !servedLanguages.includes(language))
      return []
    if (counterpart && statuses.get(keyOf(counterpart)) === 'published') return []
    return [{ page, problem: { kind: 'no-counterpart' as const, language } }]
  })
  return [...wrong, ...alone]
}

function linkProblem(
  { after }: LinkingPage,
  href: string,
  target: LinkTarget,
  { statuses, planned, moved }: KnownPages,
): LinkProblem | undefined {
  const broken = (why: BrokenLink) => ({ kind: 'broken' as const, href, why })
  switch (target.kind) {
    case 'fine':
    case 'foreign':
      return undefined
    case 'broken':
      return broken(target.why)
    case 'moved':
      return { kind: 'moved', href, to: target.to }
    case 'anchor':
      return hasAnchor(after, target.id) ? undefined : broken('noHeadingHere')
    case 'page': {
      const status = statuses.get(keyOf(target))
      const to = status ? undefined : moved.get(keyOf(target))
      if (to !== undefined) return { kind: 'moved', href, to: `/${to}` }
      if (!status) return broken('noPage')
      if (status === 'draft' && after.status === 'published') return broken('draft')
      const there = planned.get(keyOf(target))
      if (!target.id || !there || there.content.includes(`id="${target.id}"`)) return undefined
      return broken(hasAnchor(there, target.id) ? 'noPrefix' : 'noHeadingThere')
    }
  }
}

const hasAnchor = ({ content }: CmsPageTable, id: string) =>
  content.includes(`id="section-${id}"`) || (id.startsWith('section-') && content.includes(`id="${id}"`))

/** The future status of the given pages: published, draft, or absent. */
async function statusesOf(
  database: Database,
  wanted: readonly PageKey[],
  planned: ReadonlyMap<string, CmsPageTable>,
  now: Date,
): Promise<Statuses> {
  const statuses = new Map<string, CmsPageTable['status']>()
  const paths = [...new Set(wanted.map(({ path }) => path))]
  for (const batch of inBatches(paths)) {
    const rows = await database
      .selectFrom('page')
      .leftJoin('pageDraft as due', (join) =>
        join
          .onRef('due.language', '=', 'page.language')
          .onRef('due.path', '=', 'page.path')
          .on('due.publishAt', '<=', now.toISOString()),
      )
      .select(['page.language', 'page.path', 'page.status', 'due.publishAt'])
      .where('page.language', 'in', languages)
      .where('page.path', 'in', batch)
      .execute()
    for (const { status, publishAt, ...key } of rows)
      statuses.set(keyOf(key), publishAt === null ? status : 'published')
  }
  for (const [key, { status }] of planned) statuses.set(key, status)
  return statuses
}

/** The present paths of pages that have moved, by the keys that they had. */
export async function formerPaths(database: Database, wanted: readonly PageKey[]): Promise<Map<string, string>> {
  const moved = new Map<string, string>()
  for (const batch of inBatches([...new Set(wanted.map(({ path }) => path))])) {
    const rows = await database.selectFrom('pageRedirect').selectAll().where('path', 'in', batch).execute()
    for (const { toPath, ...key } of rows) moved.set(keyOf(key), toPath)
  }
  return moved
}
