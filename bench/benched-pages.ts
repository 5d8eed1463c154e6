import type { Language } from '../domain/language.ts'
import { existsIn, pageIds, pages, pathOf } from '../site/pages.ts'

/** A page that the bench looks at. */
export interface BenchedPage {
  site: Language
  /** Id of the page table; `cms` for the editors' page. */
  id: string
  path: string
}

/** An editors' page of the seed, per site. */
export const editorsPage: Record<Language, string> = { en: '/window-cleaning-antwerp', nl: '/glazen-wassen-hengelo' }

/**
 * All pages of a site that visitors find, and one editors' page.
 * @param chosen ids to keep; undefined for all
 */
export function benchedPages(site: Language, chosen: readonly string[] | undefined): BenchedPage[] {
  const listed = pageIds.filter((id) => existsIn(id, site) && pages[id].listed !== false)
  const all = [
    ...listed.map((id) => ({ site, id, path: pathOf(id, site) })),
    { site, id: 'cms', path: editorsPage[site] },
  ]
  return all.filter(({ id }) => !chosen || chosen.includes(id))
}
