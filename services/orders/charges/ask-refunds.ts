import { randomUUID } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import {
  addCents,
  atLeastNothing,
  type Cents,
  negateCents,
  noCents,
  subtractCents,
} from '../../../domain/money/cents.ts'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import { lastRefundDay } from '../../../domain/orders/withdrawal-period.ts'
import { balanceOf, isOwedKnown } from '../../../domain/payments/ledger.ts'
import type { Payees } from '../../../domain/payments/payee.ts'
import { settlementDays } from '../../../domain/payments/payment-due.ts'
import type { Database, Schema } from '../../database/schema.ts'
import { followOrders } from '../../invoices/follow-order.ts'
import { keepReverseCharge } from '../../invoices/reverse-charge.ts'

type Refund = Schema['refund']
type Payment = Selectable<Schema['payment']>

/**
 * Opens, for each order, a refund of what was paid too much and is not on its way back yet, with the day by which it
 * has to be there; withdraws an unneeded one that no one has begun (R18.6). No refund is opened
 * until it is known what is owed (R18.11). Runs inside a transaction that has locked the orders, after every charge and
 * payment, updates what is due, and brings the documents up to date (R18.41).
 * @param payees where the first invoice of a business is paid
 */
export async function askRefunds(
  transaction: Database,
  orderIds: readonly string[],
  now: Date,
  payees?: Payees,
): Promise<void> {
  await keepReverseCharge(transaction, orderIds, now)
  const orders = await transaction
    .selectFrom('order')
    .select(['id', 'country', 'state', 'owedCents', 'callBy'])
    .where('id', 'in', orderIds)
    .execute()
  const charges = byOrder(
    await transaction.selectFrom('charge').select(['orderId', 'cents']).where('orderId', 'in', orderIds).execute(),
  )
  const payments = byOrder(
    await transaction.selectFrom('payment').selectAll().where('orderId', 'in', orderIds).execute(),
  )
  const refunds = byOrder(await transaction.selectFrom('refund').selectAll().where('orderId', 'in', orderIds).execute())
  await updateDue(transaction, orderIds, now)
  const needless: string[] = []
  const missing: { order: (typeof orders)[number]; cents: Cents; kept: readonly Refund[] }[] = []
  for (const order of orders) {
    const [paid, known] = [payments.get(order.id) ?? [], refunds.get(order.id) ?? []]
    const { due } = balanceOf(charges.get(order.id) ?? [], paid)
    const surplus = isOwedKnown(order) ? atLeastNothing(negateCents(due)) : noCents
    const change = changeOfRefunds(known, surplus)
    needless.push(...change.needless)
    const kept = known.filter(({ id }) => !change.needless.includes(id))
    if (change.missing > 0) missing.push({ order, cents: change.missing, kept })
  }
  const withdrawn = await withdrawnAt(
    transaction,
    missing.map(({ order }) => order.id),
  )
  const asked = missing.flatMap(({ order: { id: orderId, country }, cents, kept }): Refund[] => {
    const dueBy = lastRefundDay(country, withdrawn.get(orderId) ?? now)
    const common = { orderId, dueBy, askedAt: now.toISOString(), state: 'asked', providerId: null } as const
    const parts = splitRefund(cents, payments.get(orderId) ?? [], kept)
    return parts.map((part) => ({ id: randomUUID(), ...common, ...part }))
  })
  if (needless.length > 0) await transaction.deleteFrom('refund').where('id', 'in', needless).execute()
  if (asked.length > 0) await transaction.insertInto('refund').values(asked).execute()
  await followOrders(transaction, orderIds, now, payees)
}

/**
 * Stores the unpaid amount with the order, so that open payments can be searched, and a due date when an ended order
 * owes money again: after a correction or a chargeback.
 */
async function updateDue(transaction: Database, orderIds: readonly string[], now: Date): Promise<void> {
  const sumOf = (table: 'charge' | 'payment') => sql<Cents>`(select coalesce(sum("cents"), 0) from ${sql.table(table)}
    where ${sql.ref(`${table}.orderId`)} = "paymentRequest"."orderId")`
  await transaction
    .updateTable('paymentRequest')
    .set({ dueCents: sql<Cents>`${sumOf('charge')} - ${sumOf('payment')}` })
    .where('orderId', 'in', orderIds)
    .execute()
  await transaction
    .updateTable('paymentRequest')
    .set({ dueOn: addDays(officeClock(now).date, settlementDays) })
    .where('orderId', 'in', orderIds)
    // The reason that an ended order has.
    .where('reason', '=', 'fee')
    .where('dueOn', 'is', null)
    .where('dueCents', '>', noCents)
    .execute()
}

const byOrder = <Row extends { orderId: string }>(rows: readonly Row[]) => Map.groupBy(rows, ({ orderId }) => orderId)

/**
 * Compares an order's refunds with its surplus.
 * @returns the ids of those to take back, and the amount to ask for beside the others: none if it is not positive
 */
function changeOfRefunds(refunds: readonly Refund[], surplus: Cents): { needless: string[]; missing: Cents } {
  const inState = (state: Refund['state']) => refunds.filter((refund) => refund.state === state)
  const sumOf = (some: readonly Refund[]) => addCents(...some.map(({ cents }) => cents))
  const [asked, failed] = [inState('asked'), inState('failed')]
  const needed = subtractCents(surplus, sumOf(inState('sent')))
  // A failed refund needs the office only as long as that much is to be paid back.
  const stays = sumOf(failed) <= atLeastNothing(needed)
  const missing = stays ? subtractCents(needed, sumOf(failed)) : needed
  if (stays && sumOf(asked) === atLeastNothing(missing)) return { needless: [], missing: noCents }
  return { needless: (stays ? asked : [...asked, ...failed]).map(({ id }) => id), missing }
}

/**
 * When the first withdrawal that ended the contract of an order came in: the days to pay back count from then
 * (directive 2011/83/EU, article 13).
 */
async function withdrawnAt(transaction: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return new Map()
  const statements = await transaction
    .selectFrom('withdrawal')
    .select(['orderId', 'receivedAt'])
    .where('orderId', 'in', orderIds)
    .where('outcome', 'in', ['inTime', 'begun'])
    .orderBy('receivedAt', 'desc')
    .execute()
  // Of several, the earliest is the last.
  return new Map(statements.map(({ orderId, receivedAt }) => [orderId, new Date(receivedAt)]))
}

/**
 * Splits a refund over the newest online payments, each up to what is left of it. The office transfers the rest.
 * @param payments of the order
 * @param refunds of the order, done or not, that stay
 */
function splitRefund(
  cents: Cents,
  payments: readonly Payment[],
  refunds: readonly Refund[],
): Pick<Refund, 'paymentId' | 'cents'>[] {
  const parts: Pick<Refund, 'paymentId' | 'cents'>[] = []
  let rest = cents
  const online = payments.filter(({ method, cents }) => method === 'online' && cents > 0)
  for (const { id: paymentId, cents: paid } of online.toSorted((one, other) => (one.at < other.at ? 1 : -1))) {
    const gone = refunds.filter((refund) => refund.paymentId === paymentId).map((refund) => refund.cents)
    const chargedBack = payments.filter(({ reverses }) => reverses === paymentId).map((entry) => entry.cents)
    const left = addCents(paid, negateCents(addCents(...gone)), ...chargedBack)
    const part = left < rest ? atLeastNothing(left) : rest
    if (part > 0) parts.push({ paymentId, cents: part })
    rest = subtractCents(rest, part)
  }
  if (rest > 0) parts.push({ paymentId: null, cents: rest })
  return parts
}
