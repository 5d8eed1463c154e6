import { type Database, inBatches, type Schema } from '../../database/schema.ts'
import type { BankBooking } from './bank-statement.ts'
import { paymentIdOf } from './recorded-transfers.ts'
import { numbersIn, orderNamedIn, ordersByNumber, type PartToSettle, settleParts } from './settle-parts.ts'

/** A booking that is new or, with `isStored`, whose parts replace those of the store. `twin`: perhaps the same. */
export interface BookingToStore {
  booking: BankBooking
  id: string
  twin: string | null
  isStored: boolean
}

interface DayToStore {
  iban: string
  day: string
  statementId: string
  /** The statement does not add up: all of its lines wait for a person. */
  differs: boolean
  /** The orders of our references, by their serials, all locked. */
  orders: ReadonlyMap<string, string>
  bookings: readonly BookingToStore[]
}

/**
 * Stores bookings and their parts: those with our reference with their payments, others waiting or, where money
 * went out for nothing of ours, ignored (R18.7).
 * @returns how many parts paid, wait, and went out
 */
export async function storeBookings(
  transaction: Database,
  { iban, day, statementId, differs, orders, bookings }: DayToStore,
  now: Date,
): Promise<{ paid: number; waits: number; out: number }> {
  const better = bookings.filter(({ isStored }) => isStored)
  for (const { id, twin, booking } of better) {
    await transaction.deleteFrom('bankPart').where('bookingId', '=', id).execute()
    const row = { statementId, twin, isReversal: Number(booking.isReversal), bankReference: booking.bankReference }
    await transaction.updateTable('bankBooking').set(row).where('id', '=', id).execute()
  }
  const rows = bookings
    .filter(({ isStored }) => !isStored)
    .map(({ id, twin, booking: { cents, isReversal, bankReference } }) => ({
      id,
      statementId,
      iban,
      bookedOn: day,
      cents,
      isReversal: Number(isReversal),
      bankReference,
      twin,
    }))
  for (const batch of inBatches(rows)) await transaction.insertInto('bankBooking').values(batch).execute()
  const parts = bookings.flatMap(({ booking, id, twin }) =>
    booking.parts.map((part, index) => ({
      ...part,
      bookingId: id,
      seq: index + 1,
      bookedOn: day,
      isReversal: booking.isReversal,
      orderId: orderNamedIn(part, orders),
      isSure: twin === null && !differs,
    })),
  )
  const settled = await settleParts(
    transaction,
    parts.filter(({ isSure }) => isSure),
    now,
  )
  // People who transfer back write the order's number; what it was, a person says.
  const byNumber = await ordersByNumber(
    transaction,
    parts.filter(({ cents, orderId }) => cents < 0 && orderId === undefined),
  )
  const stored = parts.map((part) => {
    const paymentId = settled.get(paymentIdOf(part)) ?? null
    const numbered = part.cents < 0 ? numbersIn(part).find((number) => byNumber.has(number)) : undefined
    return partRow(part, paymentId, part.orderId ?? byNumber.get(numbered ?? ''), now)
  })
  for (const batch of inBatches(stored)) await transaction.insertInto('bankPart').values(batch).execute()
  const count = (wanted: Schema['bankPart']['state']) => stored.filter(({ state }) => state === wanted).length
  return { paid: count('matched'), waits: count('new'), out: count('ignored') }
}

function partRow(
  part: PartToSettle,
  paymentId: string | null,
  orderId: string | undefined,
  now: Date,
): Schema['bankPart'] {
  const { bookingId, seq, cents, name, counterIban, reference, texts } = part
  const isForUs = cents >= 0 || orderId !== undefined
  return {
    bookingId,
    seq,
    cents,
    name,
    counterIban,
    reference,
    text: texts.join('\n'),
    paymentId,
    state: paymentId !== null ? 'matched' : isForUs ? 'new' : 'ignored',
    importedAt: now.toISOString(),
    // What came in may still be for any order.
    orderId: paymentId === null && cents < 0 ? (orderId ?? null) : null,
  }
}
