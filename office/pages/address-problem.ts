import { builtInAnswers } from '../../copy/office/built-in-answers.ts'
import { isInQuestions, questionAt, questionFolder, questionPath } from '../../domain/website/faq-question.ts'
import { findPage, type PageKey } from '../../services/cms/cms-pages.ts'
import { presentKey } from '../../services/cms/move-page.ts'
import { pathProblem } from '../../services/cms/page-path.ts'
import type { AddressProblem } from '../../services/cms/page-problems.ts'
import type { Database } from '../../services/database/schema.ts'

/**
 * Why there can be no page at an address: its shape, a page of the website itself, or another page. The anchor of an
 * answer is one of a kind on the page of the FAQ, whatever its topic.
 * @param from the path that the page has now: a question stays one, and so do other pages
 */
export async function addressProblem(
  database: Database,
  { language, path }: PageKey,
  from?: string,
): Promise<AddressProblem | undefined> {
  if (path === '') return { kind: 'none' }
  const problem = pathProblem(language, path)
  if (problem) return problem
  if (from !== undefined && isInQuestions(from) !== isInQuestions(path)) return { kind: 'question' }
  const question = questionAt(path)
  const isTaken = question
    ? (await pathsOfAnswer(database, language, question.id)).some((one) => one !== from)
    : await findPage(database, { language, path })
  return isTaken ? { kind: 'exists' } : undefined
}

/** The paths of the questions whose answers have an anchor: of stored ones, and of built-in ones in their place. */
async function pathsOfAnswer(database: Database, language: PageKey['language'], id: string): Promise<string[]> {
  const rows = await database
    .selectFrom('page')
    .select('path')
    .where('language', '=', language)
    .where('path', 'like', `${questionFolder}%`)
    .execute()
  const paths = rows.map(({ path }) => path).filter((path) => questionAt(path)?.id === id)
  for (const { id: topic, questions } of builtInAnswers[language]) {
    if (!questions.some((entry) => entry.id === id)) continue
    const path = questionPath({ topic, id })
    if ((await presentKey(database, { language, path })).path === path) paths.push(path)
  }
  return paths
}
