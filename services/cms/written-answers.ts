import type { Language } from '../../domain/language.ts'
import { questionFolder } from '../../domain/website/faq-question.ts'
import type { Database } from '../database/schema.ts'
import { readFolderNow } from './page-now.ts'

/** The decisions of editors about the FAQ of a website (decision 69). */
export type WrittenAnswers = Awaited<ReturnType<typeof readWrittenAnswers>>

/**
 * Reads what editors decided about the FAQ, as it is at a moment.
 * @returns the answers that they wrote, by path, undefined for one that is off the website; former paths of questions,
 *   with the present ones; and when the clock alone changes an answer, in epoch ms, infinite for never
 * @throws the database's own error
 */
export async function readWrittenAnswers(database: Database, language: Language, now: Date) {
  const pages = await readFolderNow(database, { language, folder: questionFolder }, now)
  const moved = await database
    .selectFrom('pageRedirect')
    .select(['path', 'toPath'])
    .where('language', '=', language)
    .where('path', 'like', `${questionFolder}%`)
    .execute()
  const moments = pages.flatMap(({ draft }) => (draft?.publishAt ? [Date.parse(draft.publishAt)] : []))
  return {
    answers: new Map(pages.map(({ page }) => [page.path, page.status === 'published' ? page : undefined])),
    moved,
    changesAt: Math.min(...moments, Number.POSITIVE_INFINITY),
  }
}
