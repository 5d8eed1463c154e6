import type { Country } from '../../domain/language.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { type DecidedOrder, isOwedKnown } from '../../domain/payments/ledger.ts'
import { paymentStanding } from '../../domain/payments/payment-standing.ts'
import type { Database } from '../database/schema.ts'
import { readBalance } from '../orders/charges/record-charges.ts'
import { readPayments } from './payment-view.ts'

/** The money of an order, and its payment status today; `pending`: cents that a bank has not decided on yet. */
export type ReadStanding = Awaited<ReturnType<typeof readStanding>>

/** Reads the ledger of an order and its payment status at `now`. */
export async function readStanding(
  database: Database,
  order: { id: string; country: Country } & DecidedOrder,
  now: Date,
) {
  const payments = await readPayments(database, order)
  const { balance, dueOn } = payments
  const pending = balance.due > 0 ? await pendingPayment(database, order.id) : undefined
  const standing = paymentStanding(balance, isOwedKnown(order), dueOn, officeClock(now).date, pending)
  return { payments, standing, pending, at: now }
}

/** The balance of an order, and the state of the attempt that someone comes back from, if the order has it. */
export type PaymentStatus = Awaited<ReturnType<typeof paymentStatus>>

/** The payment of an order that a bank has not decided on yet, in cents; undefined: none. */
async function pendingPayment(database: Database, orderId: string): Promise<Cents | undefined> {
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
