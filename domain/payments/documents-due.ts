import { addCents, atLeastNothing, type Cents, noCents, subtractCents } from '../money/cents.ts'
import type { OrderState } from '../orders/order-states.ts'
import type { CreditCause } from './invoice-document.ts'
import { type ChargeKind, type DecidedOrder, isOwedKnown } from './ledger.ts'

/** An invoice or prepayment invoice that was not credited. */
export interface DocumentInForce {
  number: string
  kind: 'invoice' | 'prepayment'
  grossCents: Cents
  isReverseCharged: boolean
}

/**
 * What can be invoiced of a ledger, in cents: what was charged for work and fees, without the costs of paying late, and
 * paid for that, less what went back. `isReverseCharged`: whether the buyer owes the VAT (R18.44).
 */
export type Invoiceable = ReturnType<typeof invoiceableOf>

/** How the documents of an order have to change, so that they say what has happened. */
export type DocumentsDue = ReturnType<typeof documentsDue>

/** Why an order has no invoice: nothing has been paid or done, nothing is owed, or it is not known what is. */
export type NoInvoiceYet = 'early' | 'nothing' | 'unknown'

/**
 * Which documents an order needs next. `notNumbered`: the owner has not set the first number; `forgotten`: the
 * customer was forgotten; `credited`: a person took a document back, and has to issue another.
 */
export type InvoicingState = 'follows' | 'notNumbered' | 'forgotten' | 'credited'

const isBefore = (state: OrderState): boolean => state === 'ordered' || state === 'begun'
const hasEnded = (state: OrderState): boolean => state === 'cancelled' || state === 'withdrawn' || state === 'notDone'
const grossOf = (documents: readonly DocumentInForce[]): Cents =>
  addCents(...documents.map(({ grossCents }) => grossCents))

/**
 * Decides which documents of an order no longer fit, and what is not invoiced yet (R18.41): before the work is done,
 * the money that came; afterwards, everything that is charged. Nothing changes while it is not known what is owed.
 * @param inForce oldest first
 * @returns `credit`: the documents that no longer fit, newest first, each of which is credited whole; `kept`: those
 *   that still fit, oldest first; `issue`: what is not invoiced yet, in gross cents
 */
export function documentsDue(order: DecidedOrder, money: Invoiceable, inForce: readonly DocumentInForce[]) {
  const { state } = order
  const cause = creditCause(state, money, inForce)
  if (!isOwedKnown(order)) return { credit: [], cause, kept: inForce, issue: undefined }
  const charged = atLeastNothing(money.charged)
  const due = isBefore(state) && money.paid < charged ? atLeastNothing(money.paid) : charged
  const alike = inForce.filter((document) => document.isReverseCharged === money.isReverseCharged)
  const kept = fitting(state, { charged, due }, alike)
  const rest = subtractCents(due, grossOf(kept))
  const credit = inForce.filter((document) => !kept.includes(document)).toReversed()
  const kind = isBefore(state) ? ('prepayment' as const) : ('invoice' as const)
  return { credit, cause, kept, issue: rest > 0 ? { kind, cents: rest } : undefined }
}

/** The documents that say what has happened: prepayment invoices as far as money came, and invoices of all the rest. */
function fitting(
  state: OrderState,
  { charged, due }: { charged: Cents; due: Cents },
  inForce: readonly DocumentInForce[],
): DocumentInForce[] {
  const kept: DocumentInForce[] = []
  let sum = noCents
  for (const document of inForce) {
    if (document.kind === 'invoice') continue
    const next = addCents(sum, document.grossCents)
    // Money that was paid for the work is not the fee of an order without it.
    if (hasEnded(state) || next > due) continue
    kept.push(document)
    sum = next
  }
  const invoices = inForce.filter(({ kind }) => kind === 'invoice')
  const prepayments = inForce.length - invoices.length
  // An invoice is of work, and deducts the prepayment invoices of its time.
  const isWhole = !isBefore(state) && kept.length === prepayments && grossOf(inForce) === charged
  return isWhole ? [...inForce] : kept
}

function creditCause(
  state: OrderState,
  { charged, isReverseCharged }: Invoiceable,
  inForce: readonly DocumentInForce[],
): CreditCause {
  if (state === 'cancelled' || state === 'withdrawn' || state === 'notDone') return state
  const isOfOtherVat = inForce.some((document) => document.isReverseCharged !== isReverseCharged)
  if (!isBefore(state) || grossOf(inForce) > charged || isOfOtherVat) return 'amount'
  return inForce.some(({ kind }) => kind === 'invoice') ? 'undone' : 'payment'
}

/** Why an order has no document that could be issued, though none is in force. */
export function noInvoiceYet(order: DecidedOrder, { charged, paid }: Invoiceable): NoInvoiceYet | undefined {
  if (!isOwedKnown(order)) return 'unknown'
  if (charged <= 0) return 'nothing'
  return isBefore(order.state) && paid <= 0 ? 'early' : undefined
}

export interface VatCharge {
  kind: ChargeKind
  cents: Cents
  vatPercent: number
}

/** Whether reverse charge has taken prices with VAT off. */
export const isReverseCharged = (charges: readonly VatCharge[]): boolean =>
  addCents(
    ...charges.flatMap(({ kind, cents, vatPercent }) => (kind === 'reverseCharge' && vatPercent > 0 ? cents : [])),
  ) !== 0

/** What can be invoiced of the charges and payments of an order. */
export function invoiceableOf(charges: readonly VatCharge[], payments: readonly { cents: Cents }[]) {
  const charged = addCents(...charges.flatMap(({ kind, cents }) => (kind === 'lateCost' ? [] : cents)))
  const paid = addCents(...payments.map(({ cents }) => cents))
  return {
    charged,
    paid: charged > 0 && paid > charged ? charged : paid,
    isReverseCharged: isReverseCharged(charges),
  }
}
