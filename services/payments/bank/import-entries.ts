import { serialOf } from '../../../domain/payments/payment-reference.ts'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import type { Database } from '../../database/schema.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { audit } from '../../people/audit.ts'
import { recordPayment } from '../record/record-payment.ts'
import type { BankEntry } from './bank-entry.ts'

/** What became of the entries of a file. */
export interface ImportResult {
  /** Became payments of orders. */
  matched: number
  /** Came in without a reference of ours: the office says which order they are for. */
  unmatched: number
  /** Went out: nothing to do with a payment. */
  outgoing: number
  /** Were known from another file. */
  known: number
}

/**
 * Stores booked entries, each once however often files that overlap are read, and records those with a reference of
 * ours as payments (R18.7). An amount alone never matches. Each entry has a transaction of its own, so that a run which
 * breaks off can be repeated.
 */
export async function importEntries(
  database: Database,
  entries: readonly BankEntry[],
  now: Date,
): Promise<ImportResult> {
  const result = { matched: 0, unmatched: 0, outgoing: 0, known: 0 }
  for (const entry of entries) result[await importEntry(database, entry, now)] += 1
  return result
}

async function importEntry(database: Database, entry: BankEntry, now: Date): Promise<keyof ImportResult> {
  return await retryingTransaction(database, async (transaction) => {
    const serial = entry.cents > 0 ? serialOf(entry.reference || entry.text) : undefined
    const request =
      serial === undefined
        ? undefined
        : await transaction
            .selectFrom('paymentRequest')
            .select('orderId')
            .where('serial', '=', serial)
            .executeTakeFirst()
    if (request) await lockOrder(transaction, request.orderId)
    const state = request ? 'matched' : entry.cents > 0 ? 'new' : 'ignored'
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('bankEntry')
      .values({ ...entry, state, importedAt: now.toISOString(), paymentId: null })
      .onConflict((conflict) => conflict.columns(['iban', 'key']).doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows !== 1n) return 'known'
    if (!request) return state === 'new' ? 'unmatched' : 'outgoing'
    await recordEntry(transaction, entry, request.orderId, now)
    return 'matched'
  })
}

/** Records a stored entry as a payment of an order that is locked. */
async function recordEntry(
  transaction: Database,
  { iban, key, cents }: Pick<BankEntry, 'iban' | 'key' | 'cents'>,
  orderId: string,
  now: Date,
): Promise<void> {
  const providerId = `${iban} ${key}`
  await recordPayment(transaction, { orderId, method: 'transfer', provider: 'bank', providerId, cents }, now)
  const payment = transaction
    .selectFrom('payment')
    .select('id')
    .where('provider', '=', 'bank')
    .where('providerId', '=', providerId)
  await transaction
    .updateTable('bankEntry')
    .set({ state: 'matched', paymentId: payment })
    .where('iban', '=', iban)
    .where('key', '=', key)
    .execute()
}

/** Says which order a line of the bank is for (R18.7). @returns `stale`: somebody else has said so meanwhile */
export async function matchEntry(
  database: Database,
  { iban, key }: { iban: string; key: string },
  order: { id: string; number: string },
  person: { id: string },
  now: Date,
): Promise<'recorded' | 'stale'> {
  return await retryingTransaction(database, async (transaction) => {
    await lockOrder(transaction, order.id)
    const entry = await transaction
      .updateTable('bankEntry')
      .set({ state: 'matched' })
      .where('iban', '=', iban)
      .where('key', '=', key)
      .where('state', '=', 'new')
      .returning(['iban', 'key', 'cents'])
      .executeTakeFirst()
    if (!entry) return 'stale'
    await recordEntry(transaction, entry, order.id, now)
    const after = { cents: entry.cents, receipt: entry.key }
    await audit(transaction, { by: person, action: 'recordPayment', subject: `order:${order.number}`, after }, now)
    return 'recorded'
  })
}
