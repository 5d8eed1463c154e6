import type { Language } from '../../domain/language.ts'
import { existsIn, pageIds, pages, pathOf } from '../../domain/website/pages.ts'
import type { Sites } from '../sites/start-sites.ts'

/** Fetches all listed pages of a site, as they are served. */
export function servedPages(sites: Sites, language: Language) {
  const listed = pageIds.filter((id) => existsIn(id, language) && pages[id].listed !== false)
  return Promise.all(
    listed.map(async (id) => {
      const url = sites[language].origin + pathOf(id, language)
      return { id, url, html: await (await fetch(url)).text() }
    }),
  )
}
