import * as v from 'valibot'
import { type Country, languages } from '../language.ts'
import { addCents, type Cents, noCents, subtractCents } from '../money/cents.ts'
import { storedCents } from '../money/stored-cents.ts'
import { businessAgreement } from '../orders/business-order.ts'
import { includedVatCents, vatShares } from '../orders/vat.ts'

/** Years after its own that an invoice is kept: VAT code, article 60 (BE); article 52 AWR (NL). */
export const invoiceYears: Record<Country, number> = { BE: 10, NL: 7 }

const party = v.object({
  ...businessAgreement.entries.company.entries,
  /** The number in its official notation; undefined for consumers. */
  companyNumber: v.optional(v.string()),
})
export type InvoiceParty = v.InferOutput<typeof party>

/** Something that is invoiced. Amounts are cents; gross is with VAT, net without. */
const line = v.object({
  text: v.string(),
  /** The text in the customer's language, where the document's differs. */
  translation: v.optional(v.string()),
  grossCents: storedCents,
  netCents: storedCents,
  vatPercent: v.number(),
})

/** Why an event credited a document; `undone`: the work was not done after all; `payment`: the money has gone back. */
const creditCauses = ['amount', 'payment', 'undone', 'cancelled', 'withdrawn', 'notDone'] as const
export type CreditCause = (typeof creditCauses)[number]

/** The kinds of documents. */
export const documentKinds = ['invoice', 'prepayment', 'creditNote'] as const

/** Everything that an invoice or credit note says, as it is stored. Dates are 'YYYY-MM-DD', amounts cents. */
export const invoiceDocument = v.object({
  /** `prepayment`: a prepayment invoice, of money that came before the work was done. */
  kind: v.picklist(documentKinds),
  number: v.string(),
  /** Of the document; undefined in those of older releases, which are in the customer's. */
  language: v.optional(v.picklist(languages)),
  /** Of a credit note: the number of the invoice that it takes back, and why. */
  credits: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  /** Of a credit note: the event that made it; undefined where a person did. */
  cause: v.exactOptional(v.picklist(creditCauses)),
  issuedOn: v.string(),
  dueOn: v.string(),
  /** The day of the work; undefined where none was done. */
  suppliedOn: v.optional(v.string()),
  /** The day on which the money of a prepayment invoice came. */
  paidOn: v.optional(v.string()),
  orderNumber: v.string(),
  /** The customer's reference; otherwise the number of the order. */
  buyerReference: v.string(),
  /** The numbers of the prepayment invoices that an invoice deducts. */
  deducts: v.optional(v.array(v.string())),
  seller: party,
  buyer: party,
  lines: v.array(line),
  vat: v.array(v.object({ vatPercent: v.number(), netCents: storedCents, vatCents: storedCents })),
  /** The sentence by which the buyer owes the VAT (R18.44); undefined where we do. */
  reverseCharge: v.optional(v.string()),
  netCents: storedCents,
  vatCents: storedCents,
  grossCents: storedCents,
  /** The amount paid when it was issued. */
  paidCents: storedCents,
  /** The account for transfers, without blanks. */
  payment: v.optional(v.object({ name: v.string(), iban: v.string(), reference: v.string() })),
})
export type InvoiceDocument = v.InferOutput<typeof invoiceDocument>
export type DocumentKind = InvoiceDocument['kind']

/** Whether an invoice or credit note goes through Peppol: from a Belgian company to a business. */
export const isForPeppol = ({ seller, buyer }: Pick<InvoiceDocument, 'seller' | 'buyer'>): boolean =>
  seller.country === 'BE' && buyer.companyNumber !== undefined

type Amounts = Pick<InvoiceDocument, 'lines' | 'vat' | 'netCents' | 'vatCents' | 'grossCents'>

/** Something charged, with its VAT. */
export interface InvoicedCharge extends Pick<v.InferOutput<typeof line>, 'text' | 'translation'> {
  cents: Cents
  vatPercent: number
}

/**
 * The amounts of an invoice (R18.8). Gross cents are the truth: VAT is rounded once for each rate on their sum. The
 * rounding difference goes to the largest line of its rate, so that the lines add up.
 */
export function invoiceAmounts(charges: readonly InvoicedCharge[]): Amounts {
  const lines = charges.map(({ cents, vatPercent, ...text }) => ({
    ...text,
    grossCents: cents,
    vatPercent,
    netCents: subtractCents(cents, includedVatCents(cents, vatPercent)),
  }))
  const vat = vatShares(charges).map(({ vatPercent, vatCents }) => {
    const ofRate = lines.filter((line) => line.vatPercent === vatPercent)
    const netCents = subtractCents(addCents(...ofRate.map((line) => line.grossCents)), vatCents)
    const largest = ofRate.reduce((one, other) => (other.grossCents > one.grossCents ? other : one))
    const rounded = addCents(...ofRate.map((line) => line.netCents))
    largest.netCents = addCents(largest.netCents, subtractCents(netCents, rounded))
    return { vatPercent, netCents, vatCents }
  })
  const netCents = addCents(...vat.map((share) => share.netCents))
  const vatCents = addCents(...vat.map((share) => share.vatCents))
  return { lines, vat, netCents, vatCents, grossCents: addCents(netCents, vatCents) }
}

/** The amounts of an invoice whose VAT the buyer owes (R18.44): the same net amounts, at 0 %. */
export function reverseChargedAmounts(charges: readonly InvoicedCharge[]): Amounts {
  const lines = invoiceAmounts(charges).lines.map((line) => ({ ...line, grossCents: line.netCents, vatPercent: 0 }))
  const netCents = addCents(...lines.map((line) => line.netCents))
  const vat = [{ vatPercent: 0, netCents, vatCents: noCents }]
  return { lines, vat, netCents, vatCents: noCents, grossCents: netCents }
}
