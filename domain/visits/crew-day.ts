import type { Language } from '../language.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { AnyOperation } from './operation.ts'

/**
 * What a crew's phone gets of `GET /crew/visits`: today and tomorrow of its teams. Texts are in the reader's language,
 * so that a further language is a file of words; times are instants.
 */
export interface CrewDay {
  protocol: 1
  now: string
  /** The build of the server: if it differs from the phone's, there is a new version of the page. */
  build: string
  /** To be sent as `since`: what was recorded before it has been answered. */
  change: number
  /** The id of the person who is signed in; operations carry it. */
  by: string
  name: string
  language: Language
  signedInUntil: string
  /** The phone number of the office; each visit has that of its own country. */
  officePhone: string
  /** Whether the person works in a team: without one there are no visits to show. */
  hasTeam: boolean
  visits: readonly CrewVisit[]
  /** Visits that were moved away or ended since `since`; without it, since the day began. */
  moved: readonly MovedVisit[]
  /** What was recorded about these visits since `since`, by whichever phone. */
  operations: readonly RecordedOperation[]
}

/** A visit as its team needs it. */
export interface CrewVisit {
  order: string
  /** The id of the redo (R17.46); undefined for the visit that was ordered. */
  redo?: string
  team: string
  date: string
  /** "08:00–09:00" */
  window: string
  /** The moment after which a team is late: the end of the arrival window. */
  lateFrom: string
  /** When the window opens. */
  startsAt: string
  people: number
  minutesOnSite: number
  /** What was ordered, such as "Deep cleaning". */
  title: string
  /** For a redo, `ordered` or `done`. */
  state: OrderState
  /** Undefined once the personal data were deleted. */
  customer?: { name: string; phoneNumber: string; street: string; place: string }
  officePhone: string
  /** Who is at home, and how the team gets in, without what is sealed. */
  presence: string
  /** Whether there are notes on how to get in, opened by `POST /crew/access`. */
  hasAccess: boolean
  remark: string
  /** What is said beside: payment, handover. */
  facts: readonly string[]
  /** What the extras need, such as a ladder. */
  bring: readonly string[]
  rooms: readonly CrewRoom[]
  /**
   * What the customer reads of a late team, with `{minutes}` and `{at}`, and its language. Empty for a redo, whose
   * customer gets no such message.
   */
  lateSentence: string
  customerLanguage: Language
  photosAllowed: boolean
}

/** A room, an extra, or the work of a business: what is recorded as done by one press. */
export interface CrewRoom {
  /** As `roomKeys` says. */
  key: string
  /** The picture: a type of room, an extra, or `work`. */
  picture: string
  name: string
  /** "14 m² · 55 min" */
  detail: string
  tasks: readonly { id: string; words: string }[]
}

export interface MovedVisit {
  order: string
  redo?: string
  /** The address, as the phone showed it. */
  street: string
  /** What happened, such as "Cancelled" or "Moved to Thu 3 Dec", in the reader's language. */
  what: string
  at: string
}

/**
 * What came of an operation on the server: the order has advanced by it, or already was there; the table of moves
 * refuses it; the customer is being told or was told that the team is late; it came too late for that; it was taken
 * back; the office has been alarmed; the photo was removed.
 */
export type OperationOutcome = 'moved' | 'refused' | 'announced' | 'tooLate' | 'takenBack' | 'alarmed' | 'removed'

export type RecordedOperation = AnyOperation & {
  receivedAt: string
  /** A colleague whose phone sent it. */
  sentBy?: string
  outcome?: OperationOutcome
  /** When the office had dealt with a refused or alarming one. */
  settledAt?: string
}

/** Why an operation is not stored. */
export type NotStored = 'malformed' | 'anotherTeam'

/** The answer of `POST /crew/operations`. */
export interface OperationsAnswer {
  stored: readonly string[]
  refused: readonly { id: string; reason: NotStored }[]
  now: string
}
