import type { Generated } from 'kysely'
import type { Country } from '../../../domain/language.ts'
import type { Cents } from '../../../domain/money/cents.ts'
import type { InvoicingState } from '../../../domain/payments/documents-due.ts'
import type { DocumentKind } from '../../../domain/payments/invoice-document.ts'
import type { ReminderWay } from '../../../domain/payments/late-reminder.ts'
import type { ChargeKind, PaymentMethod, RefundState, RequestReason } from '../../../domain/payments/ledger.ts'

/**
 * The ledger beside an order (decision 65): rows are only added, and a mistake is a counter-entry. Amounts are cents.
 */
export interface PaymentTables {
  /**
   * An amount that an event of an order added to the debt, or took off it. `seq`: the number of that event; null for a
   * correction by hand.
   */
  charge: {
    id: string
    orderId: string
    seq: number | null
    kind: ChargeKind
    cents: Cents
    vatPercent: number
    at: string
    /** The person of the office, and why, for a correction by hand. */
    personId: string | null
    reason: string | null
    /** The month of the books that has it; null until one is made. */
    accountMonth: Generated<string | null>
    /** The complaint that it was given for. */
    complaintId: Generated<string | null>
  }
  /**
   * How and by when an order is to be paid. `serial`: ten digits, from which the reference of a transfer is made;
   * random, because an order's number can be guessed. `dueOn`: 'YYYY-MM-DD'; null while nothing is asked for.
   * `dueCents`: charged and not paid, kept by `askRefunds`.
   */
  paymentRequest: {
    orderId: string
    serial: string
    reason: RequestReason
    dueOn: string | null
    dueCents: Cents
  }
  /** Money that came in or, negative, went back. `provider` and `providerId` together exist once. */
  payment: {
    id: string
    orderId: string
    method: PaymentMethod
    provider: string
    providerId: string
    cents: Cents
    /** When we learned of it. */
    at: string
    /** The bank's day ('YYYY-MM-DD') of a transfer; null for all other payments, whose day is that of `at`. */
    bookedOn: string | null
    personId: string | null
    /** Of a terminal or a bank. */
    receipt: string | null
    /** Of a chargeback: the payment that the customer's bank took back. */
    reverses: string | null
    reason: string | null
    accountMonth: Generated<string | null>
  }
  /** Money that has to go back. Its id is the idempotency key at the provider. `dueBy`: 'YYYY-MM-DD'. */
  refund: {
    id: string
    orderId: string
    cents: Cents
    askedAt: string
    dueBy: string
    state: RefundState
    /** The payment that it goes back by; null where the office has to transfer it. */
    paymentId: string | null
    providerId: string | null
  }
  /**
   * The first reminder of what was due on a day, as it was written: its amounts, and the first and last day of its term
   * ('YYYY-MM-DD'). `costCents`: what may be asked after that; 0 where nothing is. `mailId`: the mail that says so;
   * gone if it could not go in time.
   */
  lateReminder: {
    orderId: string
    dueOn: string
    cents: Cents
    costCents: Cents
    way: ReminderWay
    firstDay: string
    payBy: string
    remindedAt: string
    personId: string
    mailId: string
  }
  /** The numbers that the first and the next invoice of a series and year have. */
  invoiceCounter: {
    series: string
    year: number
    first: number
    next: number
  }
  /**
   * An invoice or credit note, never changed afterwards. `credits`: the number of the invoice that it takes back;
   * `json`: an `InvoiceDocument`, with the digest of its bytes.
   */
  invoice: {
    series: string
    year: number
    seq: number
    kind: DocumentKind
    orderId: string
    credits: string | null
    json: string
    sha256: string
    issuedAt: string
    accountMonth: Generated<string | null>
  }
  /** An order whose documents follow its events, or the reason why the office has to make them follow. */
  invoicing: {
    orderId: string
    state: InvoicingState
    since: string
  }
  /**
   * A month of the books whose file was made, and never changes (R18.51). `openingCents`: what customers owed at its
   * beginning, less what was prepaid; `chargedCents`, `paidCents`: what its file adds to that, and takes off.
   */
  accountMonth: {
    country: Country
    month: string
    madeAt: string
    personId: string | null
    openingCents: Cents
    chargedCents: Cents
    paidCents: Cents
    sha256: string
    bytes: Buffer
  }
  /**
   * An amount that a month's file has as sold, negative for a credit note. `document`: its number; empty without one.
   */
  monthSale: {
    orderId: string
    document: string
    country: Country
    month: string
    cents: Cents
  }
}
