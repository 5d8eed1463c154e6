import { isLanguage } from '../../domain/language.ts'
import { readPlace, readSearch } from '../../services/database/list-page.ts'
import { servedLanguage } from '../../services/settings/served-language.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { listQuestions } from './list-questions.ts'
import { PagesPage } from './pages-page.tsx'
import { QuestionsPage } from './questions-page.tsx'
import { pageStates, searchPages } from './search-pages.ts'

/** `GET /pages`: the pages of the websites. The address has the filters and the place in the list (R17.33). */
export const showPages: PersonAnswer = async ({ show, query, now }, { database }) => {
  const search = readSearch(query)
  const language = query.get('language') ?? ''
  const state = pageStates.find((one) => one === query.get('state'))
  const filter = { search, language: isLanguage(language) ? language : undefined, state }
  const { rows: pages, next } = await searchPages(database, { ...filter, after: readPlace(query) }, now)
  return show(PagesPage, { pages, filter, after: next })
}

/** `GET /pages/questions?language=nl`: the questions of the FAQ of a website, built in and written (decision 69). */
export const showQuestions: PersonAnswer = async ({ show, query, language, now }, { database, settings }) => {
  const asked = query.get('language') ?? ''
  const website = servedLanguage(settings, isLanguage(asked) ? asked : language)
  return show(QuestionsPage, { website, topics: await listQuestions(database, website, now) })
}
