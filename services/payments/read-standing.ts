import type { Country } from '../../domain/language.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { type DecidedOrder, isOwedKnown } from '../../domain/payments/ledger.ts'
import { type PaymentStanding, paymentStanding } from '../../domain/payments/payment-standing.ts'
import type { Database } from '../database/schema.ts'
import { pendingPayment } from './online/payment-status.ts'
import { type PaymentView, readPayments } from './payment-view.ts'

/** The money of an order, and its payment status today. */
export interface ReadStanding {
  payments: PaymentView
  standing: PaymentStanding
  /** An online payment of what is due that a bank has not decided on yet, in cents. */
  pending: Cents | undefined
  /** When it was read. */
  at: Date
}

/** Reads the ledger of an order and its payment status at `now`. */
export async function readStanding(
  database: Database,
  order: { id: string; country: Country } & DecidedOrder,
  now: Date,
): Promise<ReadStanding> {
  const payments = await readPayments(database, order)
  const { balance, dueOn } = payments
  const pending = balance.due > 0 ? await pendingPayment(database, order.id) : undefined
  const standing = paymentStanding(balance, isOwedKnown(order), dueOn, officeClock(now).date, pending)
  return { payments, standing, pending, at: now }
}
