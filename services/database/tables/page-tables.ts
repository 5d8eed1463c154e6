import type { Language } from '../../../domain/language.ts'

/** Tables of the CMS pages. */
export interface PageTables {
  page: CmsPageTable
  pageVersion: PageVersionTable
  picture: PictureTable
}

/** A CMS page. `path` has no leading slash; `content` is cleaned HTML. */
export interface CmsPageTable {
  language: Language
  path: string
  title: string
  breadcrumb: string
  heading: string
  content: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  ogTitle: string
  ogDescription: string
  ogImage: string
  status: 'published' | 'draft'
  updatedAt: string
}

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
