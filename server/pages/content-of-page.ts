import { isPackageId } from '../../domain/cleaning-packages.ts'
import type { PageProps, ViewId } from '../../site/page-data.ts'
import { pageWords } from '../../site/page-words.ts'
import type { PageId } from '../../site/pages.ts'
import { estimateData, noChoice } from '../estimates/estimate-page.ts'
import type { Services } from '../services.ts'
import type { PageContent } from './finish-page.ts'
import { frameOfPage, frameValidUntil } from './frame.ts'
import { dataOfPackagePage } from './package-pages.ts'
import { readRatings } from './read-ratings.ts'
import { readReviewList } from './read-review-list.ts'

/** The view that shows a page of the table: its own, or the one that package pages share. */
function viewOf(pageId: PageId): ViewId {
  if (pageId === 'es') return 'end-of-tenancy'
  if (pageId === 'custom') return 'custom-cleaning'
  return isPackageId(pageId) ? 'package' : pageId
}

/**
 * What a page of the table shows.
 * @param data what this request adds to the view's data, such as the outcome of a form
 */
export async function contentOfPage(services: Services, pageId: PageId, data: object = {}): Promise<PageContent> {
  const now = services.clock()
  const view = viewOf(pageId)
  const own = 'list' in data ? data : { ...(await dataOfPage(services, pageId)), ...data }
  return {
    props: { view, frame: frameOfPage(services, pageId, now), data: own } as PageProps,
    words: pageWords[pageId],
    subjects: showsReviews(view) ? ['reviews'] : [],
    validUntil: frameValidUntil(now),
  }
}

const showsReviews = (view: ViewId): boolean => view === 'home' || view === 'reviews'

/** What a page shows to everybody who does not ask for something of their own. */
async function dataOfPage(services: Services, pageId: PageId): Promise<object | undefined> {
  if (pageId === 'home') return { ratings: await readRatings(services) }
  if (pageId === 'reviews') return { list: await readReviewList(services, undefined) }
  if (pageId === 'estimate') return estimateData(services.estimator, noChoice, services.clock())
  return dataOfPackagePage(pageId)
}
