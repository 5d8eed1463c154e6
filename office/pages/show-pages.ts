import { isLanguage } from '../../domain/language.ts'
import { keyOf, type PageKey } from '../../services/cms/cms-pages.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { PagesPage } from './pages-page.tsx'
import { pageStates, pagesPerList, searchPages } from './search-pages.ts'

const longestSearch = 200

/** `GET /pages`: the pages of the websites. The address has the filters and the place in the list (R17.33). */
export async function showPages({ show, query, now }: PersonRequest, { database }: OfficeServices): Promise<Response> {
  const search = (query.get('q') ?? '').slice(0, longestSearch).replaceAll('\0', '')
  const language = query.get('language') ?? ''
  const state = pageStates.find((one) => one === query.get('state'))
  const filter = { search, language: isLanguage(language) ? language : undefined, state }
  const pages = await searchPages(database, { ...filter, after: keyIn(query.get('after') ?? '') }, now)
  const last = pages.length === pagesPerList ? pages.at(-1) : undefined
  return show(PagesPage, { pages, filter, after: last && keyOf(last) })
}

function keyIn(text: string): PageKey | undefined {
  const [, language, path = ''] = /^(\w\w)\/([\w/-]+)$/.exec(text) ?? []
  return isLanguage(language) ? { language, path } : undefined
}
