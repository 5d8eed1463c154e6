import type { Country } from '../../domain/language.ts'
import type { InvoiceDocument, InvoiceParty } from '../../domain/payments/invoice-document.ts'

type Node = readonly [
  name: string,
  content: string | readonly (Node | undefined)[],
  attributes?: Record<string, string>,
]

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
  const { suppliedOn } = document
  const preceding = [...(document.credits ? [document.credits] : []), ...(document.deducts ?? [])]
  const parts: (Node | undefined)[] = [
    ['cbc:CustomizationID', 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'],
    ['cbc:ProfileID', 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'],
    ['cbc:ID', document.number],
    ['cbc:IssueDate', document.issuedOn],
    isInvoice ? ['cbc:DueDate', document.dueOn] : undefined,
    [`cbc:${root}TypeCode`, typeCodes[document.kind]],
    document.reason ? ['cbc:Note', document.reason] : undefined,
    ['cbc:DocumentCurrencyCode', 'EUR'],
    ['cbc:BuyerReference', document.buyerReference],
    document.paidOn ? ['cac:InvoicePeriod', [['cbc:DescriptionCode', paidToDate]]] : undefined,
    ['cac:OrderReference', [['cbc:ID', document.orderNumber]]],
    ...preceding.map(
      (number): Node => ['cac:BillingReference', [['cac:InvoiceDocumentReference', [['cbc:ID', number]]]]],
    ),
    ['cac:AccountingSupplierParty', [partyNode(document.seller)]],
    ['cac:AccountingCustomerParty', [partyNode(document.buyer)]],
    suppliedOn ? ['cac:Delivery', [['cbc:ActualDeliveryDate', suppliedOn]]] : undefined,
    document.payment && paymentNode(document.payment),
    ...totalNodes(document),
    ...lineNodes(document),
  ]
  const namespaces = {
    xmlns: `${namespace}:${root}-2`,
    'xmlns:cac': `${namespace}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${namespace}:CommonBasicComponents-2`,
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write([root, parts, namespaces])}\n`
}

/** The VAT at each rate, and the sums. */
const totalNodes = (document: InvoiceDocument): Node[] => [
  [
    'cac:TaxTotal',
    [
      money('cbc:TaxAmount', document.vatCents),
      ...document.vat.map(
        ({ netCents, vatCents, vatPercent }): Node => [
          'cac:TaxSubtotal',
          [
            money('cbc:TaxableAmount', netCents),
            money('cbc:TaxAmount', vatCents),
            ['cac:TaxCategory', taxCategory(vatPercent, document.reverseCharge !== undefined, document.reverseCharge)],
          ],
        ],
      ),
    ],
  ],
  [
    'cac:LegalMonetaryTotal',
    [
      money('cbc:LineExtensionAmount', document.netCents),
      money('cbc:TaxExclusiveAmount', document.netCents),
      money('cbc:TaxInclusiveAmount', document.grossCents),
      ...(document.paidCents === 0 ? [] : [money('cbc:PrepaidAmount', document.paidCents)]),
      money('cbc:PayableAmount', document.grossCents - document.paidCents),
    ],
  ],
]

function lineNodes({ kind, lines, reverseCharge }: InvoiceDocument): Node[] {
  const isInvoice = kind !== 'creditNote'
  const [root, line] = isInvoice ? ['Invoice', 'InvoicedQuantity'] : ['CreditNote', 'CreditedQuantity']
  return lines.map(
    ({ text, netCents, vatPercent }, index): Node => [
      `cac:${root}Line`,
      [
        ['cbc:ID', String(index + 1)],
        // A price is never negative (BR-27): what is taken off is a negative quantity of it.
        [`cbc:${line}`, netCents < 0 ? '-1' : '1', { unitCode: 'C62' }],
        money('cbc:LineExtensionAmount', netCents),
        [
          'cac:Item',
          [
            ['cbc:Name', text],
            ['cac:ClassifiedTaxCategory', taxCategory(vatPercent, reverseCharge !== undefined)],
          ],
        ],
        ['cac:Price', [money('cbc:PriceAmount', Math.abs(netCents))]],
      ],
    ],
  )
}

/** Seller or buyer; a consumer has no number, by which Peppol would address it. */
function partyNode({ name, street, zipCode, city, country, companyNumber = '', vatNumber }: InvoiceParty): Node {
  const digits = companyNumber.replaceAll('.', '')
  const scheme = { schemeID: numberSchemes[country] }
  return [
    'cac:Party',
    [
      ['cbc:EndpointID', digits, scheme],
      ['cac:PartyName', [['cbc:Name', name]]],
      [
        'cac:PostalAddress',
        [
          ['cbc:StreetName', street],
          ['cbc:CityName', city],
          ['cbc:PostalZone', zipCode],
          ['cac:Country', [['cbc:IdentificationCode', country]]],
        ],
      ],
      vatNumber ? ['cac:PartyTaxScheme', [['cbc:CompanyID', vatNumber.replace(/[\s.]/g, '')], vatScheme]] : undefined,
      [
        'cac:PartyLegalEntity',
        [
          ['cbc:RegistrationName', name],
          ['cbc:CompanyID', digits, scheme],
        ],
      ],
    ],
  ]
}

const vatScheme: Node = ['cac:TaxScheme', [['cbc:ID', 'VAT']]]

/**
 * The category of a rate; where the buyer owes the VAT it is AE (R18.44).
 * @param reason the sentence that says so, which the totals have and the lines have not
 */
const taxCategory = (vatPercent: number, isReverse: boolean, reason?: string): Node[] => [
  ['cbc:ID', isReverse ? 'AE' : 'S'],
  ['cbc:Percent', String(vatPercent)],
  ...(reason === undefined
    ? []
    : ([
        ['cbc:TaxExemptionReasonCode', 'VATEX-EU-AE'],
        ['cbc:TaxExemptionReason', reason],
      ] as const)),
  vatScheme,
]

const paymentNode = ({ name, iban, reference }: NonNullable<InvoiceDocument['payment']>): Node => [
  'cac:PaymentMeans',
  [
    ['cbc:PaymentMeansCode', '30', { name: 'Credit transfer' }],
    ['cbc:PaymentID', reference],
    [
      'cac:PayeeFinancialAccount',
      [
        ['cbc:ID', iban],
        ['cbc:Name', name],
      ],
    ],
  ],
]

const money = (name: string, cents: number): Node => [name, (cents / 100).toFixed(2), { currencyID: 'EUR' }]

/** Writes an element; one without content is left out, because no element may be empty (PEPPOL-EN16931-R008). */
function write([name, content, attributes = {}]: Node): string {
  const inner =
    typeof content === 'string' ? escapeXml(content) : content.map((child) => (child ? write(child) : '')).join('')
  if (inner === '') return ''
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return `<${name}${written.join('')}>${inner}</${name}>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as XML 1.0 may have it: what is not a character there is dropped. */
const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .trim()
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '')
