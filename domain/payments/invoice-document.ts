import type { Country, Language } from '../language.ts'
import { addCents, type Cents, noCents, subtractCents } from '../money/cents.ts'
import { includedVatCents, vatShares } from '../orders/vat.ts'

/** Years after its own that an invoice is kept: VAT code, article 60 (BE); article 52 AWR (NL). */
export const invoiceYears: Record<Country, number> = { BE: 10, NL: 7 }

export interface InvoiceParty {
  name: string
  /** Street and house number. */
  street: string
  zipCode: string
  city: string
  country: Country
  /** In its official notation; undefined for consumers. */
  companyNumber?: string | undefined
  vatNumber?: string
}

/** Something that is invoiced. Amounts are cents; gross is with VAT, net without. */
interface InvoiceLine {
  text: string
  /** The text in the customer's language, where the document is in another one. */
  translation?: string | undefined
  grossCents: Cents
  netCents: Cents
  vatPercent: number
}

/** `prepayment`: a prepayment invoice, of money that came before the work was done. */
export type DocumentKind = 'invoice' | 'prepayment' | 'creditNote'

/** Why an event credited a document; `undone`: the work was not done after all; `payment`: the money has gone back. */
export const creditCauses = ['amount', 'payment', 'undone', 'cancelled', 'withdrawn', 'notDone'] as const
export type CreditCause = (typeof creditCauses)[number]

/** Everything that an invoice or credit note says, as it is stored. Dates are 'YYYY-MM-DD', amounts cents. */
export interface InvoiceDocument {
  kind: DocumentKind
  number: string
  /** Of the document; undefined in those of older releases, which are in the customer's. */
  language?: Language | undefined
  /** Of a credit note: the number of the invoice that it takes back, and why. */
  credits?: string
  reason?: string
  /** Of a credit note: the event that made it; undefined where a person did. */
  cause?: CreditCause
  issuedOn: string
  dueOn: string
  /** The day of the work; undefined where none was done. */
  suppliedOn?: string | undefined
  /** The day on which the money of a prepayment invoice came. */
  paidOn?: string | undefined
  orderNumber: string
  /** The customer's reference; otherwise the number of the order. */
  buyerReference: string
  /** The numbers of the prepayment invoices that an invoice deducts. */
  deducts?: string[] | undefined
  seller: InvoiceParty
  buyer: InvoiceParty
  lines: InvoiceLine[]
  vat: { vatPercent: number; netCents: Cents; vatCents: Cents }[]
  /** The sentence by which the buyer owes the VAT (R18.44); undefined where we do. */
  reverseCharge?: string | undefined
  netCents: Cents
  vatCents: Cents
  grossCents: Cents
  /** The amount paid when it was issued. */
  paidCents: Cents
  /** Where a transfer goes to, without blanks. */
  payment?: { name: string; iban: string; reference: string } | undefined
}

/** Whether an invoice or credit note goes through Peppol: from a Belgian company to a business. */
export const isForPeppol = ({ seller, buyer }: Pick<InvoiceDocument, 'seller' | 'buyer'>): boolean =>
  seller.country === 'BE' && buyer.companyNumber !== undefined

type Amounts = Pick<InvoiceDocument, 'lines' | 'vat' | 'netCents' | 'vatCents' | 'grossCents'>

/** Something charged, with its VAT. */
export interface InvoicedCharge extends Pick<InvoiceLine, 'text' | 'translation'> {
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
