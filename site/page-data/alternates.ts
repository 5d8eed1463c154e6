import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { type PageId, pages } from '../../domain/website/pages.ts'
import type { Settings } from '../../services/settings/settings.ts'

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

/** The absolute address of a path on the other-language site; undefined where visitors can reach no such site. */
export function onOtherSite({ reachable, origin }: Pick<Settings, 'reachable' | 'origin'>, path: string) {
  const other = otherLanguage(language)
  return reachable.includes(other) ? origin[other] + path : undefined
}

/**
 * Whether a page of the table has a counterpart: it exists on both sites under its own path, and is shown on the other
 * one. The page that only responds to a form would redirect there.
 */
export function hasCounterpart(
  pageId: PageId,
  { settings, otherSiteEstimates }: { settings: Pick<Settings, 'reachable'>; otherSiteEstimates: boolean },
): boolean {
  const { en, nl, needsTariff = false } = pages[pageId]
  const isOnBoth = settings.reachable.length > 1 && en !== undefined && nl !== undefined
  return isOnBoth && pageId !== 'start' && (!needsTariff || otherSiteEstimates)
}
