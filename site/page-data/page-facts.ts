import { pageContext } from '../../ui/document/page-context.ts'
import type { PageFacts } from './page-data.ts'

/** Provides the facts of the current page to all components on it, and reads them. */
export const [PageFactsProvider, usePageFacts] = pageContext<PageFacts>()
