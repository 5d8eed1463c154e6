import type { Page } from '@playwright/test'
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

/**
 * Parses pages with the browser's own parser, without showing them.
 * @returns each page with what its HTML contains before any script runs
 */
export function readPages(page: Page, served: readonly ServedPage[]) {
  return page.evaluate(
    (sources) =>
      sources.map(({ id, url, html }) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html')
        const all = <E extends Element>(selector: string) => [...parsed.querySelectorAll<E>(selector)]
        const attribute = (selector: string, name: string) =>
          parsed.querySelector(selector)?.getAttribute(name) ?? undefined
        return {
          id,
          url,
          lang: parsed.documentElement.lang,
          title: parsed.title,
          description: attribute('meta[name=description]', 'content'),
          canonical: attribute('link[rel=canonical]', 'href'),
          alternates: Object.fromEntries(
            all<HTMLLinkElement>('link[rel=alternate][hreflang]').map(({ hreflang, href }) => [hreflang, href]),
          ),
          h1: all('h1').map(({ textContent }) => textContent ?? ''),
          landmarks: Object.fromEntries(['header', 'nav', 'main', 'footer'].map((name) => [name, all(name).length])),
          /** The labels of the breadcrumb. */
          trail: all('nav ol li').map(({ textContent }) => textContent ?? ''),
          languageSwitch: attribute('a[hreflang]', 'href'),
        }
      }),
    served,
  )
}
