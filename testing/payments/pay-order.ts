import { randomUUID } from 'node:crypto'
import { cents } from '../../domain/money/cents.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import { lockOrder } from '../../services/orders/advance/advance-order.ts'
import { type NewPayment, recordPayment } from '../../services/payments/record/record-payment.ts'

/** Records money for an order, in cash at the office unless `how` says otherwise; negative cents go back. */
export const payOrder = (
  database: Database,
  orderId: string,
  amount: number,
  now: Date,
  how: Partial<NewPayment> = {},
) =>
  retryingTransaction(database, async (transaction) => {
    await lockOrder(transaction, orderId)
    const cash = { orderId, method: 'cash', provider: 'office', providerId: randomUUID() } as const
    await recordPayment(transaction, { ...cash, cents: cents(amount), ...how }, now)
  })

/** How money comes in by the bank. */
export const byBank = { method: 'transfer', provider: 'bank' } as const
