import type { Country } from '../language.ts'
import { addCents, type Cents, subtractCents } from '../money/cents.ts'
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
  grossCents: Cents
  netCents: Cents
  vatPercent: number
}

/** Everything that an invoice or credit note says, as it is stored. Dates are 'YYYY-MM-DD', amounts cents. */
export interface InvoiceDocument {
  kind: 'invoice' | 'creditNote'
  number: string
  /** Of a credit note: the number of the invoice that it takes back, and why. */
  credits?: string
  reason?: string
  issuedOn: string
  dueOn: string
  suppliedOn: string
  orderNumber: string
  /** The customer's reference; otherwise the number of the order. */
  buyerReference: string
  seller: InvoiceParty
  buyer: InvoiceParty
  lines: InvoiceLine[]
  vat: { vatPercent: number; netCents: Cents; vatCents: Cents }[]
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

/**
 * The amounts of an invoice (R18.8). Gross cents are the truth: VAT is rounded once for each rate on their sum. The
 * rounding difference goes to the largest line of its rate, so that the lines add up.
 */
export function invoiceAmounts(charges: readonly { text: string; cents: Cents; vatPercent: number }[]): Amounts {
  const lines = charges.map(({ text, cents, vatPercent }) => ({
    ...{ text, grossCents: cents, vatPercent },
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
