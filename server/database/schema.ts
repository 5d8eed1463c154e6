import type { Kysely } from 'kysely'
import type { Country, Language } from '../../domain/language.ts'
import type { LeadEventKind } from '../../domain/leads/lead.ts'
import type { LeadState } from '../../domain/leads/lead-states.ts'
import type { Weekday } from '../../domain/opening/weekdays.ts'
import type { ConsentKind } from '../../domain/orders/order-consents.ts'
import type { OrderPerson, Presence } from '../../domain/orders/order-details.ts'
import type { OrderActor, OrderMailPurpose, OrderMove, OrderState } from '../../domain/orders/order-states.ts'
import type { WithdrawalOutcome } from '../../domain/orders/withdrawal-period.ts'
import type { PackageId } from '../../domain/packages/cleaning-packages.ts'
import type { AuditedAction } from '../../domain/people/audited-action.ts'
import type { Role } from '../../domain/people/role.ts'
import type { DayPart, VisitPart } from '../../domain/scheduling/visit.ts'

/**
 * The tables, with the product's field names as column names. Times are ISO 8601 text in UTC with a fixed length of 24 characters, so that
 * they sort as text on every engine. Flags are 0 or 1.
 */
export interface Schema {
  review: ReviewTable
  stagedReview: StagedReviewTable
  /** Reviews that their writers object to: they are not stored again. */
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
  rosterPattern: RosterPatternTable
  absence: AbsenceTable
  slot: SlotTable
  claim: ClaimTable
  tariffArchive: { digest: string; country: Country; tariff: string; firstUsedAt: string }
  draft: DraftTable
  order: OrderTable
  orderPerson: OrderPersonTable
  orderConsent: OrderConsentTable
  orderEvent: OrderEventTable
  orderAccess: OrderAccessTable
  withdrawal: WithdrawalTable
  /** `word` in UTF-8. */
  orderWord: { word: Buffer; orderId: string }
  orderNote: OrderNoteTable
  person: PersonTable
  passkey: PasskeyTable
  recoveryCode: { digest: string; personId: string }
  invitation: InvitationTable
  session: SessionTable
  challenge: ChallengeTable
  audit: AuditTable
  auditHead: { id: number; seq: number; digest: string }
  lead: LeadTable
  /** `word` in UTF-8. */
  leadWord: { word: Buffer; leadId: string }
  leadEvent: LeadEventTable
  leadDraft: LeadDraftTable
  lease: { subject: string; personId: string; until: string }
}

/** A connection (or an open transaction) on either engine. */
export type Database = Kysely<Schema>

/**
 * One rating. If Google translated its comment, `translatedLanguage` names the comment that is the translation, and `originalComment` has
 * the reviewer's own words in whatever language.
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

/** A rating that a synchronisation has read and will store once all are read. `changed`: differs from the stored row. */
interface StagedReviewTable extends ReviewTable {
  changed: number
}

/**
 * The one row (id 1) that all processes share: who is synchronising the reviews, how far the run has come (so that an interrupted one can
 * resume), and when the next one is due.
 */
export interface ReviewSyncTable {
  id: number
  leasedBy: string | null
  leasedUntil: string | null
  /** Whose reviews are staged; null while no run is in progress. */
  location: string | null
  /** Token of the page to read next; null for the first. */
  pageToken: string | null
  /** The newest `lastUpdatedAt` of the first page: anything newer was added or edited while the list was read. */
  newestAtStart: string | null
  highestTotal: number
  shrank: number
  progressAt: string | null
  finishedAt: string | null
  failures: number
  nextRunAt: string | null
}

/** The document `googleReviewRatings`: average and count of all ratings, and the count of each number of stars. */
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

/** What a mail is about; who composes it reads what it says from there. */
export type MailPurpose = 'office' | 'receipt' | OrderMailPurpose | 'orderLinks' | 'officeOrder' | 'officeReply'
export type MailState = 'waiting' | 'claimed' | 'sent' | 'failed'

/**
 * One mail to deliver. `recipient` is null for the office, whose address is a setting that may be corrected while mail waits, and where
 * the composer reads it from what the mail is about. `receiptSlot` is unique, which limits the receipts per address and day; so is
 * `dedupeKey`, which makes the same mail wait once only. `content` is JSON: what cannot be read from the message or order.
 */
export interface MailTable {
  id: string
  submissionId: string | null
  orderId: string | null
  purpose: MailPurpose
  content: string
  dedupeKey: string | null
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

/**
 * What changed: the reviews with their statistics, one CMS page, all pages of a bulk import, messages to the office, or who is signed in
 * there.
 */
export type ChangeSubject = 'reviews' | 'pages' | 'leads' | 'sessions' | `page:${Language}:${string}`

/** The last change of each subject; `id` grows in the order of commits. */
interface ChangeTable {
  subject: ChangeSubject
  id: number
  changedAt: string
}

/** When the words of a page of the page table last changed: those with this `digest` went online at `changedAt`. */
interface PublicationTable {
  language: Language
  pageId: string
  digest: string
  changedAt: string
}

/** How many people of a team work in a part of a weekday; without a row the default counts. */
export interface RosterPatternTable {
  country: Country
  team: string
  weekday: Weekday
  part: DayPart
  lanes: number
}

/** Fewer people than the pattern says, from `fromDate` to `untilDate`, both included. `part` is null for both parts of the day. */
export interface AbsenceTable {
  id: string
  country: Country
  team: string
  fromDate: string
  untilDate: string
  part: DayPart | null
  lanes: number
  reason: string
  createdAt: string
}

/** The identity of one person's work in one part of a day: a lane is one working person of a team. */
interface SlotKey {
  country: Country
  team: string
  date: string
  part: DayPart
  lane: number
}

/** Capacity. `offRoster`: nobody is there any more, but it was claimed before, so its order has to be moved. */
export interface SlotTable extends SlotKey {
  offRoster: number
}

/** Who has a slot: a draft while it holds a visit until `heldUntil`, or an order (`heldUntil` is null). */
export interface ClaimTable extends SlotKey {
  holder: string
  heldUntil: string | null
}

/**
 * An order that is not placed yet. `home` and `details` are JSON; `holder` stands in claims, because `id` is secret. `priceCents` is the
 * price that was shown with the visit.
 */
export interface DraftTable {
  id: string
  holder: string
  language: Language
  packageId: PackageId
  zipCode: string
  home: string
  visit: string | null
  heldUntil: string | null
  priceCents: number | null
  details: string
  orderId: string | null
  version: number
  createdAt: string
  updatedAt: string
}

/**
 * What was agreed with a customer. `rooms` and `extras` as in an address; see `Order` of domain/orders. `priceDate`: the date that the price
 * is of, where the company has moved the visit since; otherwise null.
 */
export interface OrderTable {
  id: string
  number: string
  secret: string
  draftId: string | null
  idempotencyKey: string | null
  bodyHash: string | null
  channel: 'web' | 'api' | 'phone'
  /** The message that the order was made of. */
  leadId: string | null
  kind: 'private'
  language: Language
  country: Country
  packageId: PackageId
  zipCode: string
  rooms: string
  extras: string
  team: string
  date: string
  part: VisitPart
  people: number
  minutesOnSite: number
  priceCents: number
  priceDate: string | null
  lateChangePercent: number
  feeCents: number
  owedCents: number | null
  tariffDigest: string
  sample: number
  state: OrderState
  presence: Presence
  orderedAt: string
  startsAt: string
  sequence: number
  version: number
}

/** Who ordered. Deleted before the order itself is. */
export interface OrderPersonTable extends OrderPerson {
  orderId: string
}

/** A sentence that a customer agreed to, exactly as it was shown. */
interface OrderConsentTable {
  orderId: string
  kind: ConsentKind
  text: string
  version: string
  at: string
}

/** Something that happened to an order, never changed afterwards. `before` and `after` are JSON of the columns that changed. */
export interface OrderEventTable {
  orderId: string
  seq: number
  at: string
  actor: OrderActor
  /** The person of the office who did it; null for everybody else. */
  personId: string | null
  kind: 'place' | OrderMove
  before: string
  after: string
}

/** How the team gets in, sealed with a key that is not in the database; `keyId` says which one. */
interface OrderAccessTable {
  orderId: string
  keyId: string
  sealed: string
  version: number
  updatedAt: string
}

/** What somebody of the office wrote about an order for colleagues. */
interface OrderNoteTable {
  id: string
  orderId: string
  personId: string
  at: string
  text: string
}

/** A statement of withdrawal, as it was received. `orderId` is null while nobody knows which order it is about. */
export interface WithdrawalTable {
  id: string
  orderId: string | null
  name: string
  email: string
  contract: string
  language: Language
  receivedAt: string
  outcome: WithdrawalOutcome
  /** When the office had done what follows, such as paying back. */
  settledAt: string | null
  /** What was paid back then, in cents. */
  paidBackCents: number | null
}

/** Somebody who works in the office. `disabledAt`: out since then; nobody is deleted. */
export interface PersonTable {
  id: string
  name: string
  role: Role
  language: Language
  disabledAt: string | null
  createdAt: string
  version: number
}

/** What a person signs in with. `id`, `publicKey`: base64url. `name`: the device it was made on, in the person's words. */
export interface PasskeyTable {
  id: string
  personId: string
  publicKey: string
  counter: number
  transports: string
  name: string
  createdAt: string
  lastUsedAt: string | null
}

/**
 * A link that lets somebody make a passkey, until it is used or expires. `personId`: who they will be, or who they are already if
 * they lost their passkeys, which the new one replaces.
 */
export interface InvitationTable {
  tokenDigest: string
  personId: string
  name: string
  role: Role
  language: Language
  expiresAt: string
}

/** A device on which a person is signed in. `provedAt`: when they last confirmed with a passkey. */
interface SessionTable {
  id: string
  tokenDigest: string
  personId: string
  device: string
  createdAt: string
  lastSeenAt: string
  provedAt: string
}

/** What a passkey has to sign, once, in the browser that asked. `subject`: whose invitation or passkey is meant. */
export interface ChallengeTable {
  cookieDigest: string
  challenge: string
  purpose: 'register' | 'signIn' | 'confirm'
  subject: string
  expiresAt: string
}

/** Who did what to which thing; `personId` is null for a command. `details` is JSON, or null once it was forgotten. */
export interface AuditTable {
  seq: number
  at: string
  personId: string | null
  action: AuditedAction
  subject: string
  detailsDigest: string
  details: string | null
  digest: string
}

/**
 * A message as the office works on it; `id` is that of its submission. `dueAt`: the promised time. `answeredAt`: first reply or call.
 * `uncovered`: the postcode that it asks about, where we do not work.
 */
export interface LeadTable {
  id: string
  kind: string
  state: LeadState
  assigneeId: string | null
  receivedAt: string
  dueAt: string
  answeredAt: string | null
  sample: number
  version: number
  uncovered: string | null
}

/** What somebody did about a lead, never changed afterwards. `seq`: the version that it made. `state`: what the lead became by it. */
export interface LeadEventTable {
  leadId: string
  seq: number
  at: string
  personId: string
  kind: LeadEventKind
  text: string
  state: LeadState | null
  assigneeId: string | null
}

/** A reply that somebody has not sent. `version` grows with each save, so that two windows of one person keep both their texts. */
interface LeadDraftTable {
  leadId: string
  personId: string
  text: string
  version: number
}
