import { randomInt, randomUUID } from 'node:crypto'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import { vatPercent } from '../../../domain/orders/vat.ts'
import { type Balance, balanceOf, chargesOf } from '../../../domain/payments/ledger.ts'
import { paymentDue, settlementDays } from '../../../domain/payments/payment-due.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'

type ChargedRow = Pick<
  OrderTable,
  'id' | 'country' | 'state' | 'priceCents' | 'feeCents' | 'owedCents' | 'presence' | 'date' | 'version'
>

/**
 * Writes what an event adds to what is owed, and until when it is to be paid, inside the transaction of the event (R18.1).
 * @param before undefined for a new order
 * @param after its `version` is the number of the event
 */
export async function recordCharges(
  transaction: Database,
  before: ChargedRow | undefined,
  after: ChargedRow,
  now: Date,
): Promise<void> {
  const { id: orderId, country, version: seq } = after
  const charges = chargesOf(before, after).map(({ kind, cents }) => ({
    ...{ id: `${orderId} ${seq} ${kind}`, orderId, seq, kind, cents, at: now.toISOString() },
    ...{ vatPercent: vatPercent(country), personId: null, reason: null },
  }))
  if (charges.length > 0) await transaction.insertInto('charge').values(charges).execute()
  const { charged } = await readBalance(transaction, orderId)
  const due = paymentDue(after, charged, officeClock(now).date)
  if (before) await transaction.updateTable('paymentRequest').set(due).where('orderId', '=', orderId).execute()
  else {
    const serial = await freeSerial(transaction)
    await transaction
      .insertInto('paymentRequest')
      .values({ orderId, serial, ...due })
      .execute()
  }
  await askRefund(transaction, orderId, now)
}

/** What an order comes to. */
export async function readBalance(database: Database, orderId: string): Promise<Balance> {
  const charges = await database.selectFrom('charge').select('cents').where('orderId', '=', orderId).execute()
  const payments = await database.selectFrom('payment').select('cents').where('orderId', '=', orderId).execute()
  return balanceOf(charges, payments)
}

/**
 * Opens a refund of what was paid too much and is not on its way back yet, with the day by which it has to be there; takes back one that
 * is not needed any more and that nobody has begun (R18.6). Runs inside a transaction that has locked the order.
 */
export async function askRefund(transaction: Database, orderId: string, now: Date): Promise<void> {
  const { due } = await readBalance(transaction, orderId)
  const open = await transaction
    .selectFrom('refund')
    .select(['id', 'cents', 'state'])
    .where('orderId', '=', orderId)
    .where('state', '!=', 'done')
    .execute()
  const asked = open.filter(({ state }) => state === 'asked').map(({ id }) => id)
  const begun = open.filter(({ state }) => state !== 'asked').reduce((sum, { cents }) => sum + cents, 0)
  const missing = Math.max(0, -due) - begun
  const former = open.filter(({ state }) => state === 'asked').reduce((sum, { cents }) => sum + cents, 0)
  if (former === Math.max(0, missing)) return
  if (asked.length > 0) await transaction.deleteFrom('refund').where('id', 'in', asked).execute()
  if (missing > 0) await insertRefund(transaction, orderId, missing, now)
}

/** The way back is that of an online payment which is large enough; otherwise the office transfers it. */
async function insertRefund(transaction: Database, orderId: string, cents: number, now: Date): Promise<void> {
  const payment = await transaction
    .selectFrom('payment')
    .select('id')
    .where('orderId', '=', orderId)
    .where('method', '=', 'online')
    .where('cents', '>=', cents)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  await transaction
    .insertInto('refund')
    .values({
      ...{ id: randomUUID(), orderId, cents, askedAt: now.toISOString(), state: 'asked' },
      dueBy: addDays(officeClock(now).date, settlementDays),
      ...{ paymentId: payment?.id ?? null, providerId: null },
    })
    .execute()
}

/** Ten digits that no other order has. Of ten thousand million, the first is free. */
async function freeSerial(transaction: Database): Promise<string> {
  for (;;) {
    const serial = String(randomInt(1e10)).padStart(10, '0')
    const taken = transaction.selectFrom('paymentRequest').select('orderId').where('serial', '=', serial)
    if (!(await taken.executeTakeFirst())) return serial
  }
}
