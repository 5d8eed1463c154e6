import type { Cents } from '../../../domain/money/cents.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { lockOrders } from '../../orders/advance/advance-order.ts'
import { assignTwins } from './assign-twins.ts'
import type { BankBooking } from './bank-statement.ts'
import { type Evidence, evidenceOf, isBlank, likenessAcross } from './booking-evidence.ts'
import { listBookings } from './list-bookings.ts'
import { type Pairing, pairBookings } from './pair-bookings.ts'
import { ordersBySerial } from './settle-parts.ts'
import { areTwo, countOn, type StatementFacts, wholeDay } from './statement-facts.ts'
import { type BookingToStore, storeBookings } from './store-bookings.ts'
import { bookingOf, isOpen, readStoredDay, readWaiting, type StoredBooking, saysMore } from './stored-day.ts'

/** The result of importing lines: how many paid an order (or went back to it), wait, went out, or were known. */
export type LineCounts = Awaited<ReturnType<typeof importDay>>

export interface DayToImport {
  iban: string
  day: string
  statement: StatementFacts
  bookings: readonly BankBooking[]
}

/**
 * Stores what a statement has of a day, in one transaction: each booking once, in whatever files, formats and orders it
 * comes, and those with a reference of ours as payments (R18.7). A run that was broken off can be repeated.
 */
export async function importDay(database: Database, given: DayToImport, now: Date) {
  const { iban, day, statement, bookings } = given
  return await retryingTransaction(database, async (transaction) => {
    const waiting = await readWaiting(transaction, iban, day)
    const orders = await ordersBySerial(transaction, [...waiting, ...bookings.flatMap(({ parts }) => parts)])
    if (orders.size > 0) await lockOrders(transaction, [...new Set(orders.values())])
    const stored = await readStoredDay(transaction, iban, day)
    if (stored.bookings.some(({ statements }) => statements.some(({ id }) => id === statement.id)))
      return { paid: 0, waits: 0, out: 0, known: bookings.length }
    const pairings = pairDay(given, stored)
    const toStore = bookingsToStore(given, stored, pairings)
    const { differs } = statement
    const theDay = { iban, day, statementId: statement.id, differs, orders, bookings: toStore }
    const counts = await storeBookings(transaction, theDay, now)
    for (const { heir } of toStore)
      if (heir)
        await transaction.updateTable('bankBooking').set({ twin: heir.twin }).where('id', '=', heir.id).execute()
    await listBookings(transaction, statement.id, pairings, toStore)
    if ([...stored.bookings, ...toStore].some(({ twin }) => twin !== null)) await assignTwins(transaction, iban, day)
    return { ...counts, known: pairings.filter(({ kind }) => kind === 'known').length }
  })
}

type StoredDay = Awaited<ReturnType<typeof readStoredDay>>

function pairDay({ day, statement, bookings }: DayToImport, stored: StoredDay): Pairing[] {
  const others = stored.statements.filter(({ id }) => id !== statement.id)
  const whole = Map.groupBy(others, (other) => wholeDay(day, other, statement))
  // A part of a day may begin and end as all of it, but has fewer bookings.
  const equal = new Set(
    whole.get('both')?.flatMap(({ id, days }) => (countOn(days, day) === bookings.length ? id : [])),
  )
  const isInStore = whole.has('both') || whole.has('stored')
  const proof = isInStore ? 'inStore' : whole.has('read') ? 'inFile' : 'none'
  const lines = bookings.map(({ cents, bankReference, parts }) => ({
    cents,
    evidence: evidenceOf(statement.format, bankReference, parts),
  }))
  const twins = new Set(stored.bookings.map(({ twin }) => twin))
  const amounts = (all: readonly { cents: Cents }[]) => String(all.map(({ cents }) => cents).sort())
  // A file that moves the day as the store does, in the same amounts, has all of it, wherever its parts begin and end.
  const isAll = whole.has('both') && amounts(bookings) === amounts(stored.bookings.filter(({ twin }) => twin === null))
  const candidates = stored.bookings.map((one) => {
    const apart = areTwo({ statement, statements: [statement] }, one)
    return {
      ...one,
      apart: isAll && apart === 'perhaps' ? 'no' : apart,
      isListed: one.statements.some(({ id }) => equal.has(id)),
      doubt: one.twin !== null ? (2 as const) : twins.has(one.id) ? (1 as const) : (0 as const),
    } as const
  })
  return pairBookings(lines, candidates, proof)
}

/** A booking to store. `heir`: the line that takes its place beside its twin, because it counts itself from now on. */
interface BookingOfDay extends BookingToStore {
  heir?: { id: string; twin: string } | undefined
}

/** The bookings that are new, and those of the store that a file says more about. */
function bookingsToStore(
  { iban, day, statement, bookings }: DayToImport,
  { bookings: stored, counts }: StoredDay,
  pairings: readonly Pairing[],
): BookingOfDay[] {
  const byId = new Map(stored.map((one) => [one.id, one]))
  const paired = new Set(pairings.flatMap((pairing) => (pairing.kind === 'known' ? [pairing.stored] : [])))
  const { differs } = statement
  const next = new Map(counts)
  return bookings.flatMap((booking, index): BookingOfDay[] => {
    const pairing = pairings[index] ?? { kind: 'new' }
    if (pairing.kind === 'known') {
      const known = byId.get(pairing.stored)
      if (!known || !isOpen(known)) return []
      // A statement that lists all counted lines and this one too proves that this one is separate.
      const counted = stored.filter(({ cents, twin }) => cents === known.cents && twin === null)
      const isOther = !differs && known.twin !== null && counted.every(({ id }) => paired.has(id))
      const said = evidenceOf(statement.format, booking.bankReference, booking.parts)
      // A statement of the whole day had our reference once, and had to guess which of two blank lines it was.
      const hasOther = counted.some(
        (one) =>
          !paired.has(one.id) &&
          ['both', 'stored'].includes(wholeDay(day, one.statement, statement)) &&
          one.faces.some(({ serials }) => [...serials].some((serial) => said.serials.has(serial))),
      )
      const isBetter = !differs && !hasOther && saysMore(booking, statement.format, known)
      const heir = differs || isOther ? undefined : heirOf(known, said, counted)
      // A statement that adds up confirms a booking of one that does not, and replaces its details unless it has none.
      const isVouched = !differs && known.statement.differs
      if (!isBetter && !isOther && !isVouched && !heir) return []
      const best = isBetter || (isVouched && !hasOther && !isBlank(said)) ? booking : bookingOf(known)
      return [{ booking: best, id: known.id, twin: isOther || heir ? null : known.twin, isStored: true, heir }]
    }
    const count = (next.get(booking.cents) ?? 0) + 1
    next.set(booking.cents, count)
    const id = bookingId(iban, day, booking.cents, count)
    return [{ booking, id, twin: pairing.kind === 'perhaps' ? pairing.stored : null, isStored: false }]
  })
}

/**
 * Two lines of one statement match one stored line, and nothing says which of them it is: one counts, the other is in
 * doubt, as the stored line's twin. If that one proves to match no line that counts, the other takes its place.
 * @param said the current evidence about the doubtful line
 */
function heirOf({ twin: twinId, ...line }: StoredBooking, said: Evidence, counted: readonly StoredBooking[]) {
  const twin = counted.find(({ id }) => id === twinId)
  const contradicts = (one: StoredBooking) => likenessAcross(said, one.faces, 'no').kind === 'never'
  if (!twin || !counted.every((one) => contradicts(one) || areTwo(line, one) === 'surely')) return undefined
  const heir = counted.find(
    (one) =>
      isOpen(one) &&
      one !== twin &&
      areTwo(line, one) === 'surely' &&
      areTwo(one, twin) !== 'surely' &&
      one.faces.every((face) => likenessAcross(face, twin.faces, 'no').kind !== 'never'),
  )
  return heir && { id: heir.id, twin: twin.id }
}

/** The key of a booking: account, day and amount, and its number among those that share them (R18.7). */
const bookingId = (iban: string, day: string, cents: Cents, count: number) => `${iban} ${day} ${cents} ${count}`
