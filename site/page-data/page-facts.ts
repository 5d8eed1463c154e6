import { language } from '#copy/language.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'
import { pageContext } from '../../ui/document/page-context.ts'
import type { PageFacts } from './page-data.ts'

/** Provides the facts of the current page to all components on it, and reads them. */
export const [PageFactsProvider, usePageFacts] = pageContext<PageFacts>()

/** The path of a page on the site that this build is for. The only way to make a link to a page. */
export const href = (pageId: PageId): string => pathOf(pageId, language)
