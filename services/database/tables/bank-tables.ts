import type { Cents } from '../../../domain/money/cents.ts'

/**
 * What the bank's statements say (R18.7): rows are only added, and parts replaced by better ones until they are paid.
 */
export interface BankTables {
  /**
   * A statement of one account. Its id is made of the file's digest, the account, and the how-many-th of this account
   * in the file. `days`: a `StatementDays`. `completedAt`: null while its bookings are stored, or where that was broken
   * off. `gapSince`: the last day before it that we know of, if something is missing in between, and `gapCents` how
   * much, if the bank says so. `acceptedAt`: a person has seen what is odd about it.
   */
  bankStatement: {
    id: string
    iban: string
    format: 'camt' | 'coda'
    number: number | null
    firstDay: string
    lastDay: string
    openingCents: Cents | null
    closingCents: Cents | null
    days: string
    proof: 'proven' | 'flipped' | 'unproven' | 'differs'
    differsCents: Cents | null
    importedAt: string
    /** Who sent the file; null for the command. */
    personId: string | null
    completedAt: string | null
    gapSince: string | null
    gapCents: Cents | null
    acceptedAt: string | null
  }
  /**
   * Something that moved the balance of an account, once. Its id is what happened: account, day, cents, and the
   * how-many-th of these. Cents are 0 for an amount in another currency. `twin`: the booking that it may be the same
   * as.
   */
  bankBooking: {
    id: string
    statementId: string
    iban: string
    bookedOn: string
    cents: Cents
    isReversal: number
    bankReference: string
    twin: string | null
  }
  /** A statement that lists a booking, as far as it was decided which of several equal ones. */
  bankListing: {
    bookingId: string
    statementId: string
  }
  /**
   * A part of a booking. `text`: a line for each of its texts. `new`: waits for a person; `matched`: has its payment;
   * `ignored`: for no order; `same`: of a booking that is the same as its twin. `orderId`: the order that money which
   * went out, and waits, names.
   */
  bankPart: {
    bookingId: string
    seq: number
    cents: Cents
    name: string
    counterIban: string
    reference: string
    text: string
    state: 'new' | 'matched' | 'ignored' | 'same'
    importedAt: string
    orderId: string | null
    paymentId: string | null
  }
}
