import { language } from '#copy/language.ts'
import { company } from '../../domain/company/company.ts'
import { otherLanguage } from '../../domain/language.ts'
import { type Alternate, alternatesOf } from './alternates.ts'
import type { PageFacts } from './page-facts.ts'

/**
 * The texts of a page for the title bar, search results and shared links. `metaTitle` has at most 60 characters,
 * `metaDescription` 120 to 160.
 */
export interface PageWords {
  metaTitle: string
  metaDescription: string
  metaKeywords?: string
  ogTitle?: string
  ogDescription?: string
  ogImage?: string
}

/** The metadata in a document's head. */
export interface Metadata {
  title: string
  description: string
  keywords?: string
  robots: string
  /** Absolute address. Undefined for pages that stay out of search results. */
  canonical?: string
  alternates: readonly Alternate[]
  /** Content by Open Graph property. */
  openGraph: Readonly<Record<string, string>>
}

const locales = { en: 'en_BE', nl: 'nl_NL' } as const

/** The metadata of a page, from its own texts and its row in the page table (R11.1, R11.2). */
export function metadataOf(facts: PageFacts, words: PageWords): Metadata {
  const { path, origin, counterpartHref, unlisted = false } = facts
  const url = origin + path
  // Only a page that exists on both sites has alternates: search engines ignore hreflang that is not reciprocal.
  const alternates = !unlisted && facts.hasCounterpart && counterpartHref ? alternatesOf(url, counterpartHref) : []
  const description = words.ogDescription || words.metaDescription
  return {
    title: words.metaTitle,
    description: words.metaDescription,
    ...(words.metaKeywords && { keywords: words.metaKeywords }),
    ...(unlisted ? { robots: 'noindex' } : { robots: 'max-image-preview:large', canonical: url }),
    alternates,
    openGraph: {
      'og:type': 'website',
      'og:site_name': company.brand,
      'og:locale': locales[language],
      ...(facts.hasCounterpart && { 'og:locale:alternate': locales[otherLanguage(language)] }),
      'og:title': words.ogTitle || words.metaTitle,
      ...(description && { 'og:description': description }),
      'og:url': url,
      ...shareImage(facts, words),
    },
  }
}

/** The size of our share pictures in pixels, which Facebook, LinkedIn and X show large. */
export const shareImageSize = { width: 1200, height: 630 } as const

/**
 * The path of the share picture that the build draws for a page of the table. The one of the home page is the default.
 */
export const shareImagePath = (path: string): string => `/share${path === '/' ? '' : path}.png`

/** The picture a CMS page names, the one drawn for the page, or the default of the site. */
function shareImage({ pageId, path, origin, unlisted }: PageFacts, words: PageWords): Record<string, string> {
  const { ogImage, ogTitle, metaTitle } = words
  if (ogImage && URL.canParse(ogImage, origin)) return { 'og:image': new URL(ogImage, origin).href }
  const hasOwn = pageId !== undefined && !unlisted
  return {
    'og:image': origin + shareImagePath(hasOwn ? path : '/'),
    'og:image:width': String(shareImageSize.width),
    'og:image:height': String(shareImageSize.height),
    'og:image:alt': hasOwn ? ogTitle || metaTitle : company.brand,
  }
}
