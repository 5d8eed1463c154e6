import { servedLanguages } from '../../domain/company/company.ts'
import { type Language, otherLanguage } from '../../domain/language.ts'
import { isInQuestions, questionFolder } from '../../domain/website/faq-question.ts'
import { keyOf, type PageKey } from '../../services/cms/cms-pages.ts'
import { readTwins } from '../../services/cms/page-twins.ts'
import type { Database } from '../../services/database/schema.ts'

/** The pages of the other website, of which an editor chooses a page's counterpart (R10.7). */
export interface TwinChoice {
  language: Language
  /** Its path; empty for the page with the same path. */
  chosen: string
  /** Titles and addresses by path. */
  names: Readonly<Record<string, string>>
}

/** Undefined where there is no other website, and for a question of the FAQ. */
export async function readTwinChoice(database: Database, key: PageKey): Promise<TwinChoice | undefined> {
  const language = otherLanguage(key.language)
  if (isInQuestions(key.path) || !servedLanguages.includes(language)) return undefined
  const rows = await database
    .selectFrom('page')
    .select(['path', 'title'])
    .where('language', '=', language)
    .where('path', 'not like', `${questionFolder}%`)
    .orderBy('title')
    .execute()
  const names = Object.fromEntries(rows.map(({ path, title }) => [path, `${title} (/${path})`]))
  return { language, chosen: (await readTwins(database)).get(keyOf(key))?.path ?? '', names }
}
