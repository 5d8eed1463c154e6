import { type Language, languages, otherLanguage } from '../../domain/language.ts'
import { keyOf } from '../cms/cms-pages.ts'
import { inspectContent } from '../cms/inspect-content.ts'
import { linkTarget } from '../cms/link-target.ts'
import { pictureAddress } from '../cms/pictures.ts'
import type { CmsPageTable, Database } from '../database/schema.ts'
import type { Findings } from './findings.ts'

interface PageLink {
  page: CmsPageTable
  href: string
}

/**
 * Checks a few hundred published pages: whether their links within our sites lead to a published page, whether their pictures exist, and
 * whether the other-language site has a counterpart at the same path.
 * @param external called with each address of another site and the page that links to it
 */
export async function inspectLinks(
  database: Database,
  findings: Findings,
  pages: readonly CmsPageTable[],
  origins: Record<Language, string>,
  external: (href: string, where: string) => void,
): Promise<void> {
  const inspected = pages.map((page) => ({ page, ...inspectContent(page.content) }))
  const links = inspected.flatMap(({ page, links }) => [...new Set(links)].map((href) => ({ page, href })))
  const targets = links.map((link) => ({ ...link, target: linkTarget(link.href, link.page.language, origins) }))
  const linked = targets.flatMap(({ target }) => (target.kind === 'page' ? [target.path] : []))
  const published = await publishedAmong(database, [...linked, ...pages.map(({ path }) => path)])
  const there = await picturesAmong(
    database,
    inspected.flatMap(({ pictures }) => pictures),
  )

  for (const { page, href, target } of targets) {
    const broken = (why: string) => findings.add('broken-link', keyOf(page), `${href}: ${why}`)
    if (target.kind === 'broken') broken(target.why)
    if (target.kind === 'moved') findings.add('moved-link', keyOf(page), `${href} redirects to ${target.to}`)
    if (target.kind === 'anchor' && !page.content.includes(`id="${target.id}"`)) broken('no heading has this id')
    if (target.kind === 'page' && !published.has(keyOf(target))) broken('there is no such page, or it is a draft')
    if (target.kind === 'fine') reportForeign({ page, href }, external)
  }
  for (const { page, pictures } of inspected) {
    for (const name of pictures.filter((name) => !there.has(name))) {
      findings.add('broken-link', keyOf(page), `${pictureAddress(name)}: there is no such picture`)
    }
    const language = otherLanguage(page.language)
    if (!published.has(keyOf({ ...page, language }))) {
      findings.add('missing-twin', keyOf(page), `there is no published page at this path in ${language}`)
    }
  }
}

/** Passes on absolute addresses; our own paths have been looked up in the database. */
function reportForeign({ page, href }: PageLink, external: (href: string, where: string) => void): void {
  if (/^https?:/i.test(href) && URL.canParse(href)) external(href, keyOf(page))
}

async function publishedAmong(database: Database, paths: readonly string[]): Promise<Set<string>> {
  if (paths.length === 0) return new Set()
  const rows = await database
    .selectFrom('page')
    .select(['language', 'path'])
    .where('language', 'in', languages)
    .where('path', 'in', [...new Set(paths)])
    .where('status', '=', 'published')
    .execute()
  return new Set(rows.map(keyOf))
}

async function picturesAmong(database: Database, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await database
    .selectFrom('picture')
    .select('name')
    .where('name', 'in', [...new Set(names)])
    .execute()
  return new Set(rows.map(({ name }) => name))
}
