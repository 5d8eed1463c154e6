import { sql } from 'kysely'
import type { Country } from '../../domain/language.ts'
import { balanceOf } from '../../domain/payments/ledger.ts'
import { paymentReference } from '../../domain/payments/payment-reference.ts'
import type { Database } from '../database/schema.ts'

/** All that is known about the money of an order. Amounts are cents. */
export type PaymentView = Awaited<ReturnType<typeof readPayments>>

/** Reads the ledger of an order, oldest entries first. */
export async function readPayments(database: Database, { id: orderId, country }: { id: string; country: Country }) {
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
    .orderBy('vatPercent')
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
    /** 'YYYY-MM-DD'; null while nothing is asked for. */
    dueOn,
    /** The reminder of what is due on `dueOn`. */
    reminder: dueOn === null ? undefined : await readReminder(database, orderId, dueOn),
    /** Of a transfer, without blanks. */
    reference: paymentReference(country, serial),
  }
}

/**
 * The first reminder of what was due on a day (R18.50), in cents and days 'YYYY-MM-DD'. `costCents`: may be asked after
 * the term. `failed`: its mail was refused or too late, or the balance had changed. Undefined if there was none.
 */
async function readReminder(database: Database, orderId: string, dueOn: string) {
  const row = await database
    .selectFrom('lateReminder')
    .leftJoin('mail', 'mail.id', 'lateReminder.mailId')
    .select(['cents', 'costCents', 'way', 'firstDay', 'payBy', 'remindedAt', 'mail.state'])
    .where((eb) => eb.and({ 'lateReminder.orderId': orderId, dueOn }))
    .executeTakeFirst()
  if (!row) return undefined
  const { state, remindedAt, ...written } = row
  const went: 'waiting' | 'sent' | 'failed' =
    state === 'sent' ? 'sent' : state === null || state === 'failed' ? 'failed' : 'waiting'
  return { ...written, remindedAt: new Date(remindedAt), state: went }
}
