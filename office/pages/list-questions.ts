import { builtInAnswers } from '../../copy/office/built-in-answers.ts'
import type { Language } from '../../domain/language.ts'
import { questionAt, questionFolder, questionPath } from '../../domain/website/faq-question.ts'
import { readFolderNow } from '../../services/cms/page-now.ts'
import type { Database } from '../../services/database/schema.ts'
import { type PageState, stateOf } from './search-pages.ts'

/** A question in the list of editors. */
export interface ListedQuestion {
  path: string
  question: string
  /** `builtIn`: no editor has changed it. */
  state: PageState | 'builtIn'
  publishAt: string | null
}

/** The questions of a topic, with its heading on the website. */
export type ListedTopic = Awaited<ReturnType<typeof listQuestions>>[number]

/** All questions of the FAQ of a website by topic, in the order of the website. */
export async function listQuestions(database: Database, language: Language, now: Date) {
  const pages = await readFolderNow(database, { language, folder: questionFolder }, now)
  const stored = new Map(
    pages.map(({ page, draft }): [string, ListedQuestion] => {
      const publishAt = draft?.publishAt ?? null
      const state = stateOf(page.status, draft?.savedAt ?? null, publishAt)
      return [page.path, { path: page.path, question: (draft?.page ?? page).title, state, publishAt }]
    }),
  )
  const moved = await database.selectFrom('pageRedirect').select('path').where('language', '=', language).execute()
  const gone = new Set(moved.map(({ path }) => path))
  return builtInAnswers[language].map(({ id: topic, heading, questions }) => {
    const builtIn = questions.map(({ id, question }) => ({ path: questionPath({ topic, id }), question }))
    const kept = builtIn.flatMap(({ path, question }): ListedQuestion[] => {
      const row = stored.get(path)
      if (row) return [row]
      return gone.has(path) ? [] : [{ path, question, state: 'builtIn', publishAt: null }]
    })
    const own = new Set(builtIn.map(({ path }) => path))
    const added = [...stored.values()].filter(({ path }) => questionAt(path)?.topic === topic && !own.has(path))
    return { id: topic, heading, questions: [...kept, ...added] }
  })
}
