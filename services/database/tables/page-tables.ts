import type { Generated } from 'kysely'
import * as v from 'valibot'
import { type Language, languages } from '../../../domain/language.ts'

export interface PageTables {
  page: CmsPageTable
  /** A CMS page before a change: the whole row as JSON. */
  pageVersion: {
    language: Language
    path: string
    updatedAt: string
    page: string
  }
  /**
   * An editor's unpublished draft: the whole row as JSON, with the `updatedAt` of the page that it was written from.
   * The time identifies a draft: each is saved later than the one before. From `publishAt` on, if it has one, visitors
   * see it (R17.36). Links to its preview are signed with `previewKey` (R17.37).
   */
  pageDraft: {
    language: Language
    path: string
    page: string
    personId: string
    savedAt: string
    publishAt: string | null
    previewKey: string
  }
  /** A former path of a page, with the present one: never a path of a redirect itself, so one step leads there. */
  pageRedirect: {
    language: Language
    path: string
    toPath: string
  }
  /** The paths of two pages that are each other's counterpart, of the one on each website. */
  pageTwin: Record<Language, string>
  /** A picture of CMS pages. The name contains a digest of the bytes, so the picture of a name never changes. */
  picture: {
    name: string
    type: string
    bytes: Buffer
    /** Its alternative text; empty for one that came with page files. */
    alt: Generated<string>
    /** Empty for one that came with page files. */
    addedAt: Generated<string>
    /** In pixels; null for one without smaller copies. */
    width: number | null
  }
  /** A picture in WebP at a smaller width, in pixels. */
  smallerPicture: {
    name: string
    width: number
    bytes: Buffer
  }
}

/**
 * A CMS page, also as a version or a draft of it is stored. `path` has no leading slash; `content` is cleaned HTML,
 * `markdown` what it was written as, empty for HTML.
 */
export const cmsPageColumns = v.object({
  language: v.picklist(languages),
  path: v.string(),
  title: v.string(),
  breadcrumb: v.string(),
  heading: v.string(),
  content: v.string(),
  markdown: v.optional(v.string(), ''),
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
