import type { LeadEventKind } from '../../../domain/leads/lead.ts'
import type { LeadState } from '../../../domain/leads/lead-states.ts'

export interface LeadTables {
  lead: LeadTable
  /** `word` in UTF-8. */
  leadWord: { word: Buffer; leadId: string }
  leadEvent: LeadEventTable
  leadDraft: LeadDraftTable
  complaint: ComplaintTable
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
 * An action on a lead, never changed afterwards. `seq`: the version that it made. `state`: the state of the lead after
 * it.
 */
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

/**
 * A reply that someone has not sent. `version` grows with each save, so that two windows of one person keep both their
 * texts.
 */
interface LeadDraftTable {
  leadId: string
  personId: string
  text: string
  version: number
}

/**
 * A complaint about an order. `leadId`: the message that it came in; null for one by phone, post or e-mail. `decideBy`:
 * the end of the promised days.
 */
interface ComplaintTable {
  id: string
  orderId: string
  leadId: string | null
  receivedAt: string
  decideBy: string
  decidedAt: string | null
}
