import { invoiceWords } from '../../copy/invoice-words.ts'
import { company } from '../../domain/company/company.ts'
import type { Language } from '../../domain/language.ts'
import { addCents, atLeastNothing, type Cents, subtractCents } from '../../domain/money/cents.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { atRates } from '../../domain/orders/vat.ts'
import { type DocumentsDue, invoiceableOf } from '../../domain/payments/documents-due.ts'
import { type InvoiceDocument, invoiceAmounts, reverseChargedAmounts } from '../../domain/payments/invoice-document.ts'
import { settlementDays } from '../../domain/payments/payment-due.ts'
import type { OrderTable } from '../database/tables/order-tables.ts'
import type { InvoicedBuyer } from './buyer-of.ts'
import { invoiceLines, prepaymentLine } from './invoice-lines.ts'
import type { InvoicedOrder } from './invoiced-order.ts'

/** What a document says beyond its order. */
interface Particulars {
  number: string
  /** 'YYYY-MM-DD', as are all days. */
  issuedOn: string
  buyer: InvoicedBuyer
  /** Until when the order is to be paid; null while nothing is asked for. */
  dueOn: string | null
  payment: InvoiceDocument['payment']
}

/** The language of an order's documents: in Belgium that of the seat, which its region demands (R18.45). */
const documentLanguage = ({ country, language }: OrderTable): Language =>
  country === 'BE' ? company.invoiceLanguage.BE : language

/**
 * Writes the invoice or prepayment invoice that is due (R18.41).
 * @param issue how much of which kind
 * @param kept the prepayment invoices in force, which an invoice deducts
 */
export function composeDocument(
  order: InvoicedOrder,
  { issue, kept }: { issue: NonNullable<DocumentsDue['issue']>; kept: DocumentsDue['kept'] },
  { number, issuedOn, buyer, dueOn, payment }: Particulars,
): InvoiceDocument {
  const { row, business, charges, payments } = order
  const language = documentLanguage(row)
  const languages = { language, customers: row.language }
  const { paid, isReverseCharged: isReverse } = invoiceableOf(charges, payments)
  const paidOn = issue.kind === 'prepayment' ? lastPaidOn(payments) : undefined
  const { cents } = issue
  const paidParts = isReverse ? [{ vatPercent: 0, cents }] : atRates({ country: row.country, business }, cents)
  const lines = paidOn
    ? paidParts.map((part) => prepaymentLine(order, { ...part, paidOn }, languages))
    : invoiceLines(order, kept, languages)
  const amounts = isReverse ? reverseChargedAmounts(lines) : invoiceAmounts(lines)
  const isFirst = kept.length === 0 || paidOn !== undefined
  return {
    kind: issue.kind,
    number,
    language,
    issuedOn,
    dueOn: paidOn ? issuedOn : lastDay(buyer, issuedOn, dueOn),
    suppliedOn: suppliedOn(row),
    paidOn,
    orderNumber: row.number,
    buyerReference: buyer.reference || row.number,
    deducts: isFirst ? undefined : kept.map((document) => document.number),
    seller: sellerOf(row),
    buyer: buyer.party,
    ...amounts,
    reverseCharge: isReverse ? invoiceWords[language].invoice.reverseCharge[row.country] : undefined,
    paidCents: paidOfDocument(amounts.grossCents, paid, kept),
    payment: paidOn ? undefined : payment,
  }
}

const hasWork: ReadonlySet<OrderTable['state']> = new Set(['inspected', 'done', 'withdrawn'])

/** The day of the work; none was done of an order that was cancelled, or whose work could not be done. */
const suppliedOn = ({ state, date, owedCents }: OrderTable): string | undefined =>
  hasWork.has(state) && (state !== 'withdrawn' || owedCents !== null) ? date : undefined

/** The day on which money last came: that of the bank, otherwise the office's. */
function lastPaidOn(payments: InvoicedOrder['payments']): string | undefined {
  const days = payments.flatMap(({ cents, at, bookedOn }) =>
    cents > 0 ? (bookedOn ?? officeClock(new Date(at)).date) : [],
  )
  return days.toSorted().at(-1)
}

/** Businesses have longer (R1.8). */
function lastDay({ party }: InvoicedBuyer, issuedOn: string, dueOn: string | null): string {
  const days = party.companyNumber === undefined ? settlementDays : company.facts.invoiceDays.value
  const least = addDays(issuedOn, party.companyNumber === undefined ? 0 : days)
  return dueOn !== null && dueOn > least ? dueOn : addDays(issuedOn, days)
}

/** What of a document is paid: what came, less what prepayment invoices have had. */
function paidOfDocument(grossCents: Cents, paid: Cents, kept: DocumentsDue['kept']): Cents {
  const rest = atLeastNothing(subtractCents(paid, addCents(...kept.map((document) => document.grossCents))))
  return rest > grossCents ? grossCents : rest
}

function sellerOf({ country }: OrderTable): InvoiceDocument['seller'] {
  const { name, companyNumber, vatNumber, seat } = company.legal[country]
  return { ...seat, country, name, companyNumber, vatNumber }
}
