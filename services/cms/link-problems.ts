import type { Language } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { type BrokenLink, checkLinks, type LinkingPage, type LinkProblem } from './check-links.ts'
import type { FileProblem, PageSource, Problem } from './page-source.ts'

/** A page whose links are to be checked, with the file that its editor knows. */
export interface LinkingFile extends LinkingPage {
  file: string
  source: Pick<PageSource, 'lineOf' | 'lineOfField'>
}

/** Checks the links of page files, for their editors. */
export async function linkProblems(
  database: Database,
  files: readonly LinkingFile[],
  origins: Record<Language, string>,
  now: Date,
): Promise<FileProblem[]> {
  const found = await checkLinks(database, files, origins, now)
  return found.map(({ page, problem }) => ({ file: page.file, ...inWords(page, problem) }))
}

function inWords({ source, after }: LinkingFile, problem: LinkProblem): Problem {
  if (problem.kind === 'no-counterpart') {
    const message = `there is no twin: no published page “${after.path}” in ${problem.language}`
    return { severity: 'warning', line: source.lineOfField('path'), message }
  }
  const line = source.lineOf(problem.href)
  return problem.kind === 'broken'
    ? { severity: 'flaw', line, message: `broken link ${problem.href}: ${whyBroken(problem)}` }
    : { severity: 'warning', line, message: `the link ${problem.href} is led on to ${problem.to}: write that` }
}

const reasons: Record<Exclude<BrokenLink, 'noPrefix'>, string> = {
  noSlash: 'links within the site begin with /',
  noAddress: 'it is not an address',
  noFile: 'there is no such file',
  noHeadingHere: 'no heading of this page has this id',
  noHeadingThere: 'no heading of that page has this id',
  noPage: 'there is no such page',
  draft: 'that page is a draft',
}

/** The reason why a link leads nowhere, in words for an editor of page files. */
const whyBroken = ({ href, why: reason }: { href: string; why: BrokenLink }): string =>
  reason === 'noPrefix'
    ? `write #section-${href.slice(href.indexOf('#') + 1)}, as ids of pages begin with section-`
    : reasons[reason]
