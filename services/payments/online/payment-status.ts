import type { Cents } from '../../../domain/money/cents.ts'
import type { Database } from '../../database/schema.ts'
import { readBalance } from '../../orders/charges/record-charges.ts'

/** The balance of an order, and the state of the attempt that someone comes back from; undefined for no attempt of it. */
export type PaymentStatus = Awaited<ReturnType<typeof paymentStatus>>

/** The payment of an order that a bank has not decided on yet, in cents; undefined: none. */
export async function pendingPayment(database: Database, orderId: string): Promise<Cents | undefined> {
  const attempt = await database
    .selectFrom('paymentAttempt')
    .select('cents')
    .where((eb) => eb.and({ orderId, state: 'pending' }))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  return attempt?.cents
}

/** Reads only; it does not ask the provider. */
export async function paymentStatus(database: Database, orderId: string, attemptId: string) {
  const attempt = await database
    .selectFrom('paymentAttempt')
    .select('state')
    .where((eb) => eb.and({ orderId, id: attemptId }))
    .executeTakeFirst()
  return { state: attempt?.state, balance: await readBalance(database, orderId) }
}
