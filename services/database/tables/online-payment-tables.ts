import type { Cents } from '../../../domain/money/cents.ts'
import type { AttemptState } from '../../../domain/payments/payment-attempt.ts'

export interface OnlinePaymentTables {
  /**
   * A customer's attempt to pay online. Its id is the idempotency key at the provider; `fetchedAt`: when the provider
   * last answered.
   */
  paymentAttempt: {
    id: string
    orderId: string
    cents: Cents
    state: AttemptState
    providerId: string | null
    checkoutUrl: string | null
    createdAt: string
    fetchedAt: string | null
  }
  paymentFetch: PaymentFetchTable
}

/**
 * Something to look at, at the provider. `subject`: the id of an attempt or refund or, for `webhook`, an id of the
 * provider's that we do not know; `returns` has one row, for chargebacks and refunds. `attempts`: how often it was
 * looked at.
 */
export interface PaymentFetchTable {
  kind: 'attempt' | 'webhook' | 'refund' | 'returns'
  subject: string
  nextAt: string
  attempts: number
  claimedBy: string | null
  claimedUntil: string | null
}
