import type { Kysely } from 'kysely'
import type { Language } from '../../domain/language.ts'

/**
 * The tables, with the specification's field names as column names. Times are ISO-8601 UTC text of a fixed 24
 * characters, so that they sort as text on every engine. Flags are 0 or 1.
 */
export interface Schema {
  review: ReviewTable
  stagedReview: StagedReviewTable
  /** Reviews whose writers object to them: they are not stored again. */
  withheldReview: { reviewId: string }
  reviewSync: ReviewSyncTable
  statistics: StatisticsTable
  page: CmsPageTable
  pageVersion: PageVersionTable
  picture: PictureTable
  submission: SubmissionTable
  mail: MailTable
  change: ChangeTable
  publication: PublicationTable
  changeCounter: { id: number; value: number }
}

/** A connection (or an open transaction) on either engine. */
export type Database = Kysely<Schema>

/**
 * One rating. When Google translated a comment, `translatedLanguage` names the comment that is the machine's work and
 * `originalComment` keeps the reviewer's own words, whatever language those are in.
 */
export interface ReviewTable {
  reviewId: string
  starRatingNumber: number
  displayName: string
  commentEN: string
  commentNL: string
  translatedLanguage: Language | null
  originalComment: string
  reply: string
  lastUpdatedAt: string
}

/** A rating that a synchronisation has read; it takes its place when all are read. `changed`: not yet stored just so. */
interface StagedReviewTable extends ReviewTable {
  changed: number
}

/**
 * The one row (id 1) that all processes share: who synchronises the reviews now, how far the reading has come (so that an
 * interrupted one can go on), and when the next one is due.
 */
export interface ReviewSyncTable {
  id: number
  leasedBy: string | null
  leasedUntil: string | null
  /** Whose reviews are staged; null while no reading is under way. */
  location: string | null
  /** Names the page to read next; null for the first. */
  pageToken: string | null
  /** The newest `lastUpdatedAt` of the first page: what is newer than that has moved while the list was read. */
  newestAtStart: string | null
  highestTotal: number
  shrank: number
  progressAt: string | null
  finishedAt: string | null
  failures: number
  nextRunAt: string | null
}

/** The document `googleReviewRatings`: average and count of all ratings, and how many there are of each star. */
export interface StatisticsTable {
  document: string
  averageRating: number
  totalReviewCount: number
  oneStarCount: number
  twoStarCount: number
  threeStarCount: number
  fourStarCount: number
  fiveStarCount: number
}

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

/** What a page was before a change: the whole row as JSON. */
interface PageVersionTable {
  language: Language
  path: string
  updatedAt: string
  page: string
}

/** A picture of editors' pages. The name holds a digest of the bytes, so a name never changes its meaning. */
interface PictureTable {
  name: string
  type: string
  bytes: Buffer
}

export interface SubmissionTable {
  id: string
  kind: string
  language: Language
  payload: string
  idempotencyKey: string | null
  bodyHash: string
  suspectedSpam: number
  createdAt: string
}

type MailPurpose = 'office' | 'receipt'
export type MailState = 'waiting' | 'claimed' | 'sent' | 'failed'

/**
 * One mail to deliver. `recipient` is null for the office, whose address is a setting that may be corrected while mail
 * waits. `receiptSlot` is unique and so limits the receipts of one address and day.
 */
export interface MailTable {
  id: string
  submissionId: string
  purpose: MailPurpose
  language: Language
  recipient: string | null
  receiptSlot: string | null
  messageId: string
  state: MailState
  attemptsStarted: number
  attemptsFinished: number
  lastError: string | null
  nextAttemptAt: string
  claimedBy: string | null
  claimedUntil: string | null
  createdAt: string
  sentAt: string | null
}

/** What a change is about: the reviews with their statistics, one CMS page, or all pages of a bulk import. */
export type ChangeSubject = 'reviews' | 'pages' | `page:${Language}:${string}`

/** The newest change of each subject; `id` grows in the order of commits. */
interface ChangeTable {
  subject: ChangeSubject
  id: number
  changedAt: string
}

/** When the words of a page of the table last changed: `digest` is of the words that were online since `changedAt`. */
interface PublicationTable {
  language: Language
  pageId: string
  digest: string
  changedAt: string
}
