import type { Cents } from '../../../domain/money/cents.ts'

/** A line of a bank statement that is booked: money that came in or went out. */
export interface BankEntry {
  /** The account of ours. */
  iban: string
  /**
   * Unique within the account: the bank's own reference or, where it gives none, a digest and the how-many-th such line
   * of its day.
   */
  key: string
  /** 'YYYY-MM-DD' */
  bookedOn: string
  /** Positive for money that came in. */
  cents: Cents
  /** Of the other side; empty if the bank does not say. */
  name: string
  counterIban: string
  /** The structured reference, without blanks and slashes: twelve digits (BE) or RF…; empty if there is none. */
  reference: string
  /** The payer's text. */
  text: string
}
