import type { Language } from '../../domain/language.ts'
import { checkLinks, type LinkProblem } from '../cms/check-links.ts'
import { keyOf } from '../cms/cms-pages.ts'
import { inspectContent } from '../cms/inspect-content.ts'
import { whyBroken } from '../cms/link-problems.ts'
import { pictureAddress } from '../cms/pictures.ts'
import type { Database } from '../database/schema.ts'
import type { CmsPageTable } from '../database/tables/page-tables.ts'
import type { Findings } from './findings.ts'

/**
 * Reports the problems of a few hundred published pages: broken links and links to redirects within our sites, missing
 * pictures, and pages without a counterpart on the other-language site.
 */
export async function inspectLinks(
  database: Database,
  findings: Findings,
  pages: readonly CmsPageTable[],
  origins: Record<Language, string>,
  now: Date,
): Promise<void> {
  const inspected = pages.map((after) => ({ after, where: keyOf(after), ...inspectContent(after.content) }))
  const found = await checkLinks(database, inspected, origins, now)
  for (const { page, problem } of found) report(findings, page.where, problem)
  const there = await picturesAmong(
    database,
    inspected.flatMap(({ pictures }) => pictures),
  )
  for (const { where, pictures } of inspected) {
    for (const name of pictures.filter((name) => !there.has(name))) {
      findings.add('broken-link', where, `${pictureAddress(name)}: there is no such picture`)
    }
  }
}

function report(findings: Findings, where: string, problem: LinkProblem): void {
  if (problem.kind === 'broken') findings.add('broken-link', where, `${problem.href}: ${whyBroken(problem)}`)
  else if (problem.kind === 'moved') findings.add('moved-link', where, `${problem.href} redirects to ${problem.to}`)
  else findings.add('missing-twin', where, `there is no published page at this path in ${problem.language}`)
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
