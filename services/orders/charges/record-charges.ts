import { randomInt, randomUUID } from 'node:crypto'
import {
  addCents,
  atLeastNothing,
  type Cents,
  negateCents,
  noCents,
  subtractCents,
} from '../../../domain/money/cents.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import { vatPercent } from '../../../domain/orders/vat.ts'
import { lastRefundDay } from '../../../domain/orders/withdrawal-period.ts'
import { type Balance, balanceOf, chargesOf, isOwedKnown } from '../../../domain/payments/ledger.ts'
import { paymentDue } from '../../../domain/payments/payment-due.ts'
import type { Database } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'

type ChargedRow = Pick<
  OrderTable,
  'id' | 'country' | 'state' | 'priceCents' | 'feeCents' | 'owedCents' | 'presence' | 'date' | 'version'
>

/**
 * Writes what an event adds to what is owed, and until when it is to be paid, inside the transaction of the event
 * (R18.1).
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
  const today = officeClock(now).date
  if (before) {
    const former = await transaction
      .selectFrom('paymentRequest')
      .select(['reason', 'dueOn'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow()
    const due = paymentDue(after, charged, today, { ...former, date: before.date })
    await transaction.updateTable('paymentRequest').set(due).where('orderId', '=', orderId).execute()
  } else {
    const serial = await freeSerial(transaction)
    const due = paymentDue(after, charged, today)
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
 * Opens a refund of what was paid too much and is not on its way back yet, with the day by which it has to be there;
 * takes back one that is not needed any more and that nobody has begun (R18.6). No refund is opened until it is known
 * what is owed (R18.11). Runs inside a transaction that has locked the order.
 */
export async function askRefund(transaction: Database, orderId: string, now: Date): Promise<void> {
  const order = await transaction
    .selectFrom('order')
    .select(['country', 'state', 'owedCents'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { due } = await readBalance(transaction, orderId)
  const surplus = isOwedKnown(order) ? atLeastNothing(negateCents(due)) : noCents
  const open = await transaction
    .selectFrom('refund')
    .select(['id', 'cents', 'state'])
    .where('orderId', '=', orderId)
    .where('state', '!=', 'done')
    .execute()
  const isFailed = ({ state }: (typeof open)[number]) => state === 'failed'
  const sumOf = (refunds: typeof open) => addCents(...refunds.map(({ cents }) => cents))
  const needed = subtractCents(surplus, sumOf(open.filter(({ state }) => state === 'sent')))
  // The office has to look at a failed one only as long as somebody has to have it.
  const stays = sumOf(open.filter(isFailed)) <= atLeastNothing(needed)
  const missing = stays ? subtractCents(needed, sumOf(open.filter(isFailed))) : needed
  const asked = open.filter(({ state }) => state === 'asked')
  if (stays && sumOf(asked) === atLeastNothing(missing)) return
  const dropped = (stays ? asked : [...asked, ...open.filter(isFailed)]).map(({ id }) => id)
  if (dropped.length > 0) await transaction.deleteFrom('refund').where('id', 'in', dropped).execute()
  if (missing > 0) {
    const since = (await withdrawnAt(transaction, orderId)) ?? now
    await insertRefunds(transaction, { orderId, cents: missing, dueBy: lastRefundDay(order.country, since) }, now)
  }
}

/**
 * When a withdrawal that ended the contract came in: the days to pay back count from then (directive 2011/83/EU,
 * article 13).
 */
async function withdrawnAt(transaction: Database, orderId: string): Promise<Date | undefined> {
  const statement = await transaction
    .selectFrom('withdrawal')
    .select('receivedAt')
    .where('orderId', '=', orderId)
    .where('outcome', 'in', ['inTime', 'begun'])
    .orderBy('receivedAt')
    .executeTakeFirst()
  return statement && new Date(statement.receivedAt)
}

/** Splits a refund over the newest online payments, each up to what is left of it. The office transfers the rest. */
async function insertRefunds(
  transaction: Database,
  { orderId, cents, dueBy }: { orderId: string; cents: Cents; dueBy: string },
  now: Date,
): Promise<void> {
  const online = await transaction
    .selectFrom('payment')
    .select(['id', 'cents'])
    .where('orderId', '=', orderId)
    .where('method', '=', 'online')
    .where('cents', '>', noCents)
    .orderBy('at', 'desc')
    .execute()
  const refunds = await transaction
    .selectFrom('refund')
    .select(['paymentId', 'cents'])
    .where('orderId', '=', orderId)
    .execute()
  const takenBack = await transaction
    .selectFrom('payment')
    .select(['reverses', 'cents'])
    .where('orderId', '=', orderId)
    .where('reverses', 'is not', null)
    .execute()
  const parts: { paymentId: string | null; cents: Cents }[] = []
  let rest = cents
  for (const { id: paymentId, cents: paid } of online) {
    const gone = refunds.filter((refund) => refund.paymentId === paymentId).map((refund) => refund.cents)
    const chargedBack = takenBack.filter(({ reverses }) => reverses === paymentId).map((entry) => entry.cents)
    const left = addCents(paid, negateCents(addCents(...gone)), ...chargedBack)
    const part = left < rest ? atLeastNothing(left) : rest
    if (part > 0) parts.push({ paymentId, cents: part })
    rest = subtractCents(rest, part)
  }
  if (rest > 0) parts.push({ paymentId: null, cents: rest })
  const asked = { orderId, dueBy, askedAt: now.toISOString(), state: 'asked' as const, providerId: null }
  await transaction
    .insertInto('refund')
    .values(parts.map((part) => ({ id: randomUUID(), ...asked, ...part })))
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
