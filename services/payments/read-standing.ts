import type { Country } from '../../domain/language.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { type DecidedOrder, isOwedKnown } from '../../domain/payments/ledger.ts'
import { paymentStanding } from '../../domain/payments/payment-standing.ts'
import type { Database } from '../database/schema.ts'
import { pendingPayment } from './online/payment-status.ts'
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
