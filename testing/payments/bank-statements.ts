import { randomUUID } from 'node:crypto'
import { addCents, cents } from '../../domain/money/cents.ts'
import { samplePayee } from '../../domain/payments/payee.ts'
import type { BankBooking, BankFile, BankPart, BankStatement } from '../../services/payments/bank/bank-statement.ts'

/** A part of a booking, for tests: who paid and what was written. */
export const bankPart = (amount: number, given: Partial<BankPart> = {}): BankPart => ({
  cents: cents(amount),
  name: 'Ada Lovelace',
  counterIban: 'NL91ABNA0417164300',
  reference: '',
  texts: [],
  ...given,
})

/** A booking of 24 November 2026 with one part, unless it is given others. */
export function bankBooking(
  amount: number,
  { parts, part = {}, ...given }: Partial<BankBooking> & { part?: Partial<BankPart> } = {},
): BankBooking {
  return {
    bookedOn: '2026-11-24',
    cents: cents(amount),
    isReversal: false,
    bankReference: '',
    ...given,
    parts: parts ?? [bankPart(amount, part)],
  }
}

/** A statement of the sample account without balances or, with `opening`, one that adds up. */
export function bankStatement(bookings: readonly BankBooking[], given: Partial<BankStatement> = {}): BankStatement {
  const days = bookings.map(({ bookedOn }) => bookedOn).sort()
  const { opening } = given
  return {
    format: 'camt',
    iban: samplePayee('BE').iban,
    number: undefined,
    foreign: [],
    bookings,
    firstDay: days[0],
    lastDay: days.at(-1),
    closing: opening === undefined ? undefined : addCents(opening, ...bookings.map((each) => each.cents)),
    proof: { outcome: opening === undefined ? 'unproven' : 'proven' },
    opening,
    ...given,
  }
}

/** A file that was never read before, with these statements. */
export const bankFile = (...statements: readonly BankStatement[]): BankFile => ({
  digest: randomUUID(),
  statements,
  left: [],
})
