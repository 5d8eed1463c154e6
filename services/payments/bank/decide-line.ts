import { noCents } from '../../../domain/money/cents.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { type Database, retryingTransaction, type Schema } from '../../database/schema.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { audit } from '../../people/audit.ts'
import { paymentIdOf, recordedTransfers } from './recorded-transfers.ts'
import { recordBankPayment, recordMoneyOut } from './settle-money-out.ts'

/** A part of a booking. */
export interface LineKey {
  bookingId: string
  seq: number
}

/** Locks a line's booking, as every import does, and reads the line. */
async function lockLine(transaction: Database, { bookingId, seq }: LineKey) {
  const bookings = transaction.selectFrom('bankBooking').selectAll().where('id', '=', bookingId)
  const booking = await bookings.forUpdate().executeTakeFirst()
  const parts = transaction.selectFrom('bankPart').selectAll().where('bookingId', '=', bookingId)
  const part = await parts.where('seq', '=', seq).executeTakeFirst()
  return (
    booking && part && { ...part, bookedOn: booking.bookedOn, isReversal: booking.isReversal === 1, twin: booking.twin }
  )
}

const change = (transaction: Database, { bookingId, seq }: LineKey, changed: Partial<Schema['bankPart']>) =>
  transaction.updateTable('bankPart').set(changed).where('bookingId', '=', bookingId).where('seq', '=', seq).execute()

/**
 * Says which order a line that came in is for (R18.7). Said again for the same order, it is done.
 * @returns `stale`: the line is not as its page showed it; nothing was recorded
 */
export async function matchLine(
  database: Database,
  key: LineKey,
  orderId: string,
  person: { id: string },
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    await lockOrder(transaction, orderId)
    const line = await lockLine(transaction, key)
    if (line?.state === 'matched') return await isPaymentOf(transaction, line.paymentId, orderId)
    if (line?.state !== 'new' || line.cents <= 0 || line.twin !== null) return { outcome: 'stale' }
    const takeRecorded = await recordedTransfers(transaction, [orderId])
    const recorded = line.isReversal ? undefined : await takeRecorded({ ...line, orderId })
    const paymentId = recorded ?? (await recordBankPayment(transaction, { ...line, orderId }, {}, now))
    await change(transaction, key, { state: 'matched', paymentId })
    const after = { cents: line.cents, receipt: paymentIdOf(key) }
    await audit(transaction, { by: person, action: 'recordPayment', subject: `order:${orderId}`, after }, now)
    return { outcome: 'done' }
  })
}

async function isPaymentOf(transaction: Database, paymentId: string | null, orderId: string): Promise<Outcome> {
  const payment = transaction
    .selectFrom('payment')
    .select('orderId')
    .where('id', '=', paymentId ?? '')
  return (await payment.executeTakeFirst())?.orderId === orderId ? { outcome: 'done' } : { outcome: 'stale' }
}

/**
 * Says what money was that went out and names an order: taken back by the bank, so that it is owed again, or refunded
 * by us (R18.27).
 * @returns `stale`: the line is not as its page showed it; nothing was recorded
 */
export async function settleLine(
  database: Database,
  key: LineKey,
  what: 'takenBack' | 'refunded',
  person: { id: string },
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    const waiting = transaction.selectFrom('bankPart').select('orderId').where('bookingId', '=', key.bookingId)
    const { orderId = null } = (await waiting.where('seq', '=', key.seq).executeTakeFirst()) ?? {}
    if (orderId === null) return { outcome: 'stale' }
    await lockOrder(transaction, orderId)
    const line = await lockLine(transaction, key)
    if (line?.state !== 'new' || line.cents >= 0 || line.orderId !== orderId || line.twin !== null)
      return { outcome: 'stale' }
    const paymentId = await recordMoneyOut(transaction, { ...line, orderId }, what, now)
    await change(transaction, key, { state: 'matched', paymentId, orderId: null })
    const after = { cents: line.cents, receipt: paymentIdOf(key), what }
    await audit(transaction, { by: person, action: 'recordPayment', subject: `order:${orderId}`, after }, now)
    return { outcome: 'done' }
  })
}

/**
 * Says that a line is for no order, such as a tax refund, so that it waits no longer (R18.7); or has it wait for its
 * order again. One that has its order stays with it.
 * @returns `stale`: the line is not as its page showed it; nothing was recorded
 */
export async function setAsideLine(
  database: Database,
  { isAside, ...key }: LineKey & { isAside: boolean },
  person: { id: string },
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    const line = await lockLine(transaction, key)
    const [from, to] = isAside ? (['new', 'ignored'] as const) : (['ignored', 'new'] as const)
    if (line?.state === to) return { outcome: 'done' }
    if (line?.state !== from || line.twin !== null || (!isAside && line.cents < noCents)) return { outcome: 'stale' }
    await change(transaction, key, { state: to, orderId: null })
    const action = isAside ? 'setAsideBankLine' : 'putBackBankLine'
    const after = { cents: line.cents, receipt: paymentIdOf(key) }
    await audit(transaction, { by: person, action, subject: 'bank', after }, now)
    return { outcome: 'done' }
  })
}

/** Says that what is odd about a statement is fine: it does not add up, or something is missing before it (R18.7). */
export async function acceptStatement(database: Database, id: string, by: { id: string }, now: Date): Promise<void> {
  await retryingTransaction(database, async (transaction) => {
    const accepted = await transaction
      .updateTable('bankStatement')
      .set({ acceptedAt: now.toISOString() })
      .where('id', '=', id)
      .where('acceptedAt', 'is', null)
      .where('completedAt', 'is not', null)
      .returning(['number', 'differsCents', 'gapCents'])
      .executeTakeFirst()
    if (accepted) await audit(transaction, { by, action: 'acceptStatement', subject: 'bank', after: accepted }, now)
  })
}
