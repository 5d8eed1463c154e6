import type { ContactField, ContactProblem } from '../../domain/contact/contact-fields.ts'
import type { PartnerField } from '../../domain/contact/partner-application.ts'

/** The text of a field, or the ticked values of a group of checkboxes if there are several. */
export type TypedValue = string | readonly string[]

/** The answer to a visitor whose message was sent. */
export interface Sent {
  /** Of the message: a call-back is answered by phone. */
  kind: string
  /** Until when the office answers, in words. */
  deadline: string
  /** Whether a copy goes to the visitor. */
  receipt: boolean
}

/** The state of a form on a page that the server renders after a submit without script (R5.8, R7.8). */
export type FormOutcome<Field extends string, Problem extends string> =
  | { state: 'idle'; values: Partial<Record<Field, TypedValue>> }
  | { state: 'invalid'; values: Partial<Record<Field, TypedValue>>; problems: Partial<Record<Field, Problem>> }
  | { state: 'error'; values: Partial<Record<Field, TypedValue>>; tooMany: boolean }
  | ({ state: 'success' } & Sent)

export type ContactOutcome = FormOutcome<ContactField, ContactProblem>
export type PartnerOutcome = FormOutcome<ContactField | PartnerField, ContactProblem>
