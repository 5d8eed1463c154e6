import { randomUUID } from 'node:crypto'
import type { Cents } from '../../../domain/money/cents.ts'
import type { PaymentMethod } from '../../../domain/payments/ledger.ts'
import type { Database } from '../../database/schema.ts'
import { askRefunds } from '../../orders/charges/ask-refunds.ts'
import { queueMoneyNotices } from '../../orders/mail/queue-payment-notice.ts'

/** Money that came in or, with negative cents, went back. */
export interface NewPayment {
  orderId: string
  method: PaymentMethod
  /** The source: `mollie`, `bank`, or `office`; unique with `providerId`. */
  provider: string
  providerId: string
  cents: Cents
  /** The bank's day of a transfer ('YYYY-MM-DD'). */
  bookedOn?: string
  /** The person of the office who recorded it. */
  personId?: string
  receipt?: string
  /** Of a chargeback: the payment that it takes back. */
  reverses?: string
  reason?: string
}

/**
 * Records a payment once, however often it is reported, tells the customer, and asks for a refund of what is too much
 * (R18.3, R18.26). Runs inside a transaction that has locked the order.
 * @returns how many were new: one or none
 */
export const recordPayment = (transaction: Database, payment: NewPayment, now: Date): Promise<number> =>
  recordPayments(transaction, [payment], now)

/** Records several payments in the same way, of orders that are all locked. @returns how many were new */
export async function recordPayments(
  transaction: Database,
  payments: readonly NewPayment[],
  now: Date,
): Promise<number> {
  if (payments.length === 0) return 0
  const rows = await transaction
    .insertInto('payment')
    .values(
      payments.map((payment) => ({
        id: randomUUID(),
        at: now.toISOString(),
        bookedOn: null,
        personId: null,
        receipt: null,
        reason: null,
        reverses: null,
        ...payment,
      })),
    )
    .onConflict((conflict) => conflict.columns(['provider', 'providerId']).doNothing())
    .returning(['id', 'orderId', 'method', 'provider', 'cents'])
    .execute()
  await queueMoneyNotices(transaction, rows, now)
  const paid = new Set(rows.map(({ orderId }) => orderId))
  if (paid.size > 0) await askRefunds(transaction, [...paid], now)
  return rows.length
}
