import type { Logger } from 'pino'
import { cleaningPackages } from '#copy/cleaning-packages.ts'
import { ratings as ratingWords } from '#copy/ratings.ts'
import { reviews as reviewWords } from '#copy/reviews.ts'
import { fill } from '../../copy/fill.ts'
import { type PackageId, packageIds } from '../../domain/packages/cleaning-packages.ts'
import { type PageId, packageOf, pages } from '../../domain/website/pages.ts'
import type { Database } from '../../services/database/schema.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { readRatings, readReviewList } from '../../services/reviews/read-review-list.ts'
import type { EstimateData } from '../page-data/estimate-result.ts'
import type { FormOutcome } from '../page-data/form-outcome.ts'
import type { PageWords } from '../page-data/metadata.ts'
import { type PackagePageId, packageBehind } from '../page-data/package-data.ts'
import type { PageFacts, ViewId } from '../page-data/page-facts.ts'
import { pageWords } from '../page-data/page-words.ts'
import CleaningServices from '../pages/cleaning-services/cleaning-services-page.tsx'
import Contact from '../pages/contact/contact-page.tsx'
import CustomCleaning from '../pages/custom-cleaning/custom-cleaning-page.tsx'
import CustomerService from '../pages/customer-service/customer-service-page.tsx'
import Estimate from '../pages/estimate/estimate-page.tsx'
import Faq from '../pages/faq/faq-page.tsx'
import Home from '../pages/home/home-page.tsx'
import Media from '../pages/media/media-page.tsx'
import Package from '../pages/package/package-page.tsx'
import Partner from '../pages/partner/partner-page.tsx'
import Reviews from '../pages/reviews/reviews-page.tsx'
import Start from '../pages/start/start-page.tsx'
import type { Preview } from '../sections/preview-note.tsx'
import { type FactsServices, factsOfPage } from './facts-of-page.ts'
import { capacity } from './followers.ts'
import { type Freshness, freshnessOfReviews, joinFreshness } from './freshness.ts'
import { estimateData, exampleEstimate, noChoice, priceExample } from './read-estimate.ts'
import { readNews, readTopics } from './read-topics.ts'
import { type ShownView, showView, showWords } from './views.ts'

/** The services that pages are read from. */
export interface ContentServices extends FactsServices {
  database: Database
  clock: () => Date
  log: Logger
}

/** What a request adds to a page of the table: its query, or a form that was posted. */
export interface Asked {
  /** The outcome of the page's own form. */
  outcome?: FormOutcome
  compare?: readonly [PackageId, PackageId]
  /** The number of a further page of the reviews. */
  reviews?: number
  estimate?: EstimateData | undefined
  /** A refused postcode, and what goes along with it. */
  refused?: { zipCode: string; carried?: string }
  /** An answer of the FAQ that is not published yet, with the sentence that says so. */
  draft?: { answer: CmsPageTable; preview: Preview }
  /** Instead of the page's own. */
  facts?: Partial<PageFacts>
}

/** A page as it is rendered. */
export interface PageContent extends ShownView {
  facts: PageFacts
  words: PageWords
  status?: number
  /** Whether it shows ratings by customers: samples have no Google profile. */
  hasRealRatings?: boolean
}

type Read = ShownView & Partial<Pick<PageContent, 'words' | 'hasRealRatings'>>
type Reader = (services: ContentServices, now: Date, asked: Asked) => Read | Promise<Read>

/** The pages that show more than words. */
const readers: Partial<Record<PageId, Reader>> = {
  home: readHome,
  faq: readFaq,
  reviews: readReviews,
  async media(services, now) {
    const { news, freshness } = await readNews(services, now)
    return showView(Media, { news }, freshness)
  },
  'cleaning-services'(services, now, { compare }) {
    const examples = packageIds.map((id) => [id, priceExample(services.estimator, id, now)])
    const props = { examples: Object.fromEntries(examples), ...(compare && { compare }) }
    return showView(CleaningServices, props, freshnessOfPrices(services, now))
  },
  estimate(services, now, { estimate = estimateData(services.estimator, noChoice, now) }) {
    return showView(Estimate, { estimate }, freshnessOfPrices(services, now))
  },
  start: (_services, _now, { refused = { zipCode: '' } }) => showView(Start, refused),
  'customer-service': (_services, _now, { outcome }) => showView(CustomerService, { ...(outcome && { outcome }) }),
  contact: (_services, _now, { outcome }) => showView(Contact, { ...(outcome && { outcome }) }),
  partner: (_services, _now, { outcome }) => showView(Partner, { ...(outcome && { outcome }) }),
}

/**
 * Reads a page of the table, with all that keeps it true.
 * @param asked what the request adds; nothing for the page that is the same for all visitors
 */
export async function readPage(services: ContentServices, pageId: PageId, asked: Asked = {}): Promise<PageContent> {
  const now = services.clock()
  const read: Read = await (packageOf(pageId)
    ? readPackage(services, now, pageId as PackagePageId)
    : (readers[pageId]?.(services, now, asked) ?? showWords(pageId as ViewId)))
  const { facts, until } = factsOfPage(services, pageId, now)
  return {
    ...read,
    facts: { ...facts, ...asked.facts },
    words: read.words ?? pageWords[pageId],
    freshness: joinFreshness(read.freshness, { subjects: pages[pageId].dependsOn ?? [], until }),
  }
}

/** What keeps example prices true, and the dates beside them. */
const freshnessOfPrices = ({ estimator }: ContentServices, now: Date): Partial<Freshness> => ({
  subjects: [capacity],
  ...(estimator && { until: estimator.validUntil(now).getTime() }),
})

async function readHome(services: ContentServices, now: Date): Promise<Read> {
  const { estimator } = services
  const ratings = await readRatings(services)
  const examples = { gs: priceExample(estimator, 'gs', now), ms: priceExample(estimator, 'ms', now) }
  const props = { ratings, examples, estimate: exampleEstimate(estimator, 'gs', now) }
  return {
    ...showView(Home, props, freshnessOfReviews(ratings, now), freshnessOfPrices(services, now)),
    hasRealRatings: ratings.status === 'ok' && !ratings.sample,
  }
}

async function readFaq(services: ContentServices, now: Date, { draft }: Asked): Promise<Read> {
  const { topics, freshness } = await readTopics(services, now, draft?.answer)
  const props = { example: priceExample(services.estimator, 'gs', now), topics, preview: draft?.preview }
  return showView(Faq, props, freshness, freshnessOfPrices(services, now))
}

/** A further page of the reviews has its number in its title. */
async function readReviews(services: ContentServices, now: Date, { reviews: further }: Asked): Promise<Read> {
  const list = await readReviewList(services, further)
  const own = pageWords.reviews
  const words =
    list.status === 'ok' && list.sample ? { ...own, metaDescription: ratingWords.sample.metaDescription } : own
  const page = list.status === 'ok' ? list.page : 1
  const metaTitle = page > 1 ? fill(reviewWords.paging.metaTitle, { page }) : words.metaTitle
  return { ...showView(Reviews, { list }, freshnessOfReviews(list, now)), words: { ...words, metaTitle } }
}

function readPackage(services: ContentServices, now: Date, pageId: PackagePageId): Read {
  const props = {
    placeholder: cleaningPackages[pageId].placeholder,
    example: priceExample(services.estimator, packageBehind(pageId), now),
    estimate: exampleEstimate(services.estimator, packageBehind(pageId), now),
  }
  return showView(pageId === 'custom' ? CustomCleaning : Package, props, freshnessOfPrices(services, now))
}
