import type { ContactKind } from '../contact/contact-fields.ts'
import type { ContactRequest } from '../contact/contact-request.ts'
import type { Language } from '../language.ts'
import type { LeadState } from './lead-states.ts'

/**
 * The kinds of entries in a lead's history: a move, another assignee, a note, a call, an unanswered call, a reply by
 * mail, the mail that we come to the sender's area now, or an order (its number is the text).
 */
export type LeadEventKind = 'move' | 'assign' | 'note' | 'call' | 'missedCall' | 'reply' | 'told' | 'order'

/** A message as the office works on it. */
export interface Lead {
  id: string
  kind: ContactKind
  state: LeadState
  assigneeId: string | null
  receivedAt: Date
  /** The time by which the site promised an answer. */
  dueAt: Date
  /** When it was first answered: by mail or phone, but by phone alone where a call was promised (R17.9). */
  answeredAt: Date | undefined
  /** Made up, for an office that is looked at for the first time. */
  sample: boolean
  /** Grows with every change. A change names the version that its maker has seen. */
  version: number
  /** The postcode that it asks about, where we do not work. */
  uncovered: string | undefined
  /** The site that the message came from. */
  language: Language
  /** Undefined where this program cannot read what an earlier one stored. */
  request: ContactRequest | undefined
}

/** Whether a business wrote it: prices, VAT and terms are those of homes, so it is not sold one. */
export const isBusinessLead = ({ kind }: Pick<Lead, 'kind'>): boolean => kind === 'business' || kind === 'callBack'
