import { addCents, type Cents, negateCents, noCents, subtractCents } from '../../../domain/money/cents.ts'
import type { BankBooking, BankStatement } from './bank-statement.ts'
import { sumOf } from './bank-values.ts'

/**
 * The difference between the closing balance and what opening balance and bookings make; undefined without both, and
 * where the euros of a line are not known.
 */
function missingCents({ opening, closing, bookings, foreign }: Omit<BankStatement, 'proof'>): Cents | undefined {
  if (opening === undefined || closing === undefined || foreign.length > 0) return undefined
  return subtractCents(closing, addCents(opening, sumOf(bookings.map(({ cents }) => cents))))
}

/**
 * Proves a statement by its balances (R18.7). Some converters write the direction of a reversal as that of what it
 * takes back, against the standard: a statement that adds up only so is taken so.
 */
export function proveStatement(statement: Omit<BankStatement, 'proof'>): BankStatement {
  const missing = missingCents(statement)
  if (missing === undefined) return { ...statement, proof: { outcome: 'unproven' } }
  if (missing === noCents) return { ...statement, proof: { outcome: 'proven' } }
  const bookings = statement.bookings.map((booking) => (booking.isReversal ? flipped(booking) : booking))
  if (missingCents({ ...statement, bookings }) === noCents)
    return { ...statement, bookings, proof: { outcome: 'flipped' } }
  return { ...statement, proof: { outcome: 'differs', cents: missing } }
}

/** The first and the last day of a statement, by its bookings and the day on which its balance closes. */
export function daysOf(bookings: readonly BankBooking[], closedOn: string | undefined) {
  const days = bookings.map(({ bookedOn }) => bookedOn).sort()
  const last = [...days.slice(-1), ...(closedOn === undefined ? [] : [closedOn])].sort()
  return { firstDay: days[0] ?? closedOn, lastDay: last.at(-1) }
}

const flipped = (booking: BankBooking): BankBooking => ({
  ...booking,
  cents: negateCents(booking.cents),
  parts: booking.parts.map((part) => ({ ...part, cents: negateCents(part.cents) })),
})
