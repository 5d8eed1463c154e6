import { randomUUID } from 'node:crypto'
import type { Cents } from '../../../domain/money/cents.ts'
import type { PaymentMethod } from '../../../domain/payments/ledger.ts'
import type { Database } from '../../database/schema.ts'
import { askRefund } from '../../orders/charges/record-charges.ts'

/** Money that came in or, with negative cents, went back. */
export interface NewPayment {
  orderId: string
  method: PaymentMethod
  /** Who knows of it: `mollie`, `bank`, or `office`; with `providerId`, unique. */
  provider: string
  providerId: string
  cents: Cents
  /** The person of the office who recorded it. */
  personId?: string
  receipt?: string
  /** Of a chargeback: the payment that it takes back. */
  reverses?: string
  reason?: string
}

/**
 * Records a payment once, however often it is reported, and asks for a refund of what is too much (R18.3). Runs inside
 * a transaction that has locked the order.
 * @returns whether it was new
 */
export async function recordPayment(transaction: Database, payment: NewPayment, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment')
    .values({
      ...{ id: randomUUID(), at: now.toISOString(), personId: null, receipt: null, reason: null, reverses: null },
      ...payment,
    })
    .onConflict((conflict) => conflict.columns(['provider', 'providerId']).doNothing())
    .executeTakeFirstOrThrow()
  const isNew = numInsertedOrUpdatedRows === 1n
  if (isNew) await askRefund(transaction, payment.orderId, now)
  return isNew
}
