import { randomInt } from 'node:crypto'
import { noCents } from '../../../domain/money/cents.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import { type Balance, balanceOf, chargesOf } from '../../../domain/payments/ledger.ts'
import type { Payees } from '../../../domain/payments/payee.ts'
import { paymentDue } from '../../../domain/payments/payment-due.ts'
import type { Database } from '../../database/schema.ts'
import { businessOf } from '../../database/stored-agreement.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { setReverseCharge } from '../../invoices/reverse-charge.ts'
import { askRefunds } from './ask-refunds.ts'

type ChargedRow = Pick<
  OrderTable,
  ('id' | 'country' | 'state' | 'priceCents' | 'feeCents' | 'owedCents' | 'presence' | 'date' | 'version') | 'business'
>

/**
 * Writes what an event adds to what is owed, and until when it is to be paid, inside the transaction of the event
 * (R18.1); of a new order for a business, also whether the buyer owes its VAT (R18.44).
 * @param before undefined for a new order
 * @param after its `version` is the number of the event
 */
export async function recordCharges(
  transaction: Database,
  before: ChargedRow | undefined,
  after: ChargedRow,
  now: Date,
  payees?: Payees,
): Promise<void> {
  const { id: orderId, version: seq } = after
  const business = businessOf(after)
  const former = before && { ...before, business: businessOf(before) }
  const charges = chargesOf(former, { ...after, business }).map((charge) => ({
    id: `${orderId} ${seq} ${charge.kind} ${charge.vatPercent}`,
    orderId,
    seq,
    ...charge,
    at: now.toISOString(),
  }))
  if (charges.length > 0) await transaction.insertInto('charge').values(charges).execute()
  if (!before && business?.isReverse) await setReverseCharge(transaction, orderId, true, now)
  const { charged } = await readBalance(transaction, orderId)
  const today = officeClock(now).date
  if (before) {
    const request = await transaction
      .selectFrom('paymentRequest')
      .select(['reason', 'dueOn'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const due = paymentDue(after, charged, today, { ...request, date: before.date })
    await transaction.updateTable('paymentRequest').set(due).where('orderId', '=', orderId).execute()
  } else {
    const serial = await freeSerial(transaction)
    const due = paymentDue(after, charged, today)
    await transaction
      .insertInto('paymentRequest')
      .values({ orderId, serial, ...due, dueCents: noCents })
      .execute()
  }
  await askRefunds(transaction, [orderId], now, payees)
}

/** The total of an order. */
export async function readBalance(database: Database, orderId: string): Promise<Balance> {
  const charges = await database.selectFrom('charge').select('cents').where('orderId', '=', orderId).execute()
  const payments = await database.selectFrom('payment').select('cents').where('orderId', '=', orderId).execute()
  return balanceOf(charges, payments)
}

/** Ten digits that no other order has. Of ten thousand million, the first is free. */
async function freeSerial(transaction: Database): Promise<string> {
  for (;;) {
    const serial = String(randomInt(1e10)).padStart(10, '0')
    const taken = transaction.selectFrom('paymentRequest').select('orderId').where('serial', '=', serial)
    if (!(await taken.executeTakeFirst())) return serial
  }
}
