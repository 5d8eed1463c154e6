import { addDays, officeClock } from '../opening/office-time.ts'

/** People in a team; smaller jobs get 1, larger ones more. */
export const usualTeamSize = 2

/** The customer is phoned so many minutes before the team finishes, to walk through the result together. */
export const callBeforeFinishMinutes = 30

/**
 * Commission on payments by credit card, as a share of the amount. For the terms of businesses only: the EU and
 * Belgium forbid surcharges on a consumer's card payment (PSD2, article 62).
 */
export const businessCreditCardCommission = 0.022

/** An appointment is changed or cancelled for free until so many days after ordering … */
export const freeChangeDaysAfterOrdering = 14

/** … and as long as it is more than so many days ahead. */
export const freeChangeDaysAhead = 7

/** Days after its delivery until a message is deleted from the database; the privacy page promises it. */
export const messageRetentionDays = 90

/**
 * Whether changing or cancelling an appointment at `now` is free. Both periods are read in the customer's favour: the
 * fourteen days last until the end of the fourteenth day after the day of ordering (office time), the seven days are 168
 * hours. Once the appointment has begun there is nothing left to change.
 */
export function isChangeFree(orderedAt: Date, appointmentAt: Date, now: Date): boolean {
  const millisecondsAhead = appointmentAt.getTime() - now.getTime()
  if (millisecondsAhead <= 0) return false
  const lastFreeDay = addDays(officeClock(orderedAt).date, freeChangeDaysAfterOrdering)
  return officeClock(now).date <= lastFreeDay || millisecondsAhead > freeChangeDaysAhead * 86_400_000
}
