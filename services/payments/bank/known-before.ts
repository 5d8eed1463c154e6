import type { BankBooking } from './bank-statement.ts'
import { type Evidence, evidenceOf, likenessOf } from './booking-evidence.ts'
import type { Pairing } from './pair-bookings.ts'
import type { StoredBooking } from './stored-day.ts'

/**
 * Finds collected bookings whose parts were stored one by one before statements were: all of them known, so is the
 * booking; some of them, a person has to look.
 */
export function knownBefore(
  format: Evidence['format'],
  bookings: readonly BankBooking[],
  stored: readonly StoredBooking[],
  pairings: readonly Pairing[],
): Pairing[] {
  const rest = new Set(stored.filter(({ statement }) => statement.format === 'before'))
  return pairings.map((pairing, index) => {
    const { parts = [], bankReference = '' } = bookings[index] ?? {}
    if (pairing.kind !== 'new' || parts.length < 2 || rest.size === 0) return pairing
    const found = parts.flatMap((part, nth) => {
      const names = new Set([bankReference, `${bankReference}/${nth + 1}`])
      const one = [...rest].find(
        ({ cents, faces: [own] }) =>
          cents === part.cents &&
          own !== undefined &&
          (names.has(own.bankReference) || likenessOf(evidenceOf(format, '', [part]), own).kind === 'same'),
      )
      if (one) rest.delete(one)
      return one ? [one.id] : []
    })
    const [first] = found
    if (first === undefined) return pairing
    return { kind: found.length === parts.length ? 'known' : 'perhaps', stored: first, ties: [] }
  })
}
