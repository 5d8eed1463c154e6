import type { Cents } from '../../domain/money/cents.ts'
import type { WithdrawalOutcome } from '../../domain/orders/withdrawal-period.ts'

/** A statement of withdrawal as the office works on it. */
export interface OfficeWithdrawal {
  id: string
  name: string
  email: string
  /** The contract, in the customer's words. */
  contract: string
  receivedAt: Date
  /** Until when the office has to act: to answer where the order is unknown, otherwise to pay back. */
  dueAt: Date
  outcome: WithdrawalOutcome
  orderId: string | null
  /** The number of its order; undefined while it is unknown. */
  number: string | undefined
  /** The total cost of the order, with fees. */
  priceCents: Cents
  sample: boolean
  settledAt: Date | undefined
  /** The refund, in cents; null while unknown. */
  paidBackCents: Cents | null
}
