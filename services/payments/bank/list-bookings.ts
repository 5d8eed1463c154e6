import { type Database, inBatches } from '../../database/schema.ts'
import type { Pairing } from './pair-bookings.ts'
import type { BookingToStore } from './store-bookings.ts'

/**
 * Stores which bookings a statement lists (R18.7). A line that matches several bookings equally well is linked to none.
 * If one of them takes over its extra details, it becomes that line; what told them apart is cleared, since it may be
 * true of any of them: the bank's references, and the statements that list them.
 */
export async function listBookings(
  transaction: Database,
  statementId: string,
  pairings: readonly Pairing[],
  stored: readonly BookingToStore[],
): Promise<void> {
  const known = pairings.filter((pairing) => pairing.kind === 'known')
  const better = new Set(stored.filter(({ isStored }) => isStored).map(({ id }) => id))
  const guessed = known.filter((pairing) => pairing.ties.length > 0 && better.has(pairing.stored))
  const mixed = [...new Set(guessed.flatMap((pairing) => [pairing.stored, ...pairing.ties]))]
  for (const batch of inBatches(mixed))
    await transaction.deleteFrom('bankListing').where('bookingId', 'in', batch).execute()
  for (const batch of inBatches(mixed.filter((id) => !better.has(id))))
    await transaction.updateTable('bankBooking').set({ bankReference: '' }).where('id', 'in', batch).execute()
  const sure = known.filter((pairing) => pairing.ties.length === 0).map((pairing) => pairing.stored)
  const listed = new Set([...sure, ...stored.map(({ id }) => id)])
  for (const batch of inBatches([...listed]))
    await transaction
      .insertInto('bankListing')
      .values(batch.map((bookingId) => ({ bookingId, statementId })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
