import type { Cents } from '../../../domain/money/cents.ts'
import type { UnreadableStatement } from '../../../domain/payments/unreadable-statement.ts'

/** A part of a booking: one payment of a batch, or the booking itself where the bank gives no details. */
export interface BankPart {
  /** In euro cents, signed as the booking. */
  cents: Cents
  /** The name of the other side; empty if the bank does not say. */
  name: string
  counterIban: string
  /** The structured reference, letters and digits only; empty if there is none. */
  reference: string
  /** All that the payer or the bank wrote, for the office's eyes and for the search of references, strongest first. */
  texts: readonly string[]
}

/** One movement of the balance of the account: an entry of CAMT.053 that is booked, or a movement of CODA. */
export interface BankBooking {
  /** 'YYYY-MM-DD', a day of the calendar. */
  bookedOn: string
  /** Positive for money that came in. */
  cents: Cents
  /** Takes back what it names. Says nothing about the direction. */
  isReversal: boolean
  /** The bank's own reference, which may come again: only a hint for pairing. Empty if there is none. */
  bankReference: string
  /**
   * At least one; their sum is `cents`. Where the bank's parts do not add up there is one part with all their texts,
   * names and references.
   */
  parts: readonly BankPart[]
}

/** Whether a statement adds up by its own balances. */
type StatementProof =
  /** Opening balance and bookings make the closing balance; of CODA, records 1, 8 and 9 agree. */
  | { outcome: 'proven' }
  /** Adds up only with the sign of every reversal turned; the bookings are given so. */
  | { outcome: 'flipped' }
  /** The file has no balances, or a line whose euros are not known. */
  | { outcome: 'unproven' }
  /** Does not add up, by so much: 0 if only the numbers of records differ. Pays nothing by itself. */
  | { outcome: 'differs'; cents: Cents }

/** A statement of one account of ours, in euros. */
export interface BankStatement {
  format: 'camt' | 'coda'
  iban: string
  /** The bank's number of the statement, which may begin again each year; undefined if there is none. */
  number: number | undefined
  /** The earliest booking's day; without bookings, that of the closing balance. The same in every format. */
  firstDay: string | undefined
  /** The latest booking's day or that of the closing balance, whichever is later. */
  lastDay: string | undefined
  opening: Cents | undefined
  closing: Cents | undefined
  proof: StatementProof
  bookings: readonly BankBooking[]
  /** Lines in another currency inside a euro account, with their text: a person records them by hand. */
  foreign: readonly ForeignLine[]
}

/** A line whose amount in euros the bank does not give. */
export interface ForeignLine {
  bookedOn: string
  /** As the bank writes it, negative if it went out. */
  amount: string
  currency: string
  text: string
}

/** The place of something in a file, as far as it is known; numbers count from 1. */
export interface PlaceInFile {
  /** The name of a file in a ZIP. */
  member?: string
  /** The bank's number of the statement or, without one, its position in the file. */
  statement?: number
  entry?: number
  line?: number
}

/** A part of a file that is not taken, and why. `detail` is what the file has there, for a person. */
export type LeftOut = ReturnType<typeof leftOut>

export interface BankFile {
  /** SHA-256 of its bytes, in hexadecimal. */
  digest: string
  statements: readonly BankStatement[]
  left: readonly LeftOut[]
}

/** A file of which nothing can be read. */
export class BankFileProblem extends Error {
  override name = 'BankFileProblem'
  readonly problem: UnreadableStatement
  readonly place: PlaceInFile
  readonly detail: string

  constructor(problem: UnreadableStatement, detail = '', place: PlaceInFile = {}) {
    super(detail ? `${problem}: ${detail.slice(0, 200)}` : problem)
    this.problem = problem
    this.place = place
    // It may be all of a long line.
    this.detail = detail.slice(0, 200)
  }
}

/** Reads something of a file. @throws BankFileProblem with its place */
export function readAt<Value>(place: PlaceInFile, read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof BankFileProblem)) throw error
    throw new BankFileProblem(error.problem, error.detail, place)
  }
}

/** A part of a file is left out for a problem in it. @throws the error, if it is any other */
export function leftOut(error: unknown, place: PlaceInFile = {}) {
  if (!(error instanceof BankFileProblem)) throw error
  const where: PlaceInFile = { ...place, ...error.place }
  return { place: where, reason: error.problem, detail: error.detail }
}
