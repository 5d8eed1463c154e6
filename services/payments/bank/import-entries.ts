import { sql } from 'kysely'
import { cents } from '../../../domain/money/cents.ts'
import { serialsIn } from '../../../domain/payments/payment-reference.ts'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import type { Database } from '../../database/schema.ts'
import { lockOrder, lockOrders } from '../../orders/advance/advance-order.ts'
import { audit } from '../../people/audit.ts'
import { recordPayments } from '../record/record-payment.ts'
import type { BankEntry } from './bank-entry.ts'

/** The result of importing the entries of a file. */
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

/** Entries that a transaction stores: enough to make little of its cost, few enough that nobody waits for long. */
const atOnce = 200

/**
 * Stores booked entries, each once however often files that overlap are read, and records those with a reference of
 * ours as payments (R18.7). An amount alone never matches. A run which breaks off can be repeated: each transaction
 * stores some entries whole.
 */
export async function importEntries(
  database: Database,
  entries: readonly BankEntry[],
  now: Date,
): Promise<ImportResult> {
  const result = { matched: 0, unmatched: 0, outgoing: 0, known: 0 }
  for (let first = 0; first < entries.length; first += atOnce) {
    const part = await importSome(database, entries.slice(first, first + atOnce), now)
    for (const outcome of ['matched', 'unmatched', 'outgoing', 'known'] as const) result[outcome] += part[outcome]
  }
  return result
}

async function importSome(database: Database, entries: readonly BankEntry[], now: Date): Promise<ImportResult> {
  return await retryingTransaction(database, async (transaction) => {
    const orders = await ordersOf(transaction, entries)
    if (orders.size > 0) await lockOrders(transaction, [...orders.values()])
    // As the orders, in one order for everybody, so that two files do not wait for each other.
    const rows = entries.toSorted(byKey).map((entry) => {
      const isMatched = orders.has(serialIn(entry))
      const state: 'matched' | 'new' | 'ignored' = isMatched ? 'matched' : entry.cents > 0 ? 'new' : 'ignored'
      return { ...entry, state, importedAt: now.toISOString(), paymentId: null }
    })
    const stored = await transaction
      .insertInto('bankEntry')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['iban', 'key']).doNothing())
      .returning(['iban', 'key', 'cents', 'reference', 'text', 'state'])
      .execute()
    const matched = stored.filter(({ state }) => state === 'matched')
    await recordEntries(
      transaction,
      matched.flatMap((entry) => {
        const orderId = orders.get(serialIn(entry))
        return orderId ? [{ ...entry, orderId }] : []
      }),
      now,
    )
    const unmatched = stored.filter(({ state }) => state === 'new').length
    const outgoing = stored.length - matched.length - unmatched
    return { matched: matched.length, unmatched, outgoing, known: entries.length - stored.length }
  })
}

const byKey = (one: BankEntry, other: BankEntry) => (one.key < other.key ? -1 : Number(one.key > other.key))

/**
 * The serial of the reference of ours in money that came in, also where its payer wrote it among other words; undefined
 * if there is none, or more than one order is paid at once.
 */
function serialIn({ cents, reference, text }: Pick<BankEntry, 'cents' | 'reference' | 'text'>): string | undefined {
  const [serial, ...more] = serialsIn(`${reference} ${text}`)
  return cents > 0 && more.length === 0 ? serial : undefined
}

/** The orders that the references of entries are of, by their serials. */
async function ordersOf(transaction: Database, entries: readonly BankEntry[]) {
  const serials = entries.map(serialIn).filter((serial) => serial !== undefined)
  if (serials.length === 0) return new Map<string | undefined, string>()
  const requests = transaction.selectFrom('paymentRequest').select(['serial', 'orderId']).where('serial', 'in', serials)
  return new Map<string | undefined, string>((await requests.execute()).map(({ serial, orderId }) => [serial, orderId]))
}

/** Records stored entries as payments of orders that are locked. */
async function recordEntries(
  transaction: Database,
  entries: readonly (Pick<BankEntry, 'iban' | 'key' | 'cents'> & { orderId: string })[],
  now: Date,
): Promise<void> {
  const idOf = ({ iban, key }: Pick<BankEntry, 'iban' | 'key'>) => `${iban} ${key}`
  const payments = entries.map((entry) => {
    const { orderId, cents } = entry
    return { orderId, method: 'transfer', provider: 'bank', providerId: idOf(entry), cents } as const
  })
  await recordPayments(transaction, payments, now)
  for (const [iban, ofAccount] of Map.groupBy(entries, (entry) => entry.iban)) {
    const keys = ofAccount.map(({ key }) => key)
    await transaction
      .updateTable('bankEntry')
      .set((eb) => ({
        paymentId: eb
          .selectFrom('payment')
          .select('id')
          .where('provider', '=', 'bank')
          .where('providerId', '=', sql<string>`"bankEntry"."iban" || ' ' || "bankEntry"."key"`),
      }))
      .where('iban', '=', iban)
      .where('key', 'in', keys)
      .execute()
  }
}

/**
 * Says that a line of the bank is for no order, such as a tax refund, so that it waits no longer (R18.7); or has it
 * wait for its order again. One that has its order stays with it.
 */
export async function setAsideEntry(
  database: Database,
  { iban, key, isAside }: { iban: string; key: string; isAside: boolean },
  person: { id: string },
  now: Date,
): Promise<void> {
  await retryingTransaction(database, async (transaction) => {
    const entry = await transaction
      .updateTable('bankEntry')
      .set({ state: isAside ? 'ignored' : 'new' })
      .where('iban', '=', iban)
      .where('key', '=', key)
      .where('cents', '>', cents(0))
      .where('state', '=', isAside ? 'new' : 'ignored')
      .returning(['key', 'cents'])
      .executeTakeFirst()
    if (!entry) return
    const action = isAside ? 'setAsideBankLine' : 'putBackBankLine'
    const after = { cents: entry.cents, receipt: entry.key }
    await audit(transaction, { by: person, action, subject: 'bank', after }, now)
  })
}

/** Says which order a line of the bank is for (R18.7). @returns `stale`: somebody else has said so meanwhile */
export async function matchEntry(
  database: Database,
  { iban, key }: { iban: string; key: string },
  orderId: string,
  person: { id: string },
  now: Date,
): Promise<'recorded' | 'stale'> {
  return await retryingTransaction(database, async (transaction) => {
    await lockOrder(transaction, orderId)
    const entry = await transaction
      .updateTable('bankEntry')
      .set({ state: 'matched' })
      .where('iban', '=', iban)
      .where('key', '=', key)
      .where('state', '=', 'new')
      .returning(['iban', 'key', 'cents'])
      .executeTakeFirst()
    if (!entry) return 'stale'
    await recordEntries(transaction, [{ ...entry, orderId }], now)
    const after = { cents: entry.cents, receipt: entry.key }
    await audit(transaction, { by: person, action: 'recordPayment', subject: `order:${orderId}`, after }, now)
    return 'recorded'
  })
}
