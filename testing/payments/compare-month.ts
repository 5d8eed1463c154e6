import type { Database } from '../../services/database/schema.ts'
import { decideTwin } from '../../services/payments/bank/decide-twin.ts'
import { type BankMonth, sumOf } from './bank-months.ts'

const person = { id: 'office' }

/** A person who knows what really moved tells lines apart that may be the same (R18.7), until none are left. */
export async function tellMonthApart(database: Database, month: BankMonth, now: Date): Promise<void> {
  for (;;) {
    const rows = await bookingsOf(database, month)
    const doubt = rows.find(({ twin, parts }) => twin !== null && parts.every(({ state }) => state !== 'same'))
    if (!doubt) return
    const equal = (other: { day: string; cents: number }) => other.day === doubt.day && other.cents === doubt.cents
    const truth = month.bookings.map((one) => ({ day: one.day, cents: sumOf(one) })).filter(equal).length
    const counted = rows.filter((row) => equal(row) && row.twin === null).length
    await decideTwin(database, { bookingId: doubt.id, isSame: counted >= truth }, person, now)
  }
}

async function bookingsOf(database: Database, { iban }: BankMonth) {
  const rows = await database.selectFrom('bankBooking').selectAll().where('iban', '=', iban).orderBy('id').execute()
  const parts = await database
    .selectFrom('bankPart')
    .leftJoin('payment', 'payment.id', 'bankPart.paymentId')
    .select(['bookingId', 'bankPart.cents', 'state', 'payment.orderId', 'payment.cents as paid', 'payment.bookedOn'])
    .where('bookingId', 'in', ['', ...rows.map(({ id }) => id)])
    .execute()
  return rows.map(({ bookedOn: day, ...row }) => ({
    ...{ ...row, day },
    parts: parts.filter(({ bookingId }) => bookingId === row.id),
  }))
}

/**
 * Compares what the store has of a month with what really moved: every booking once, and every payment with a reference
 * of its order (R18.7).
 * @param orders the ids of orders by their serials
 * @returns a sentence for each broken promise
 */
export async function compareMonth(
  database: Database,
  month: BankMonth,
  orders: ReadonlyMap<string, string>,
): Promise<string[]> {
  const rows = (await bookingsOf(database, month)).filter(({ twin }) => twin === null)
  const stored = rows.map(({ day, cents }) => `${day} ${cents}`).sort()
  const moved = month.bookings.map((one) => `${one.day} ${sumOf(one)}`).sort()
  const paid = rows.flatMap(({ day, parts }) =>
    parts.flatMap(({ orderId, paid: amount, bookedOn }) =>
      orderId ? [`${orderId} ${bookedOn ?? day} ${amount}`] : [],
    ),
  )
  const owed = month.bookings.flatMap(({ day, parts }) =>
    parts.flatMap(({ serial, cents }) => (serial && cents > 0 ? [`${orders.get(serial)} ${day} ${cents}`] : [])),
  )
  return [...difference('booking', stored, moved), ...difference('payment', paid.sort(), owed.sort())].map(
    (sentence) => `${month.iban}: ${sentence}`,
  )
}

function difference(what: string, found: readonly string[], wanted: readonly string[]): string[] {
  const rest = [...wanted]
  const more = found.filter((one) => {
    const at = rest.indexOf(one)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return [...more.map((one) => `${what} ${one} is too many.`), ...rest.map((one) => `${what} ${one} is lost.`)]
}
