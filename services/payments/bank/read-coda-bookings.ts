import type { Cents } from '../../../domain/money/cents.ts'
import type { BankBooking, BankPart } from './bank-statement.ts'
import { cleanText, isNoReference, oneSum, sumOf } from './bank-values.ts'
import { type CodaLine, malformed, readLine } from './coda-lines.ts'
import { type CodaMovement, describeMovement, movedCents, movedOn, typeOf } from './coda-movement.ts'

/** Operations that cancel or correct another. */
const corrections = new Set(['49', '99'])

/** A movement of the balance, and those that it is made of. */
interface Globalised {
  whole: CodaMovement
  details: CodaMovement[]
}

/**
 * The movements of a CODA statement. The balance moves by those with detail number 0000 only; those with another number
 * are the payments of a sum.
 * @param lines its records 2.1 to 3.3
 * @throws BankFileProblem for a line that cannot be read
 */
export function readCodaBookings(lines: readonly CodaLine[]): BankBooking[] {
  const groups: Globalised[] = []
  for (const line of lines) {
    const group = groups.at(-1)
    if (line.record === '21' && line.at(7, 10) === '0000')
      groups.push({ whole: { first: line, more: [] }, details: [] })
    else if (!group || line.at(3, 6) !== group.whole.first.at(3, 6)) throw malformed(line)
    else if (line.record === '21') group.details.push({ first: line, more: [] })
    else (group.details.at(-1) ?? group.whole).more.push(line)
  }
  return groups.map(bookingOf)
}

function bookingOf(group: Globalised): BankBooking {
  const { first } = group.whole
  const bankReference = first.at(11, 31)
  const cents = readLine(first, movedCents)
  return {
    bookedOn: readLine(first, movedOn),
    cents,
    isReversal: corrections.has(first.at(57, 58)),
    bankReference: isNoReference(bankReference) ? '' : cleanText(bankReference),
    parts: partsOf(group, cents),
  }
}

/** The payments of a sum, or all of it as one where these do not make it. */
function partsOf({ whole, details }: Globalised, cents: Cents): BankPart[] {
  const all = [whole, ...details].map(describeMovement)
  // Of a single payment, details tell how its amount came about.
  if (details.length === 0 || typeOf(whole) === '3') return [oneSum(cents, all)]
  const parts = payments(details)
  return sumOf(parts.map((part) => part.cents)) === cents ? parts : [oneSum(cents, all)]
}

/** Details, where one that is a sum itself (type 7) is replaced by its own details (type 9) if these make it. */
function payments(details: readonly CodaMovement[]): BankPart[] {
  const sums: Globalised[] = []
  for (const detail of details) {
    const sum = sums.at(-1)
    if (typeOf(detail) === '9' && sum && typeOf(sum.whole) === '7') sum.details.push(detail)
    else sums.push({ whole: detail, details: [] })
  }
  return sums.flatMap((sum) => partsOf(sum, readLine(sum.whole.first, movedCents)))
}
