import { company } from '../company/company.ts'
import { addDays, officeClock, officeInstant } from '../opening/office-time.ts'

/** Words by which a message is a complaint; the office corrects what they miss. */
const complaining =
  /\b(?:complain\w*|dissatisf\w*|not satisfied|unhappy|disappoint\w*|damaged?|klacht(?:en)?|klaag|klagen|niet tevreden|ontevreden|teleurgesteld\w*|schade|beschadig\w*)\b/i

/** Whether a message about an order reads as a complaint. */
export const readsAsComplaint = (text: string): boolean => complaining.test(text)

/**
 * Until when the team has come back for a complaint under the guarantee: the end of the last of the promised days;
 * undefined where it came in too late for that.
 * @param visitDate of the order, 'YYYY-MM-DD'
 */
export function reworkBy(receivedAt: Date, visitDate: string): Date | undefined {
  const { date } = officeClock(receivedAt)
  const { guaranteeDays, reworkDays } = company.facts
  if (date < visitDate || date > addDays(visitDate, guaranteeDays.value)) return undefined
  return officeInstant(addDays(date, reworkDays.value + 1), 0)
}

/** Until when a complaint is decided: the end of the last promised day, counted from the day after it came in. */
export const decideBy = (receivedAt: Date): Date =>
  officeInstant(addDays(officeClock(receivedAt).date, company.facts.complaintDays.value + 1), 0)

/** How a complaint is decided: the work is done again, something is taken off the price or paid back, or neither. */
export const complaintDecisions = ['redo', 'discount', 'refund', 'nothing'] as const
export type ComplaintDecision = (typeof complaintDecisions)[number]
