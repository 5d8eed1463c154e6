import { invoiceWords } from '../../copy/invoice-words.ts'
import { noCents } from '../../domain/money/cents.ts'
import type { CreditCause, InvoiceDocument } from '../../domain/payments/invoice-document.ts'

/**
 * Writes the credit note that takes a document back whole.
 * @param why the event that made it, or what a person has given as the reason
 */
export function composeCreditNote(
  document: InvoiceDocument,
  { number, issuedOn, why }: { number: string; issuedOn: string; why: { cause: CreditCause } | { reason: string } },
): InvoiceDocument {
  const { causes } = invoiceWords[document.language ?? 'en'].invoice
  return {
    ...document,
    ...('cause' in why ? { cause: why.cause, reason: causes[why.cause] } : why),
    kind: 'creditNote',
    number,
    credits: document.number,
    deducts: undefined,
    issuedOn,
    dueOn: issuedOn,
    paidCents: noCents,
  }
}
