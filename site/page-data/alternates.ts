import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { type PageId, pages } from '../../domain/website/pages.ts'

/** A language version of a page, as stated in `hreflang` links. */
export interface Alternate {
  hreflang: string
  href: string
}

/**
 * The language versions of a page that exists on both sites, including itself (R11.2). Visitors who speak neither
 * language get English.
 *
 * @param here absolute address of the page on this site
 * @param there absolute address of its counterpart on the other-language site
 */
export const alternatesOf = (here: string, there: string): readonly Alternate[] => [
  { hreflang: language, href: here },
  { hreflang: otherLanguage(language), href: there },
  { hreflang: 'x-default', href: language === 'en' ? here : there },
]

/**
 * Whether a page of the table has a counterpart: it exists on both sites under its own path, and is shown on the other
 * one. The page that only responds to a form would redirect there.
 *
 * @param otherSiteEstimates whether the other site has a tariff
 */
export function hasCounterpart(pageId: PageId, otherSiteEstimates: boolean): boolean {
  const { en, nl, needsTariff = false } = pages[pageId]
  return en !== undefined && nl !== undefined && pageId !== 'start' && (!needsTariff || otherSiteEstimates)
}
