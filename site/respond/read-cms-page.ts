import { language } from '#copy/language.ts'
import { newsDate } from '../../domain/website/news-page.ts'
import { findLivePage } from '../../services/cms/live-pages.ts'
import { counterpartOf, readTwins } from '../../services/cms/page-twins.ts'
import { presentContent } from '../../services/cms/present-content.ts'
import { readWidths } from '../../services/cms/stored-pictures.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { readRatings } from '../../services/reviews/read-review-list.ts'
import type { PageFacts } from '../page-data/page-facts.ts'
import Cms from '../pages/cms/cms-page.tsx'
import type { Preview } from '../sections/preview-note.tsx'
import { factsOfOther } from './facts-of-page.ts'
import { freshnessOfReviews, joinFreshness } from './freshness.ts'
import type { ContentServices, PageContent } from './read-page.ts'
import { showView } from './views.ts'

/**
 * Reads the CMS page that visitors see at a path (without the leading slash); undefined if there is none.
 * @param facts of this request, instead of those of the page
 */
export async function readCmsPage(
  services: ContentServices,
  path: string,
  facts: Partial<PageFacts> = {},
): Promise<PageContent | undefined> {
  const now = services.clock()
  const { page, changesAt } = await findLivePage(services.database, { language, path }, now)
  if (!page) return undefined
  const content = await readStoredPage(services, page, now, { facts })
  return { ...content, freshness: joinFreshness(content.freshness, { until: changesAt }) }
}

/**
 * Reads a CMS page as it is stored, published or not.
 * @param own what differs for this request: facts, and that it is a preview
 */
export async function readStoredPage(
  services: ContentServices,
  page: CmsPageTable,
  now: Date,
  { facts, preview }: { facts?: Partial<PageFacts>; preview?: Preview } = {},
): Promise<PageContent> {
  const { path, title, heading, metaDescription, metaKeywords, ogTitle, ogDescription, ogImage } = page
  const { database } = services
  const there = counterpartOf(await readTwins(database), { language, path })
  const [ratings, counterpart] = await Promise.all([readRatings(services), there && findLivePage(database, there, now)])
  const label = page.breadcrumb || title
  const widths = await readWidths(database, page.content)
  const { html, embedOrigins } = presentContent(page.content, widths)
  const own = { path: `/${path}`, label, counterpart: counterpart?.page && `/${counterpart.page.path}` }
  const dated = factsOfOther(services, own, now)
  const shown = showView(
    Cms,
    { page: { title, heading, content: html, date: newsDate({ language, path }) }, ratings, preview },
    // The counterpart too, because the language switch and hreflang depend on it.
    {
      subjects: ['reviews', 'pages', `page:${language}:${path}`, `page:${there?.language}:${there?.path}`],
      embeds: embedOrigins,
    },
    { until: Math.min(dated.until, counterpart?.changesAt ?? Number.POSITIVE_INFINITY) },
    freshnessOfReviews(ratings, now),
  )
  return {
    ...shown,
    facts: { ...dated.facts, ...facts },
    words: { metaTitle: page.metaTitle || title, metaDescription, metaKeywords, ogTitle, ogDescription, ogImage },
  }
}
