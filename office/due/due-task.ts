import type { OfficeWords } from '../../copy/office/words.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { addDays, officeInstant } from '../../domain/opening/office-time.ts'

/** The most tasks of a kind on a list: more than a day's work. What is left out comes up as the list gets shorter. */
export const mostOfKind = 50

/**
 * Something that was promised. `who`: its customer, or the number of an order without one. `by`: the deadline. `on`:
 * the moment at which it happens, which is never late. `messages` and `drafts`: all clients together reached the limit
 * of these. `unmatched`: a withdrawal that fits no order. `unrecorded`: a visit whose day has passed. `confirmations`:
 * unusually many orders wait to be confirmed. `backup`, `drill`, `purge`: one failed, or the next is late.
 */
export interface DueTask {
  kind: Exclude<keyof OfficeWords['leads']['tasks'], 'by'>
  /** Of the lead, withdrawal, order or bank statement; the limit's name. */
  id: string
  who: string
  /** The number of the order that it is about. */
  order?: string
  /** The customer's town, and the number of the order: quieter than the task itself. */
  place?: string
  /** What of a bank statement is unexplained. */
  cents?: Cents
  at: Date
  when: 'by' | 'on'
  /** The page of the thing. */
  href: string
  sample: boolean
}

/** A task of an order, to be done by a time, on the order's page; `more` says what is otherwise. */
export const orderTask = (
  kind: DueTask['kind'],
  { id, number, sample }: { id?: string; number: string; sample: boolean | number },
  at: Date,
  more: Partial<DueTask> = {},
): DueTask => ({
  kind,
  id: id ?? number,
  who: number,
  order: number,
  at,
  when: 'by',
  href: `/orders/${number}`,
  sample: Boolean(sample),
  ...more,
})

/** The end of a day of the office ('YYYY-MM-DD'). */
export const endOf = (date: string): Date => officeInstant(addDays(date, 1), 0)
