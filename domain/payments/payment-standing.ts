import { type Cents, noCents } from '../money/cents.ts'
import type { Balance } from './ledger.ts'

/**
 * The payment status of an order. `undecided`: the office works out what is owed; `later`: nothing is asked for yet;
 * `pending`: a bank has yet to decide on an online payment of it; `due`: it is asked for; `late`: its day has passed;
 * `overpaid`: some of it goes back.
 */
export type PaymentStanding = 'undecided' | 'nothing' | 'later' | 'pending' | 'due' | 'late' | 'paid' | 'overpaid'

/**
 * Determines the payment status of an order.
 * @param owedKnown whether it is known what is owed
 * @param dueOn 'YYYY-MM-DD'; null while nothing is asked for
 * @param today the office's date
 * @param pending the online payment that a bank has yet to decide on, in cents
 */
export function paymentStanding(
  { charged, due }: Balance,
  owedKnown: boolean,
  dueOn: string | null,
  today: string,
  pending: Cents = noCents,
): PaymentStanding {
  if (!owedKnown) return 'undecided'
  if (due < 0) return 'overpaid'
  if (due === 0) return charged === 0 ? 'nothing' : 'paid'
  if (pending >= due) return 'pending'
  if (dueOn === null) return 'later'
  return dueOn < today ? 'late' : 'due'
}
