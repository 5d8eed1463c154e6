import type { Outcome } from '../../../domain/outcome.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { lockOrders } from '../../orders/advance/advance-order.ts'
import { audit } from '../../people/audit.ts'
import { assignTwins } from './assign-twins.ts'
import { ordersBySerial } from './settle-parts.ts'
import { type BookingToStore, storeBookings } from './store-bookings.ts'
import { bookingOf, isOpen, readStoredDay, readWaiting, type StoredBooking, saysMore } from './stored-day.ts'

/**
 * Decides that a booking is the same as its twin, so that it no longer counts, or a separate one, which counts like any
 * (R18.7). Of one that is the same, the twin gets what only it says, unless the twin is settled. The other doubtful
 * lines of the day are asked about anew, beside what is known then, so that an answer is stale unless it is about the
 * twin that the line has now.
 */
export async function decideTwin(
  database: Database,
  { bookingId, twinId, isSame }: { bookingId: string; twinId: string; isSame: boolean },
  person: { id: string },
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    const found = transaction.selectFrom('bankBooking').select(['iban', 'bookedOn']).where('id', '=', bookingId)
    const place = await found.executeTakeFirst()
    if (!place) return { outcome: 'stale' }
    const { iban, bookedOn: day } = place
    const orders = await ordersBySerial(transaction, await readWaiting(transaction, iban, day))
    if (orders.size > 0) await lockOrders(transaction, [...new Set(orders.values())])
    const { bookings } = await readStoredDay(transaction, iban, day)
    const [one, twin] = [bookingId, twinId].map((wanted) => bookings.find(({ id }) => id === wanted))
    if (one?.twin !== twinId) return { outcome: 'stale' }
    if (isSame) {
      await transaction.updateTable('bankPart').set({ state: 'same' }).where('bookingId', '=', bookingId).execute()
      await transaction.updateTable('bankBooking').set({ twin: twinId }).where('twin', '=', bookingId).execute()
    }
    for (const { statement, ...booking } of isSame ? betterTwin(one, twin) : [counted(one)])
      await storeBookings(
        transaction,
        { iban, day, statementId: statement.id, differs: statement.differs, orders, bookings: [booking] },
        now,
      )
    await assignTwins(transaction, iban, day)
    const after = { receipt: bookingId, isSame }
    await audit(transaction, { by: person, action: 'decideBankLine', subject: 'bank', after }, now)
    return { outcome: 'done' }
  })
}

type Decided = BookingToStore & Pick<StoredBooking, 'statement'>

const counted = (one: StoredBooking): Decided => ({ ...one, booking: bookingOf(one), twin: null, isStored: true })

/** The twin with what the other one says, if that is more, or as what a statement says that adds up. */
function betterTwin(one: StoredBooking, twin: StoredBooking | undefined): Decided[] {
  // Where balances say that a line is known, and none has its amount, it is beside one of another amount.
  if (!twin || !isOpen(twin) || twin.cents !== one.cents) return []
  const isBetter = saysMore(bookingOf(one), one.statement.format, twin)
  const isVouched = twin.statement.differs && !one.statement.differs
  if (!isBetter && !isVouched) return []
  const statement = isVouched || (isBetter && !one.statement.differs) ? one.statement : twin.statement
  return [{ ...twin, statement, booking: bookingOf(isBetter ? one : twin), isStored: true }]
}
