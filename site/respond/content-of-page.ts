import type { Logger } from 'pino'
import { ratings } from '#copy/ratings.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import type { Ratings, ReviewList } from '../../domain/reviews/shown-reviews.ts'
import { type PageId, packageOf, pages } from '../../domain/website/pages.ts'
import type { Database } from '../../services/database/schema.ts'
import { readRatings } from '../../services/reviews/read-ratings.ts'
import { readReviewList } from '../../services/reviews/read-review-list.ts'
import type { PageFacts, PageProps } from '../page-data/page-data.ts'
import { pageWords } from '../page-data/page-words.ts'
import { type FactsServices, factsOfPage, pageValidUntil } from './facts-of-page.ts'
import { capacity } from './follow-capacity.ts'
import { dataOfPackagePage } from './package-pages.ts'
import { estimateData, noChoice } from './read-estimate.ts'
import { exampleEstimate, priceExample } from './read-price-example.ts'
import { readWritten } from './read-written.ts'
import type { PageContent } from './render-response.ts'

/** The services that the content of pages is read from. */
export interface ContentServices extends FactsServices {
  database: Database
  clock: () => Date
  log: Logger
}

/**
 * The content of a page of the table.
 * @param data added to the view's data for this request, such as the outcome of a form
 * @param facts of this request, instead of those of the page
 */
export async function contentOfPage(
  services: ContentServices,
  pageId: PageId,
  data: object = {},
  facts: Partial<PageFacts> = {},
): Promise<PageContent> {
  const now = services.clock()
  const view = pages[pageId].view ?? pageId
  const written = await readWritten(services, pageId, now)
  const ofPage = 'list' in data ? {} : await dataOfPage(services, pageId)
  const own: ReviewsShown = { ...ofPage, ...(written?.data as object | undefined), ...data }
  const subjects = [...subjectsOfPage(pageId), ...(hasPrices(pageId) ? [capacity] : []), ...(written?.subjects ?? [])]
  return {
    props: { view, facts: { ...factsOfPage(services, pageId, now), ...facts }, data: own } as PageProps,
    words: own.list?.status === 'ok' && own.list.sample ? sampleReviewsWords : pageWords[pageId],
    subjects,
    validUntil: Math.min(
      pageValidUntil(services, now, own.ratings ?? own.list),
      pricesValidUntil(services, pageId, now),
      written?.validUntil ?? Number.POSITIVE_INFINITY,
    ),
    embedOrigins: written?.embedOrigins ?? [],
  }
}

/** Besides those of the packages. */
const pagesWithPrices: ReadonlySet<PageId> = new Set(['home', 'estimate', 'cleaning-services', 'faq'])

/** Whether a page shows example prices, and with them dates. */
const hasPrices = (pageId: PageId): boolean => pagesWithPrices.has(pageId) || packageOf(pageId) !== undefined

/** When the example prices of a page expire, in epoch ms; infinite for a page without prices. */
const pricesValidUntil = ({ estimator }: ContentServices, pageId: PageId, now: Date): number =>
  estimator && hasPrices(pageId) ? estimator.validUntil(now).getTime() : Number.POSITIVE_INFINITY

/** The metadata of the reviews page while it shows samples. */
const sampleReviewsWords = { ...pageWords.reviews, metaDescription: ratings.sample.metaDescription }

/** The change-log subjects that a page of the table depends on. */
export const subjectsOfPage = (pageId: PageId): readonly string[] => pages[pageId].dependsOn ?? []

/** The parts of a view's data that have reviews. */
interface ReviewsShown {
  ratings?: Ratings
  list?: ReviewList
}

/** The data of a page without a query. */
async function dataOfPage(services: ContentServices, pageId: PageId): Promise<object | undefined> {
  if (pageId === 'home') {
    const now = services.clock()
    const [gs, ms] = (['gs', 'ms'] as const).map((id) => priceExample(services.estimator, id, now))
    return {
      ratings: await readRatings(services),
      examples: { gs, ms },
      estimate: exampleEstimate(services.estimator, 'gs', now),
    }
  }
  if (pageId === 'cleaning-services') {
    const examples = packageIds.map((id) => [id, priceExample(services.estimator, id, services.clock())])
    return { examples: Object.fromEntries(examples) }
  }
  if (pageId === 'faq') return { example: priceExample(services.estimator, 'gs', services.clock()) }
  if (pageId === 'reviews') return { list: await readReviewList(services, undefined) }
  if (pageId === 'estimate') return { estimate: estimateData(services.estimator, noChoice, services.clock()) }
  return dataOfPackagePage(services, pageId)
}
