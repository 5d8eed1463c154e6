import type { Language } from '../../../domain/language.ts'

export interface ChangeTables {
  /** The last change of each subject; `id` grows in the order of commits. */
  change: {
    subject: ChangeSubject
    id: number
    changedAt: string
  }
  /** When the words of a page of the page table last changed: those with this `digest` went online at `changedAt`. */
  publication: {
    language: Language
    pageId: string
    digest: string
    changedAt: string
  }
  changeCounter: { id: number; value: number }
  /** One row, which health checks write: when they last did. */
  lastWrite: { id: number; at: string }
}

/**
 * The subject of a change: the reviews with their statistics, one CMS page, all pages of a bulk import, the tariffs,
 * the office's leads, what crews recorded of visits, or its sessions.
 */
export type ChangeSubject =
  | 'reviews'
  | 'pages'
  | 'tariffs'
  | 'leads'
  | 'visits'
  | 'sessions'
  | `page:${Language}:${string}`
