import type { Language } from '../../../domain/language.ts'

/** Tables of what has changed, and of what the office has to know about the processes. */
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
  /** When a limit for all clients together, or that of unconfirmed orders, was last reached. */
  alarm: {
    name: 'messages' | 'drafts' | 'confirmations' | 'reports'
    raisedAt: string
  }
  /**
   * A backup, a drill or the purge: when it was done last and when it failed last, each null for never. `problem`: the
   * sentence of that failure, for the operator. `clock`: when a person last confirmed that the clock is right.
   */
  upkeep: {
    name: 'backup' | 'drill' | 'purge' | 'clock'
    doneAt: string | null
    failedAt: string | null
    problem: string | null
  }
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
