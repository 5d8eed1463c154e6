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
  /** Until when what was paid has to be back. */
  refundUntil: Date
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
