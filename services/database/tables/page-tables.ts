import * as v from 'valibot'
import { type Language, languages } from '../../../domain/language.ts'

/** Tables of the CMS pages. */
export interface PageTables {
  page: CmsPageTable
  pageVersion: PageVersionTable
  picture: PictureTable
}

/** A CMS page, also as a version of it is stored. `path` has no leading slash; `content` is cleaned HTML. */
export const cmsPageColumns = v.object({
  language: v.picklist(languages),
  path: v.string(),
  title: v.string(),
  breadcrumb: v.string(),
  heading: v.string(),
  content: v.string(),
  metaTitle: v.string(),
  metaDescription: v.string(),
  metaKeywords: v.string(),
  ogTitle: v.string(),
  ogDescription: v.string(),
  ogImage: v.string(),
  status: v.picklist(['published', 'draft']),
  updatedAt: v.string(),
})
export type CmsPageTable = v.InferOutput<typeof cmsPageColumns>

/** A CMS page before a change: the whole row as JSON. */
interface PageVersionTable {
  language: Language
  path: string
  updatedAt: string
  page: string
}

/** A picture of CMS pages. The name contains a digest of the bytes, so the picture of a name never changes. */
interface PictureTable {
  name: string
  type: string
  bytes: Buffer
}
