import { sql } from 'kysely'
import type { Country } from '../../domain/language.ts'
import type { Cents } from '../../domain/money/cents.ts'
import {
  type Balance,
  balanceOf,
  type ChargeKind,
  type PaymentMethod,
  type RefundState,
  type RequestReason,
} from '../../domain/payments/ledger.ts'
import { paymentReference } from '../../domain/payments/payment-reference.ts'
import type { Database } from '../database/schema.ts'
import { type LateReminder, readReminder } from './reminders/read-reminder.ts'

/** All that is known about the money of an order, oldest first. Amounts are cents, dates 'YYYY-MM-DD'. */
export interface PaymentView {
  balance: Balance
  charges: readonly {
    id: string
    kind: ChargeKind
    cents: Cents
    vatPercent: number
    at: Date
    reason: string | null
  }[]
  payments: readonly {
    id: string
    method: PaymentMethod
    cents: Cents
    /** When we learned of it. */
    at: Date
    /** The bank's day ('YYYY-MM-DD') of a transfer, which has no time; null for all other payments. */
    bookedOn: string | null
    receipt: string | null
    reason: string | null
  }[]
  refunds: readonly { id: string; cents: Cents; dueBy: string; state: RefundState }[]
  reason: RequestReason
  /** Null while nothing is asked for. */
  dueOn: string | null
  /** Of what is due on `dueOn`. */
  reminder: LateReminder | undefined
  /** Of a transfer, without blanks. */
  reference: string
}

/** Reads the ledger of an order. */
export async function readPayments(
  database: Database,
  { id: orderId, country }: { id: string; country: Country },
): Promise<PaymentView> {
  const request = await database
    .selectFrom('paymentRequest')
    .selectAll()
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const charges = await database
    .selectFrom('charge')
    .select(['id', 'kind', 'cents', 'vatPercent', 'at', 'reason'])
    .where('orderId', '=', orderId)
    .orderBy('at')
    .orderBy('seq')
    .execute()
  const payments = await database
    .selectFrom('payment')
    .select(['id', 'method', 'cents', 'at', 'bookedOn', 'receipt', 'reason'])
    .where('orderId', '=', orderId)
    .orderBy(sql`coalesce("bookedOn", "at")`)
    .execute()
  const refunds = await database
    .selectFrom('refund')
    .select(['id', 'cents', 'dueBy', 'state'])
    .where('orderId', '=', orderId)
    .orderBy('askedAt')
    .execute()
  const { serial, reason, dueOn } = request
  return {
    balance: balanceOf(charges, payments),
    charges: charges.map((row) => ({ ...row, at: new Date(row.at) })),
    payments: payments.map((row) => ({ ...row, at: new Date(row.at) })),
    refunds,
    reason,
    dueOn,
    reminder: dueOn === null ? undefined : await readReminder(database, orderId, dueOn),
    reference: paymentReference(country, serial),
  }
}
