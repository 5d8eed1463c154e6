import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import type { PageProps, ViewId } from '../../site/page-data.ts'
import { pageWords } from '../../site/page-words.ts'
import { type PageId, pages } from '../../site/pages.ts'
import { cleanHtml } from '../cms/clean-html.ts'
import { findPage } from '../cms/pages.ts'
import type { Services } from '../services.ts'
import type { PageContent } from './finish-page.ts'
import { frameOfOther, frameOfPage, frameValidUntil } from './frame.ts'
import { dataOfPackagePage } from './package-pages.ts'
import { readRatings } from './read-ratings.ts'
import { readReviewList } from './read-review-list.ts'

/** The view that shows a page of the table. */
export const viewOf = (pageId: PageId): ViewId => (pages[pageId].packageId ? 'package' : pageId) as ViewId

/**
 * What a page of the table shows.
 * @param data what this request adds to the view's data, such as the outcome of a form
 */
export async function contentOfPage(services: Services, pageId: PageId, data: object = {}): Promise<PageContent> {
  const now = services.clock()
  const view = viewOf(pageId)
  const own = 'list' in data ? data : { ...(await dataOfPage(services, pageId)), ...data }
  return {
    props: { view, frame: frameOfPage(services.settings, pageId, now), data: own } as PageProps,
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
  return dataOfPackagePage(pageId)
}

/** What an editors' page shows; undefined where there is none at this path (without the leading slash). */
export async function contentOfCmsPage(services: Services, path: string): Promise<PageContent | undefined> {
  const { database, settings, clock } = services
  const page = await findPage(database, language, path)
  if (!page) return undefined
  const now = clock()
  const [ratings, twin] = await Promise.all([readRatings(services), findPage(database, otherLanguage(language), path)])
  const label = page.breadcrumb || page.title
  const props: PageProps<'cms'> = {
    view: 'cms',
    frame: frameOfOther(settings, { path: `/${path}`, label, twin: twin !== undefined }, now),
    data: {
      page: { title: page.title, breadcrumb: label, heading: page.heading, content: cleanHtml(page.content) },
      ratings,
    },
  }
  return {
    props: props as PageProps,
    words: {
      metaTitle: page.metaTitle || page.title,
      metaDescription: page.metaDescription,
      metaKeywords: page.metaKeywords,
      ogTitle: page.ogTitle,
      ogDescription: page.ogDescription,
      ogImage: page.ogImage,
    },
    subjects: ['reviews', 'pages', `page:${language}:${path}`],
    validUntil: frameValidUntil(now),
  }
}
