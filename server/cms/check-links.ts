import { type Language, languages, otherLanguage } from '../../domain/language.ts'
import { inBatches } from '../database/in-batches.ts'
import type { CmsPageTable, Database } from '../database/schema.ts'
import { keyOf } from './cms-pages.ts'
import { type LinkTarget, linkTarget } from './link-target.ts'
import type { PageSource } from './page-source.ts'
import type { FileProblem } from './read-pages-folder.ts'

/** A page to check. */
export interface LinkingPage {
  file: string
  source: Pick<PageSource, 'lineOf' | 'lineOfField'>
  /** The page as it will be stored. */
  after: CmsPageTable
  /** The addresses of its links, as written by the editor. */
  links: readonly string[]
}

type Statuses = ReadonlyMap<string, CmsPageTable['status']>

/**
 * Checks pages that are about to be written against each other and against what is stored: links within the site have to lead
 * somewhere; a published page without a twin on the other site is worth a warning.
 */
export async function checkLinks(
  database: Database,
  pages: readonly LinkingPage[],
  origins: Record<Language, string>,
): Promise<FileProblem[]> {
  const links = pages.flatMap((page) =>
    [...new Set(page.links)].map((href) => ({ page, href, target: linkTarget(href, page.after.language, origins) })),
  )
  const planned = new Map(pages.map(({ after }) => [keyOf(after), after]))
  const twins = pages.map(({ after: { language, path } }) => ({ language: otherLanguage(language), path }))
  const wanted = [...links.flatMap(({ target }) => (target.kind === 'page' ? [target] : [])), ...twins]
  const statuses = await statusesOf(database, wanted, planned)

  const broken = links.flatMap(({ page, href, target }): FileProblem[] => {
    const problem = linkProblem(page, href, target, statuses, planned)
    return problem ? [{ file: page.file, line: page.source.lineOf(href), ...problem }] : []
  })
  const lonely = pages.flatMap(({ file, source, after }): FileProblem[] => {
    const other = otherLanguage(after.language)
    if (after.status === 'draft' || statuses.get(keyOf({ ...after, language: other })) === 'published') return []
    const message = `there is no twin: no published page “${after.path}” in ${other}`
    return [{ file, line: source.lineOfField('path'), severity: 'warning', message }]
  })
  return [...broken, ...lonely]
}

function linkProblem(
  { after }: LinkingPage,
  href: string,
  target: LinkTarget,
  statuses: Statuses,
  planned: ReadonlyMap<string, CmsPageTable>,
): Pick<FileProblem, 'severity' | 'message'> | undefined {
  const broken = (message: string) => ({ severity: 'flaw' as const, message: `broken link ${href}: ${message}` })
  switch (target.kind) {
    case 'fine':
      return undefined
    case 'broken':
      return broken(target.why)
    case 'moved':
      return { severity: 'warning', message: `the link ${href} is led on to ${target.to}: write that` }
    case 'anchor':
      return hasAnchor(after, target.id) ? undefined : broken('no heading of this page has this id')
    case 'page': {
      const status = statuses.get(keyOf(target))
      if (!status) return broken('there is no such page')
      if (status === 'draft' && after.status === 'published') return broken('that page is a draft')
      const there = planned.get(keyOf(target))
      if (!target.id || !there || there.content.includes(`id="${target.id}"`)) return undefined
      return broken(
        hasAnchor(there, target.id)
          ? `write #section-${target.id}, as ids of pages begin with section-`
          : 'no heading of that page has this id',
      )
    }
  }
}

const hasAnchor = ({ content }: CmsPageTable, id: string) =>
  content.includes(`id="section-${id}"`) || (id.startsWith('section-') && content.includes(`id="${id}"`))

/** The future status of the given pages: published, draft, or absent. */
async function statusesOf(
  database: Database,
  wanted: readonly Pick<CmsPageTable, 'language' | 'path'>[],
  planned: ReadonlyMap<string, CmsPageTable>,
): Promise<Statuses> {
  const statuses = new Map<string, CmsPageTable['status']>()
  const paths = [...new Set(wanted.map(({ path }) => path))]
  for (const batch of inBatches(paths)) {
    const rows = await database
      .selectFrom('page')
      .select(['language', 'path', 'status'])
      .where('language', 'in', languages)
      .where('path', 'in', batch)
      .execute()
    for (const row of rows) statuses.set(keyOf(row), row.status)
  }
  for (const [key, { status }] of planned) statuses.set(key, status)
  return statuses
}
