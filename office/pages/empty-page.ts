import type { CmsPageTable } from '../../services/database/tables/page-tables.ts'

/** The fields of a new page beside its key, title and time. */
export const emptyPage: Omit<CmsPageTable, 'language' | 'path' | 'title' | 'updatedAt'> = {
  breadcrumb: '',
  heading: '',
  content: '',
  markdown: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  ogTitle: '',
  ogDescription: '',
  ogImage: '',
  status: 'draft',
}
