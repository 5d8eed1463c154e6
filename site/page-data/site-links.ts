import { language } from '#copy/language.ts'
import { type PageId, pathOf } from '../../domain/website/pages.ts'

/** The path of a page on the site that this build is for. The only way to make a link to a page. */
export const href = (pageId: PageId): string => pathOf(pageId, language)
