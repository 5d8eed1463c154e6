import { orderNumbersIn } from '../../../domain/orders/order-number.ts'
import { serialsIn } from '../../../domain/payments/payment-reference.ts'
import { type Database, inBatches } from '../../database/schema.ts'
import { type NewPayment, recordPayments } from '../record/record-payment.ts'
import type { BankPart } from './bank-statement.ts'
import { bankPaymentOf, type PaidPart, paymentIdOf, recordedTransfers } from './recorded-transfers.ts'
import { settleMoneyOut } from './settle-money-out.ts'

/** A part of a booking that is stored now. */
export interface PartToSettle extends BankPart, PaidPart {
  isReversal: boolean
  /** The order that our reference in it names. */
  orderId: string | undefined
}

/** Finds the orders that our references in parts name, by their serials. */
export async function ordersBySerial(database: Database, parts: readonly Pick<BankPart, 'reference' | 'texts'>[]) {
  const found = new Map<string, string>()
  for (const serials of inBatches([...new Set(parts.flatMap(serialsOf))])) {
    const requests = database.selectFrom('paymentRequest').select(['serial', 'orderId']).where('serial', 'in', serials)
    for (const { serial, orderId } of await requests.execute()) found.set(serial, orderId)
  }
  return found
}

/** Finds the orders whose numbers are among the words of parts, by these numbers. */
export async function ordersByNumber(database: Database, parts: readonly Pick<BankPart, 'reference' | 'texts'>[]) {
  const found = new Map<string, string>()
  for (const numbers of inBatches([...new Set(parts.flatMap(numbersIn))])) {
    const orders = database.selectFrom('order').select(['number', 'id']).where('number', 'in', numbers)
    for (const { number, id } of await orders.execute()) found.set(number, id)
  }
  return found
}

export const numbersIn = ({ reference, texts }: Pick<BankPart, 'reference' | 'texts'>): string[] =>
  [reference, ...texts].flatMap((text) => orderNumbersIn(text))

const serialsOf = ({ reference, texts }: Pick<BankPart, 'reference' | 'texts'>): string[] =>
  [reference, ...texts].flatMap((text) => [...serialsIn(text)])

/** The order that a part names by our reference, wherever its payer wrote it; undefined if it names none, or two. */
export function orderNamedIn(
  part: Pick<BankPart, 'reference' | 'texts'>,
  orders: ReadonlyMap<string, string>,
): string | undefined {
  const [orderId, ...more] = new Set(serialsOf(part).flatMap((serial) => orders.get(serial) ?? []))
  return more.length === 0 ? orderId : undefined
}

/**
 * Records parts with our reference: what came in is paid, and what went out is the refund or the reversal that it
 * is; either may be what the office has recorded by hand (R18.7). An amount alone never is. Runs inside a transaction
 * that has locked the orders.
 * @returns the payments' ids by `paymentIdOf`; parts that are not among them wait for a person
 */
export async function settleParts(transaction: Database, parts: readonly PartToSettle[], now: Date) {
  const named = parts.flatMap((part) => (part.orderId ? [{ ...part, orderId: part.orderId }] : []))
  const takeRecorded = await recordedTransfers(
    transaction,
    named.map(({ orderId }) => orderId),
  )
  const settled = new Map<string, string>()
  const payments: NewPayment[] = []
  for (const part of named.filter(({ cents }) => cents > 0)) {
    const paymentId = part.isReversal ? undefined : await takeRecorded(part)
    if (paymentId) settled.set(paymentIdOf(part), paymentId)
    else payments.push(bankPaymentOf(part, part.orderId))
  }
  for (const batch of inBatches(payments)) {
    await recordPayments(transaction, batch, now)
    const keys = batch.map(({ providerId }) => providerId)
    const paid = transaction.selectFrom('payment').select(['id', 'providerId']).where('provider', '=', 'bank')
    for (const { id, providerId } of await paid.where('providerId', 'in', keys).execute()) settled.set(providerId, id)
  }
  for (const part of named.filter(({ cents }) => cents < 0)) {
    const paymentId = await settleMoneyOut(transaction, part, takeRecorded, now)
    if (paymentId) settled.set(paymentIdOf(part), paymentId)
  }
  return settled
}
