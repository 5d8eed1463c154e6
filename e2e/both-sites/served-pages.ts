import type { Language } from '../../domain/language.ts'
import { existsIn, type PageId, pageIds, pages, pathOf } from '../../domain/website/pages.ts'
import type { Sites } from '../sites/start-sites.ts'

/** A page of the page table as it is served. */
export interface ServedPage {
  id: PageId
  url: string
  html: string
}

/** Fetches all listed pages of a site. */
export function servedPages(sites: Sites, language: Language): Promise<ServedPage[]> {
  const listed = pageIds.filter((id) => existsIn(id, language) && pages[id].listed !== false)
  return Promise.all(
    listed.map(async (id) => {
      const url = sites[language].origin + pathOf(id, language)
      return { id, url, html: await (await fetch(url)).text() }
    }),
  )
}
