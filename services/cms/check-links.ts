import { servedLanguages } from '../../domain/company/company.ts'
import { type Language, otherLanguage } from '../../domain/language.ts'
import { isInQuestions } from '../../domain/website/faq-question.ts'
import { type Database, inBatches } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import { keyOf, type PageKey } from './cms-pages.ts'
import { type LinkTarget, linkTarget, type PageLink } from './link-target.ts'
import { readTheseNow } from './page-now.ts'
import { counterpartOf, readTwins } from './page-twins.ts'

export interface LinkingPage {
  /** The page as it will be stored. */
  after: CmsPageTable
  links: readonly PageLink[]
}

/** Why a link leads nowhere. `noPrefix`: there is such a heading, but ids of pages begin with `section-`. */
type BrokenLink =
  | Extract<LinkTarget, { kind: 'broken' }>['why']
  | ('noHeadingHere' | 'noHeadingThere' | 'noPrefix' | 'noPage' | 'draft')

/**
 * A link that leads nowhere or to a redirect, or a published page without a counterpart on the site of `language`,
 * where that is served.
 */
export type LinkProblem =
  | (PageLink & { kind: 'broken'; why: BrokenLink })
  | (PageLink & { kind: 'moved'; to: string })
  | { kind: 'no-counterpart'; language: Language }

type Target = Pick<CmsPageTable, 'status' | 'content'>

/** The possible targets of links, by key: pages as they will be, and the new paths of moved pages. */
interface KnownPages {
  known: ReadonlyMap<string, Target>
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
    page.links.map((link) => ({ page, link, target: linkTarget(link.href, page.after.language, origins) })),
  )
  const twins = await readTwins(database)
  const counterparts = pages.flatMap(({ after }) => counterpartOf(twins, after) ?? [])
  const wanted = [...links.flatMap(({ target }) => (target.kind === 'page' ? [target] : [])), ...counterparts]
  const stored = await readTheseNow(database, wanted, now)
  const known = new Map<string, Target>([...stored].map(([key, { page }]) => [key, page]))
  for (const { after } of pages) known.set(keyOf(after), after)
  const moved = await formerPaths(database, wanted)

  const wrong = links.flatMap(({ page, link, target }) => {
    const problem = linkProblem(page, link, target, { known, moved })
    return problem ? [{ page, problem }] : []
  })
  const alone = pages.flatMap((page) => {
    const counterpart = counterpartOf(twins, page.after)
    const language = otherLanguage(page.after.language)
    if (page.after.status === 'draft' || isInQuestions(page.after.path) || !servedLanguages.includes(language))
      return []
    if (counterpart && known.get(keyOf(counterpart))?.status === 'published') return []
    return [{ page, problem: { kind: 'no-counterpart' as const, language } }]
  })
  return [...wrong, ...alone]
}

function linkProblem(
  { after }: LinkingPage,
  link: PageLink,
  target: LinkTarget,
  { known, moved }: KnownPages,
): LinkProblem | undefined {
  const broken = (why: BrokenLink) => ({ kind: 'broken' as const, ...link, why })
  switch (target.kind) {
    case 'fine':
    case 'foreign':
      return undefined
    case 'broken':
      return broken(target.why)
    case 'moved':
      return { kind: 'moved', ...link, to: target.to }
    case 'anchor':
      return hasAnchor(after, target.id) ? undefined : broken('noHeadingHere')
    case 'page': {
      const there = known.get(keyOf(target))
      const to = there ? undefined : moved.get(keyOf(target))
      if (to !== undefined) return { kind: 'moved', ...link, to: `/${to}` }
      if (!there) return broken('noPage')
      if (there.status === 'draft' && after.status === 'published') return broken('draft')
      if (!target.id || there.content.includes(`id="${target.id}"`)) return undefined
      return broken(hasAnchor(there, target.id) ? 'noPrefix' : 'noHeadingThere')
    }
  }
}

const hasAnchor = ({ content }: Target, id: string) =>
  content.includes(`id="section-${id}"`) || (id.startsWith('section-') && content.includes(`id="${id}"`))

/** The present paths of pages that have moved, by the keys that they had. */
export async function formerPaths(database: Database, wanted: readonly PageKey[]): Promise<Map<string, string>> {
  const moved = new Map<string, string>()
  for (const batch of inBatches([...new Set(wanted.map(({ path }) => path))])) {
    const rows = await database.selectFrom('pageRedirect').selectAll().where('path', 'in', batch).execute()
    for (const { toPath, ...key } of rows) moved.set(keyOf(key), toPath)
  }
  return moved
}
