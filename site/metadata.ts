import { language } from '#copy/language.ts'
import { otherLanguage } from '../domain/language.ts'
import type { Frame } from './page-data.ts'
import { existsIn, pages } from './pages.ts'

/** What a page says about itself: the title bar, search results, shared links. */
export interface PageWords {
  metaTitle: string
  metaDescription: string
  metaKeywords?: string
  ogTitle?: string
  ogDescription?: string
  ogImage?: string
}

/** What the head of a document says about its page. */
export interface Metadata {
  title: string
  description: string
  keywords?: string
  robots?: string
  /** Absolute; left out on pages that nobody should find. */
  canonical?: string
  alternates: readonly { hreflang: string; href: string }[]
  /** Open Graph properties and their contents. */
  openGraph: Readonly<Record<string, string>>
}

/** The one place where metadata is made: from the words of the page and its row in the page table. */
export function metadataOf(frame: Frame, words: PageWords): Metadata {
  const { pageId, path, origin, twinHref } = frame
  const hidden = frame.hidden || (pageId !== undefined && pages[pageId].listed === false)
  const url = origin + path
  const other = otherLanguage(language)
  // Only a page that stands on both sites has alternates: hreflang has to be reciprocal or it is ignored.
  const alternates =
    !hidden && frame.hasTwin
      ? [
          { hreflang: language, href: url },
          { hreflang: other, href: twinHref },
          { hreflang: 'x-default', href: language === 'en' ? url : twinHref },
        ]
      : []
  return {
    title: words.metaTitle,
    description: words.metaDescription,
    ...(words.metaKeywords && { keywords: words.metaKeywords }),
    ...(hidden ? { robots: 'noindex' } : { canonical: url }),
    alternates,
    openGraph: {
      'og:type': 'website',
      'og:site_name': 'Helderhuis',
      'og:locale': language === 'en' ? 'en_BE' : 'nl_NL',
      'og:title': words.ogTitle || words.metaTitle,
      'og:description': words.ogDescription || words.metaDescription,
      'og:url': url,
      ...(words.ogImage && { 'og:image': new URL(words.ogImage, origin).href }),
    },
  }
}

/** Whether a page of the table stands on both sites under its own path. */
export const hasTwin = (pageId: keyof typeof pages): boolean => existsIn(pageId, 'en') && existsIn(pageId, 'nl')
