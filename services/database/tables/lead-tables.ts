import type { Generated } from 'kysely'
import type { Country } from '../../../domain/language.ts'
import type { ComplaintDecision } from '../../../domain/leads/complaint.ts'
import type { LeadState } from '../../../domain/leads/lead-states.ts'
import type { RedoState } from '../../../domain/orders/redo.ts'
import type { VisitPart } from '../../../domain/scheduling/visit.ts'

export interface LeadTables {
  lead: LeadTable
  /** `word` in UTF-8. */
  leadWord: { word: Buffer; leadId: string }
  /**
   * An action on a lead, never changed afterwards. `seq`: the version that it made. `state`: the state of the lead
   * after it. `entry`: the id of the form that made it; null for the other actions.
   */
  leadEvent: {
    leadId: string
    seq: number
    at: string
    personId: string
    /**
     * A move, another assignee, a note, a call, an unanswered call, a reply by mail, the mail that we come to the
     * sender's area now, or an order (its number is the text).
     */
    kind: 'move' | 'assign' | 'note' | 'call' | 'missedCall' | 'reply' | 'announced' | 'order'
    text: string
    state: LeadState | null
    assigneeId: string | null
    entry: string | null
  }
  /**
   * A reply that someone has not sent. `version` grows with each save, so that two windows of one person keep both
   * their texts.
   */
  leadDraft: {
    leadId: string
    personId: string
    text: string
    version: number
  }
  /**
   * A complaint about an order. `leadId`: the message that it came in; null for one by phone, post or e-mail.
   * `decideBy`: the end of the promised days. `decision`: null for one that was decided before it was asked for.
   * `answer`: what the customer reads about it; empty once their data were deleted.
   */
  complaint: {
    id: string
    orderId: string
    leadId: string | null
    receivedAt: string
    decideBy: string
    decidedAt: string | null
    decision: ComplaintDecision | null
    answer: Generated<string>
  }
  redo: RedoTable
  lease: { subject: string; personId: string; since: string; until: string }
}

/**
 * A message as the office works on it; `id` is that of its submission. `dueAt`: the promised time. `answeredAt`: first
 * reply or call. `uncovered`: the postcode that it asks about, where we do not work.
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

/**
 * A free visit that puts right what a complaint is about, beside the order, whose state and money it never changes. Its
 * claims are held by its `id`. `work`: what is done again; empty once the customer's data were deleted. `version` grows
 * with every change.
 */
export interface RedoTable {
  id: string
  orderId: string
  complaintId: string
  country: Country
  team: string
  date: string
  part: VisitPart
  startsAt: string
  people: number
  minutesOnSite: number
  work: string
  state: RedoState
  version: number
  changedAt: string
}
