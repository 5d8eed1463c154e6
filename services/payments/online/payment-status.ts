import type { Cents } from '../../../domain/money/cents.ts'
import type { Balance } from '../../../domain/payments/ledger.ts'
import type { AttemptState } from '../../../domain/payments/payment-attempt.ts'
import type { Database } from '../../database/schema.ts'
import { readBalance } from '../../orders/charges/record-charges.ts'

/** The payment status of an order, and of the attempt that someone comes back from. */
export interface PaymentStatus {
  /** Undefined for no attempt of this order. */
  state: AttemptState | undefined
  balance: Balance
}

/** The payment of an order that a bank has not decided on yet, in cents; undefined: none. */
export async function pendingPayment(database: Database, orderId: string): Promise<Cents | undefined> {
  const attempt = await database
    .selectFrom('paymentAttempt')
    .select('cents')
    .where('orderId', '=', orderId)
    .where('state', '=', 'pending')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return attempt?.cents
}

/** Reads only; it does not ask the provider. */
export async function paymentStatus(database: Database, orderId: string, attemptId: string): Promise<PaymentStatus> {
  const attempt = await database
    .selectFrom('paymentAttempt')
    .select('state')
    .where('orderId', '=', orderId)
    .where('id', '=', attemptId)
    .executeTakeFirst()
  return { state: attempt?.state, balance: await readBalance(database, orderId) }
}
