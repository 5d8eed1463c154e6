import { language } from '#copy/language.ts'
import { type Language, otherLanguage } from '../../domain/language.ts'
import { type PageId, pageAt, pageIds, pages, pathOf } from '../../site/pages.ts'

/** What stands at an address: a page, the address it has moved to, or nothing that the page table knows. */
export type Address = { page: PageId } | { redirect: string } | { unknown: string }

/** The one spelling of a path: lower case, single slashes, none at the end. */
const canonicalPath = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`.toLowerCase()

/**
 * Looks a path up in the page table. Other spellings of a known path, short forms and paths of the other language lead
 * to this site's own page (decisions §2).
 * @param site the language of the site that is asked; without it the one that this process serves
 */
export function findAddress(path: string, site: Language = language): Address {
  const here = pageAt(path, site)
  if (here) return { page: here }
  const canonical = canonicalPath(path)
  const moved =
    pageAt(canonical, site) ??
    pageIds.find((id) => pages[id].shortForms?.includes(canonical)) ??
    pageAt(canonical, otherLanguage(site))
  return moved ? { redirect: pathOf(moved, site) } : { unknown: canonical }
}

/**
 * Whether a path can only be a file or an endpoint: missing ones are plain 404s, not visitors who took a wrong turn, as from an old
 * link to `/index.html`.
 */
export const isNoPage = (path: string): boolean =>
  /^\/(?:api|assets|icons|pictures)(?:\/|$)/.test(path) || /\.(?!html?$)[a-z0-9]{1,8}$/i.test(path)
