import { language } from '#copy/language.ts'
import { type PageId, pathOf } from './pages.ts'

/** The path of a page on the site that is being built. The only way to make a link. */
export const href = (pageId: PageId): string => pathOf(pageId, language)
