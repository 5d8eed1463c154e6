import { answerDue } from '../contact/answer-promise.ts'
import { consent, optional, seen } from '../forms/fields.ts'
import { form } from '../forms/form.ts'
import { type Country, countryOf, type Language } from '../language.ts'
import { addDays, officeClock, officeInstant } from '../opening/office-time.ts'
import { isWorkingDay } from '../opening/opening-hours.ts'
import type { OrderState } from './order-states.ts'

/** Days in which a consumer may withdraw from a contract without a reason (directive 2011/83/EU, article 9). */
export const withdrawalDays = 14

/**
 * The moment at which the right to withdraw is over: the end of the fourteenth day after the day of ordering or, if
 * that day is a Saturday, Sunday or public holiday, of the next working day (regulation 1182/71, article 3).
 */
export function withdrawalUntil(country: Country, orderedAt: Date): Date {
  let last = addDays(officeClock(orderedAt).date, withdrawalDays)
  while (!isWorkingDay(country, last)) last = addDays(last, 1)
  return officeInstant(addDays(last, 1), 0)
}

/** Days in which an overpayment is paid back (R18.6), as after a withdrawal (directive 2011/83/EU, article 13). */
export const refundDays = 14

/**
 * The day by which what was paid has to be back, 'YYYY-MM-DD': the fourteenth after the statement came in, or the last
 * working day before, because payments are not made on a closed day.
 */
export function lastRefundDay(country: Country, receivedAt: Date): string {
  let last = addDays(officeClock(receivedAt).date, refundDays)
  while (!isWorkingDay(country, last)) last = addDays(last, -1)
  return last
}

/**
 * Until when the office has to act on a statement of withdrawal: where it fits no order, by the promised answer (R1.6);
 * otherwise by the end of the day by which what was paid has to be back.
 */
export const withdrawalDue = (outcome: WithdrawalOutcome, receivedAt: Date, language: Language): Date =>
  outcome === 'unknown'
    ? answerDue(receivedAt, language)
    : officeInstant(addDays(lastRefundDay(countryOf(language), receivedAt), 1), 0)

/** Whether a visit begins before the right to withdraw is over, so that the customer has to ask for that (R16.8). */
export const needsEarlyStart = (country: Country, orderedAt: Date, startsAt: Date): boolean =>
  startsAt < withdrawalUntil(country, orderedAt)

/** The boxes that an order needs (R16.8): the two about an early start only where the visit falls within the period. */
export const neededConsents = (country: Country, orderedAt: Date, startsAt: Date): ConsentKind[] =>
  needsEarlyStart(country, orderedAt, startsAt) ? [...consentKinds] : ['terms']

/**
 * The outcome of a withdrawal:
 * - `inTime`: the contract ends, nothing is owed;
 * - `begun`: it ends, and the part of the work that was done is owed, because the customer asked us to begin;
 * - `performed`: the work is complete, and with it the right is lost, as the customer had acknowledged;
 * - `tooLate`: the period is over, so only cancelling is left;
 * - `ended`: the contract has ended before;
 * - `unknown`: no such order of a consumer, so the office has to check.
 */
export type WithdrawalOutcome = 'inTime' | 'begun' | 'performed' | 'tooLate' | 'ended' | 'unknown'

/**
 * The outcome of withdrawing from an order at `now`.
 * @param order undefined: there is no such order
 * @param agreed what its customer has agreed to
 */
export function withdrawalOutcome(
  order: { country: Country; state: OrderState; orderedAt: Date; business: object | null } | undefined,
  agreed: readonly ConsentKind[],
  now: Date,
): WithdrawalOutcome {
  if (!order || order.business) return 'unknown'
  const { state } = order
  if (state === 'cancelled' || state === 'withdrawn' || state === 'notDone') return 'ended'
  if (now >= withdrawalUntil(order.country, order.orderedAt)) return 'tooLate'
  // A customer who was not asked owes nothing for work within the period (directive 2011/83/EU, article 14).
  if (state === 'ordered' || !agreed.includes('beginEarly')) return 'inTime'
  return state === 'done' && agreed.includes('losesRight') ? 'performed' : 'begun'
}

/** Whether the contract ends by this withdrawal. */
export const endsContract = (outcome: WithdrawalOutcome): boolean => outcome === 'inTime' || outcome === 'begun'

/** Consents that a customer gives, each by a box. The names are those of the form's fields. */
export const consentKinds = ['terms', 'beginEarly', 'losesRight'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** A form of nothing but their boxes. */
export const consentForm = form({ terms: consent(), beginEarly: consent(), losesRight: consent() })

/** Orders a draft of the version that the page showed; a program that names none orders it as it is. */
export const checkForm = form({ ...consentForm.fields, version: optional(seen()) })

/** The sentences whose boxes were ticked. */
export const agreedIn = (ticked: Readonly<Record<ConsentKind, boolean>>): ConsentKind[] =>
  consentKinds.filter((kind) => ticked[kind])

/** A sentence that a customer agrees to, as it is shown. `version` names the terms it belongs to. */
export interface ConsentText {
  kind: ConsentKind
  text: string
  version: string
}
