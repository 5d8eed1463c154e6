import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import { askRefunds } from '../../orders/charges/ask-refunds.ts'
import { queueMoneyNotices } from '../../orders/mail/queue-payment-notice.ts'

/** Money that came in or, with negative cents, went back. `provider`: its source, `mollie`, `bank`, or `office`. */
export type NewPayment = Omit<Insertable<Schema['payment']>, 'id' | 'at' | 'accountMonth'>

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
    .values(payments.map((payment) => ({ id: randomUUID(), at: now.toISOString(), ...payment })))
    .onConflict((conflict) => conflict.columns(['provider', 'providerId']).doNothing())
    .returning(['id', 'orderId', 'method', 'provider', 'cents'])
    .execute()
  await queueMoneyNotices(transaction, rows, now)
  const paid = new Set(rows.map(({ orderId }) => orderId))
  if (paid.size > 0) await askRefunds(transaction, [...paid], now)
  return rows.length
}
