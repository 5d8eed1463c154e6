import type { Country } from '../../domain/language.ts'
import type { InvoiceDocument, InvoiceParty } from '../../domain/payments/invoice-document.ts'
import { escapeMarkup } from '../http/escape-markup.ts'

/** What an element has: text, elements by name, or several of its kind. `@` begins an attribute's name, `#` is text. */
type Content = string | undefined | Content[] | { [name: string]: Content }

const namespace = 'urn:oasis:names:specification:ubl:schema:xsd'

/** The types of documents (UNCL 1001). */
const typeCodes: Record<InvoiceDocument['kind'], string> = { invoice: '380', prepayment: '386', creditNote: '381' }

/** VAT is due because money came (UNCL 2005). */
const paidToDate = '432'

/** The schemes of company numbers (ISO 6523): KBO in Belgium, KvK in the Netherlands. */
const numberSchemes: Record<Country, string> = { BE: '0208', NL: '0106' }

/**
 * An invoice, prepayment invoice or credit note as UBL 2.1 (Peppol BIS Billing 3.0): for the sender's access point
 * (R18.43), where the buyer is a business, and for the accountant's program (R18.51).
 */
export function writeUbl(document: InvoiceDocument): string {
  const isInvoice = document.kind !== 'creditNote'
  const root = isInvoice ? 'Invoice' : 'CreditNote'
  const preceding = [...(document.credits ? [document.credits] : []), ...(document.deducts ?? [])]
  const written = write(root, {
    '@xmlns': `${namespace}:${root}-2`,
    '@xmlns:cac': `${namespace}:CommonAggregateComponents-2`,
    '@xmlns:cbc': `${namespace}:CommonBasicComponents-2`,
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'cbc:ID': document.number,
    'cbc:IssueDate': document.issuedOn,
    'cbc:DueDate': isInvoice ? document.dueOn : undefined,
    [`cbc:${root}TypeCode`]: typeCodes[document.kind],
    'cbc:Note': document.reason,
    'cbc:DocumentCurrencyCode': 'EUR',
    'cbc:BuyerReference': document.buyerReference,
    'cac:InvoicePeriod': document.paidOn ? { 'cbc:DescriptionCode': paidToDate } : undefined,
    'cac:OrderReference': { 'cbc:ID': document.orderNumber },
    'cac:BillingReference': preceding.map((number) => ({ 'cac:InvoiceDocumentReference': { 'cbc:ID': number } })),
    'cac:AccountingSupplierParty': { 'cac:Party': partyOf(document.seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': partyOf(document.buyer) },
    'cac:Delivery': { 'cbc:ActualDeliveryDate': document.suppliedOn },
    'cac:PaymentMeans': document.payment && meansOf(document.payment),
    ...totalsOf(document),
    [`cac:${root}Line`]: linesOf(document),
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written}\n`
}

/** The VAT at each rate, and the sums. */
const totalsOf = ({ vat, reverseCharge, paidCents, ...document }: InvoiceDocument) => ({
  'cac:TaxTotal': {
    'cbc:TaxAmount': money(document.vatCents),
    'cac:TaxSubtotal': vat.map(({ netCents, vatCents, vatPercent }) => ({
      'cbc:TaxableAmount': money(netCents),
      'cbc:TaxAmount': money(vatCents),
      'cac:TaxCategory': taxCategory(vatPercent, reverseCharge !== undefined, reverseCharge),
    })),
  },
  'cac:LegalMonetaryTotal': {
    'cbc:LineExtensionAmount': money(document.netCents),
    'cbc:TaxExclusiveAmount': money(document.netCents),
    'cbc:TaxInclusiveAmount': money(document.grossCents),
    'cbc:PrepaidAmount': paidCents === 0 ? undefined : money(paidCents),
    'cbc:PayableAmount': money(document.grossCents - paidCents),
  },
})

const linesOf = ({ kind, lines, reverseCharge }: InvoiceDocument): Content[] =>
  lines.map(({ text, netCents, vatPercent }, index) => ({
    'cbc:ID': String(index + 1),
    // A price is never negative (BR-27): what is taken off is a negative quantity of it.
    [`cbc:${kind === 'creditNote' ? 'Credited' : 'Invoiced'}Quantity`]: {
      '@unitCode': 'C62',
      '#': netCents < 0 ? '-1' : '1',
    },
    'cbc:LineExtensionAmount': money(netCents),
    'cac:Item': {
      'cbc:Name': text,
      'cac:ClassifiedTaxCategory': taxCategory(vatPercent, reverseCharge !== undefined),
    },
    'cac:Price': { 'cbc:PriceAmount': money(Math.abs(netCents)) },
  }))

/** Seller or buyer; a consumer has no number, by which Peppol would address it. */
function partyOf({ name, street, zipCode, city, country, companyNumber = '', vatNumber }: InvoiceParty): Content {
  const number = { '@schemeID': numberSchemes[country], '#': companyNumber.replaceAll('.', '') }
  return {
    'cbc:EndpointID': number,
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': {
      'cbc:StreetName': street,
      'cbc:CityName': city,
      'cbc:PostalZone': zipCode,
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    'cac:PartyTaxScheme': vatNumber
      ? { 'cbc:CompanyID': vatNumber.replace(/[\s.]/g, ''), 'cac:TaxScheme': vatScheme }
      : undefined,
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name, 'cbc:CompanyID': number },
  }
}

const vatScheme = { 'cbc:ID': 'VAT' }

/**
 * The category of a rate; where the buyer owes the VAT it is AE (R18.44).
 * @param reason the sentence that says so, which the totals have and the lines have not
 */
const taxCategory = (vatPercent: number, isReverse: boolean, reason?: string): Content => ({
  'cbc:ID': isReverse ? 'AE' : 'S',
  'cbc:Percent': String(vatPercent),
  'cbc:TaxExemptionReasonCode': reason === undefined ? undefined : 'VATEX-EU-AE',
  'cbc:TaxExemptionReason': reason,
  'cac:TaxScheme': vatScheme,
})

const meansOf = ({ name, iban, reference }: NonNullable<InvoiceDocument['payment']>): Content => ({
  'cbc:PaymentMeansCode': { '@name': 'Credit transfer', '#': '30' },
  'cbc:PaymentID': reference,
  'cac:PayeeFinancialAccount': { 'cbc:ID': iban, 'cbc:Name': name },
})

const money = (cents: number): Content => ({ '@currencyID': 'EUR', '#': (cents / 100).toFixed(2) })

/** Writes elements; one without content is left out, because no element may be empty (PEPPOL-EN16931-R008). */
function write(name: string, content: Content): string {
  if (content === undefined) return ''
  if (Array.isArray(content)) return content.map((one) => write(name, one)).join('')
  if (typeof content === 'string') return write(name, { '#': content })
  const isAttribute = (key: string) => key.startsWith('@')
  const written = Object.entries(content).map(([key, value]): [string, string] => [
    key,
    typeof value === 'string' && /^[@#]/.test(key) ? escapeXml(value) : write(key, value),
  ])
  const inner = written.map(([key, text]) => (isAttribute(key) ? '' : text)).join('')
  const attributes = written.map(([key, text]) => (isAttribute(key) ? ` ${key.slice(1)}="${text}"` : '')).join('')
  return inner === '' ? '' : `<${name}${attributes}>${inner}</${name}>`
}

/** A text as XML 1.0 may have it: what is not a character there is dropped. */
const escapeXml = (text: string): string =>
  escapeMarkup(text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '').trim())
