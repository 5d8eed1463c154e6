import type { BreadcrumbList, Graph, Service, Thing, VideoObject } from 'schema-dts'
import { film as words } from '#copy/film.ts'
import { language } from '#copy/language.ts'
import { packageNames } from '#copy/package-names.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { packageOf } from '../../domain/website/pages.ts'
import type { PageWords } from '../page-data/metadata.ts'
import type { PageFacts, ViewId } from '../page-data/page-facts.ts'
import video from '../video/visit-medium.mp4'
import poster from '../video/visit-poster.avif'
import { areaServed, asProvider, branch, business } from './structured-business.ts'

/** Pages about the company itself or how to reach it. */
const viewsAboutUs: readonly ViewId[] = ['home', 'about-us', 'customer-service', 'contact']
const viewsWithVideo: readonly ViewId[] = ['home', 'media', 'cms']

export interface DescribedPage {
  view: ViewId
  facts: PageFacts
  words: PageWords
  /** Whether it shows ratings by customers: samples have no Google profile. */
  hasRealRatings?: boolean
}

/**
 * The schema.org data of a page (R11.4): company, service, branch, video and breadcrumb, as far as they apply.
 * Undefined for pages that stay out of search results.
 */
export function structuredData({ view, facts, words, hasRealRatings }: DescribedPage): Graph | undefined {
  if (facts.unlisted) return undefined
  const { origin, path } = facts
  const things: Thing[] = []
  if (viewsAboutUs.includes(view)) things.push(business(origin, hasRealRatings === true))
  if (facts.pageId && packageOf(facts.pageId)) things.push(service(facts, words))
  if (view === 'local-branch') things.push(branch(origin, origin + path, lastCrumb(facts)))
  if (viewsWithVideo.includes(view)) things.push(videoObject(origin))
  if (facts.breadcrumb.length > 1) things.push(breadcrumbList(facts))
  return { '@context': 'https://schema.org', '@graph': things }
}

const lastCrumb = ({ breadcrumb }: PageFacts): string => breadcrumb.at(-1)?.label ?? ''

/** Has no price: cost depends on the home, and the estimate is non-binding. */
const service = (facts: PageFacts, words: PageWords): Service => ({
  '@type': 'Service',
  name: facts.pageId === 'custom' ? lastCrumb(facts) : packageNames[facts.packageId],
  description: words.metaDescription,
  url: facts.origin + facts.path,
  provider: asProvider(facts.origin),
  areaServed,
  offers: { '@type': 'Offer', url: handOffUrl(facts.orderSiteUrl, facts.packageId) },
})

const breadcrumbList = ({ breadcrumb, origin }: PageFacts): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumb.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + href,
  })),
})

/** The day this cut of the video went online. */
const uploadDate = '2026-11-21T00:00:00+01:00'

/** Length of the video in whole seconds. */
export const videoLength = 30

/** The video of a visit as structured data. `origin` makes its addresses absolute. */
const videoObject = (origin: string): VideoObject => ({
  '@type': 'VideoObject',
  name: words.title,
  description: words.description,
  thumbnailUrl: origin + poster,
  contentUrl: origin + video,
  uploadDate,
  duration: `PT${videoLength}S`,
  inLanguage: language,
})
