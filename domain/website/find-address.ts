import { type Language, otherLanguage } from '../language.ts'
import { type PageId, pageAt, pageIds, pages, pathOf } from './pages.ts'

/** The entry of an address in the page table: a page, a moved address, or an unknown one. */
export type Address = { page: PageId } | { redirect: string } | { unknown: string }

/** The one spelling of a path: lower case, single slashes, none at the end. */
const canonicalPath = (path: string): string => `/${path.split('/').filter(Boolean).join('/')}`.toLowerCase()

/** Decodes the path of an address. Undefined if it is malformed, or has a zero byte, which PostgreSQL cannot store. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

/**
 * Looks a path up in the page table. Other spellings of a known path, short forms and paths of the other language
 * redirect to this site's own page.
 * @param site the language of the site
 */
export function findAddress(path: string, site: Language): Address {
  const here = pageAt(path, site)
  if (here) return { page: here }
  const canonical = canonicalPath(path)
  const moved =
    pageAt(canonical, site) ??
    pageIds.find((id) => pages[id].shortForms?.includes(canonical)) ??
    pageAt(canonical, otherLanguage(site))
  return moved ? { redirect: pathOf(moved, site) } : { unknown: canonical }
}
