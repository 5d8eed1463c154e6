import { company } from '../company/company.ts'
import { addDays } from '../opening/office-time.ts'
import type { Presence } from '../orders/order-details.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { RequestReason } from './ledger.ts'

/** Days in which a fee, or the cost of work before a withdrawal, is to be paid. */
export const settlementDays = 14

const reasons: Record<Presence, Exclude<RequestReason, 'fee'>> = {
  present: 'afterVisit',
  leaves: 'leaving',
  absent: 'inAdvance',
}

interface DueOrder {
  state: OrderState
  presence: Presence
  /** The date of the visit, 'YYYY-MM-DD'. */
  date: string
  /** What was agreed with a business; null or left out for others. */
  business?: unknown
}

/**
 * By when an order is paid (R1.8): within the days of the terms after the final check, by a business in any case, on
 * leaving or, if the customer is absent, in advance, but never before today. A day set for the same reason
 * and visit is kept, so that what is late stays late, whatever happens to the order afterwards.
 * @param owed what is owed in all, in cents
 * @param today the office's date
 * @returns `dueOn` null: nothing is asked for yet
 */
export function paymentDue(
  order: DueOrder,
  owed: number,
  today: string,
  former?: { reason: RequestReason; dueOn: string | null; date: string },
): { reason: RequestReason; dueOn: string | null } {
  const { reason, dueOn } = dueFromToday(order, owed, today)
  const isKept = former?.reason === reason && former.date === order.date && dueOn !== null
  return { reason, dueOn: (isKept ? former.dueOn : null) ?? dueOn }
}

function dueFromToday(
  { state, presence, date, business = null }: DueOrder,
  owed: number,
  today: string,
): { reason: RequestReason; dueOn: string | null } {
  const isBusiness = business !== null
  const reason = isBusiness ? 'afterVisit' : reasons[presence]
  const notBeforeToday = (day: string) => (day < today ? today : day)
  if (state === 'cancelled' || state === 'withdrawn' || state === 'notDone')
    return { reason: 'fee', dueOn: owed > 0 ? addDays(today, settlementDays) : null }
  if (reason === 'leaving') return { reason, dueOn: date }
  if (reason === 'inAdvance')
    return { reason, dueOn: notBeforeToday(addDays(date, -company.facts.prepaymentDays.value)) }
  const isChecked = state === 'inspected' || state === 'done'
  const { value: days } = isBusiness ? company.facts.invoiceDays : company.facts.paymentDays
  return { reason, dueOn: isChecked ? notBeforeToday(addDays(date, days)) : null }
}
