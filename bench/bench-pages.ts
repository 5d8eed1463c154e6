import type { Language } from '../domain/language.ts'
import { existsIn, pageIds, pages, pathOf } from '../domain/website/pages.ts'

/** A page to measure. */
export interface MeasuredPage {
  /** Site and id in the page table (`en home`), or `en cms`. */
  name: string
  path: string
  /** Search engines are not to list it. */
  unlisted?: boolean
}

/** A CMS page of the seed, per site. */
export const cmsPage: Record<Language, string> = { en: '/window-cleaning-antwerp', nl: '/glazen-wassen-hengelo' }

const sample = ['home', 'gs', 'faq', 'estimate', 'terms-and-conditions']

/** Lists a sample of a site's pages, or all its public pages, and in both cases one CMS page. */
export function measuredPages(language: Language, all: boolean): MeasuredPage[] {
  const ids = pageIds.filter((id) => existsIn(id, language) && pages[id].listed !== false)
  const chosen = all ? ids : ids.filter((id) => sample.includes(id))
  return [
    ...chosen.map((id) => ({ name: `${language} ${id}`, path: pathOf(id, language) })),
    { name: `${language} cms`, path: cmsPage[language] },
  ]
}
