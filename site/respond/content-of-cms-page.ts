import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { findLivePage, isLive } from '../../services/cms/live-pages.ts'
import { presentContent } from '../../services/cms/present-content.ts'
import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'
import { readRatings } from '../../services/reviews/read-ratings.ts'
import type { PageFacts, PageProps } from '../page-data/page-data.ts'
import type { ContentServices } from './content-of-page.ts'
import { factsOfOther, pageValidUntil } from './facts-of-page.ts'
import type { PageContent } from './render-response.ts'

/**
 * The content of the CMS page that visitors see at a path (without the leading slash); undefined if there is none.
 * @param facts of this request, instead of those of the page
 */
export async function contentOfCmsPage(
  services: ContentServices,
  path: string,
  facts: Partial<PageFacts> = {},
): Promise<PageContent | undefined> {
  const now = services.clock()
  const { page, changesAt } = await findLivePage(services.database, { language, path }, now)
  if (!page) return undefined
  const content = await contentOfStoredPage(services, page, now, { facts })
  return { ...content, validUntil: Math.min(content.validUntil, changesAt) }
}

/**
 * The content of a CMS page as it is stored, published or not.
 * @param own what differs for this request: facts, and a sentence on top where the page is a preview
 */
export async function contentOfStoredPage(
  services: ContentServices,
  page: CmsPageTable,
  now: Date,
  { facts, preview }: { facts?: Partial<PageFacts>; preview?: string } = {},
): Promise<PageContent> {
  const { path } = page
  const other = otherLanguage(language)
  const [ratings, counterpart] = await Promise.all([
    readRatings(services),
    isLive(services.database, { language: other, path }, now),
  ])
  const label = page.breadcrumb || page.title
  const { html, embedOrigins } = presentContent(page.content)
  const props: PageProps<'cms'> = {
    view: 'cms',
    facts: {
      ...factsOfOther(services, { path: `/${path}`, label, counterpart: counterpart.live }, now),
      ...facts,
    },
    data: {
      page: { title: page.title, breadcrumb: label, heading: page.heading, content: html },
      ratings,
      ...(preview && { preview }),
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
    // The counterpart too, because the language switch and hreflang depend on it.
    subjects: ['reviews', 'pages', `page:${language}:${path}`, `page:${other}:${path}`],
    validUntil: Math.min(pageValidUntil(services, now, ratings), counterpart.changesAt),
    embedOrigins,
  }
}
