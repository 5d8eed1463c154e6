import { isLanguage } from '../../domain/language.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { listQuestions } from './list-questions.ts'
import { QuestionsPage } from './questions-page.tsx'

/** `GET /pages/questions?language=nl`: the questions of the FAQ of a website, built in and written (decision 69). */
export async function showQuestions(
  { show, query, language, now }: PersonRequest,
  { database }: OfficeServices,
): Promise<Response> {
  const asked = query.get('language') ?? ''
  const website = isLanguage(asked) ? asked : language
  return show(QuestionsPage, { website, topics: await listQuestions(database, website, now) })
}
