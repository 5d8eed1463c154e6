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

/** The state of a form on a page that the server renders after a submit without script (R5.8, R7.8), by its fields. */
export type FormOutcome =
  | { state: 'idle'; values: Partial<Record<string, TypedValue>> }
  | { state: 'invalid'; values: Partial<Record<string, TypedValue>>; problems: Partial<Record<string, string>> }
  | { state: 'error'; values: Partial<Record<string, TypedValue>>; tooMany: boolean }
  | ({ state: 'success' } & Sent)
