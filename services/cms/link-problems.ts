import { pages as words } from '../../copy/office/en/pages.ts'
import type { Language } from '../../domain/language.ts'
import type { Database } from '../database/schema.ts'
import { checkLinks, type LinkingPage } from './check-links.ts'
import { problemSentence } from './page-problems.ts'
import type { FileProblem, PageSource } from './page-source.ts'

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
  return found.map(({ page: { file, source }, problem }) => ({
    file,
    line: problem.kind === 'no-counterpart' ? source.lineOfField('path') : source.lineOf(problem.href),
    severity: problem.kind === 'broken' ? 'flaw' : 'warning',
    message: problemSentence(words, problem),
  }))
}
