import { XMLParser } from 'fast-xml-parser'

/** The elements of a document by local name, each a list, so that a rule can count them. */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (_: string, __: unknown, isLeaf: boolean, isAttribute: boolean) => !isLeaf && !isAttribute,
})

/** The text at a path of local names; '' where there is none. */
function at(tree: unknown, path: string): string {
  let node = tree
  for (const name of path.split('/')) {
    if (Array.isArray(node)) node = node[0]
    node = (node as Record<string, unknown> | undefined)?.[name]
  }
  const text = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)['#text'] : node
  return text === undefined ? '' : String(text)
}

const cents = (tree: unknown, path: string) => Math.round(Number(at(tree, path) || '0') * 100)
const mod97 = (number: string) => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8))

/**
 * Rules of EN 16931 and Peppol BIS Billing 3.0 that an invoice of ours can break, by their official ids. No package
 * ships the official Schematron files, so each rule is restated here; docs/payments.md says how those are run.
 */
export function brokenRules(xml: string): string[] {
  const parsed = parser.parse(xml) as Record<string, unknown>
  const name = parsed.Invoice ? 'Invoice' : 'CreditNote'
  const tree = parsed[name]
  const root = (Array.isArray(tree) ? tree[0] : tree) as Record<string, Record<string, unknown>[]>
  const lines = root[`${name}Line`] ?? []
  const subtotals = (root.TaxTotal?.[0]?.TaxSubtotal ?? []) as unknown[]
  const party = (side: string) => `Accounting${side}Party/Party`
  const sum = (nodes: readonly unknown[], path: string) =>
    nodes.reduce<number>((all, node) => all + cents(node, path), 0)
  const total = (path: string) => cents(root, `LegalMonetaryTotal/${path}`)
  const isReverse = (subtotal: unknown) => at(subtotal, 'TaxCategory/ID') === 'AE'
  const isReverseLine = (line: unknown) => at(line, 'Item/ClassifiedTaxCategory/ID') === 'AE'
  const isDutch = at(root, `${party('Supplier')}/PostalAddress/Country/IdentificationCode`) === 'NL'
  const rules: Record<string, boolean> = {
    'BR-01': at(root, 'CustomizationID').endsWith('poacc:billing:3.0'),
    'BR-02': at(root, 'ID') !== '',
    'BR-03': /^\d{4}-\d\d-\d\d$/.test(at(root, 'IssueDate')),
    'BR-04': (name === 'Invoice' ? ['380', '386'] : ['381']).includes(at(root, `${name}TypeCode`)),
    'BR-05': at(root, 'DocumentCurrencyCode') === 'EUR',
    'BR-06': at(root, `${party('Supplier')}/PartyLegalEntity/RegistrationName`) !== '',
    'BR-07': at(root, `${party('Customer')}/PartyLegalEntity/RegistrationName`) !== '',
    'BR-09': at(root, `${party('Supplier')}/PostalAddress/Country/IdentificationCode`) !== '',
    'BR-11': at(root, `${party('Customer')}/PostalAddress/Country/IdentificationCode`) !== '',
    'BR-16': lines.length > 0,
    'BR-27': lines.every((line) => Number(at(line, 'Price/PriceAmount')) >= 0),
    'BR-CO-09': /^(BE\d{10}|NL\d{9}B\d\d)$/.test(at(root, `${party('Supplier')}/PartyTaxScheme/CompanyID`)),
    'BR-CO-10': sum(lines, 'LineExtensionAmount') === total('LineExtensionAmount'),
    'BR-CO-13': total('LineExtensionAmount') === total('TaxExclusiveAmount'),
    'BR-CO-14': sum(subtotals, 'TaxAmount') === cents(root, 'TaxTotal/TaxAmount'),
    'BR-CO-15': total('TaxExclusiveAmount') + cents(root, 'TaxTotal/TaxAmount') === total('TaxInclusiveAmount'),
    'BR-CO-16': total('TaxInclusiveAmount') - total('PrepaidAmount') === total('PayableAmount'),
    'BR-CO-17': subtotals.every((each) => {
      const vat = (cents(each, 'TaxableAmount') * Number(at(each, 'TaxCategory/Percent'))) / 100
      return Math.abs(Math.round(vat) - cents(each, 'TaxAmount')) <= 100
    }),
    'BR-CO-25': total('PayableAmount') <= 0 || name === 'CreditNote' || at(root, 'DueDate') !== '',
    'BR-AE-01': subtotals.filter(isReverse).length === (lines.some(isReverseLine) ? 1 : 0),
    'BR-AE-02':
      !lines.some(isReverseLine) ||
      (['Supplier', 'Customer'] as const).every((side) => at(root, `${party(side)}/PartyTaxScheme/CompanyID`) !== ''),
    'BR-AE-05': lines.filter(isReverseLine).every((line) => at(line, 'Item/ClassifiedTaxCategory/Percent') === '0'),
    'BR-AE-08': subtotals
      .filter(isReverse)
      .every((each) => sum(lines.filter(isReverseLine), 'LineExtensionAmount') === cents(each, 'TaxableAmount')),
    'BR-AE-09': subtotals.filter(isReverse).every((each) => at(each, 'TaxAmount') === '0.00'),
    'BR-AE-10': subtotals
      .filter(isReverse)
      .every((each) => ['Code', ''].some((end) => at(each, `TaxCategory/TaxExemptionReason${end}`) !== '')),
    'BR-S-10': subtotals.every((each) => isReverse(each) || at(each, 'TaxCategory/TaxExemptionReason') === ''),
    'BR-CO-03': at(root, 'TaxPointDate') === '' || at(root, 'InvoicePeriod/DescriptionCode') === '',
    'BR-CO-04': lines.every((line) => at(line, 'Item/ClassifiedTaxCategory/ID') !== ''),
    'PEPPOL-EN16931-P0107': subtotals.every(
      (each) => isReverse(each) === (at(each, 'TaxCategory/TaxExemptionReasonCode') === 'VATEX-EU-AE'),
    ),
    'BR-S-08': subtotals.every((each) => {
      const ofRate = lines.filter(
        (line) => at(line, 'Item/ClassifiedTaxCategory/Percent') === at(each, 'TaxCategory/Percent'),
      )
      return sum(ofRate, 'LineExtensionAmount') === cents(each, 'TaxableAmount')
    }),
    'PEPPOL-EN16931-R001': at(root, 'ProfileID') === 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'PEPPOL-EN16931-R002': (root.Note ?? []).length <= 1 || typeof root.Note === 'string',
    'PEPPOL-EN16931-R003': at(root, 'BuyerReference') !== '' || at(root, 'OrderReference/ID') !== '',
    'PEPPOL-EN16931-R008': !/">\s*<\/|<[\w:]+>\s*<\/|\/>/.test(xml),
    'PEPPOL-EN16931-R010': at(root, `${party('Customer')}/EndpointID`) !== '',
    'PEPPOL-EN16931-R020': at(root, `${party('Supplier')}/EndpointID`) !== '',
    'PEPPOL-EN16931-R051': [...xml.matchAll(/currencyID="(\w+)"/g)].every(([, currency]) => currency === 'EUR'),
    'PEPPOL-EN16931-R053': (root.TaxTotal ?? []).length === 1,
    'PEPPOL-EN16931-R120': lines.every((line) => {
      const quantity = Number(at(line, `${name === 'Invoice' ? 'Invoiced' : 'Credited'}Quantity`))
      return Math.abs(quantity * cents(line, 'Price/PriceAmount') - cents(line, 'LineExtensionAmount')) <= 2
    }),
    'PEPPOL-COMMON-R043': ['Supplier', 'Customer'].every(
      (side) =>
        at(root, `${party(side)}/EndpointID/@schemeID`) !== '0208' || mod97(at(root, `${party(side)}/EndpointID`)),
    ),
    'NL-R-003': !isDutch || /^\d{8}$/.test(at(root, `${party('Supplier')}/PartyLegalEntity/CompanyID`)),
    'NL-R-007':
      !isDutch || total('PayableAmount') <= 0 || name === 'CreditNote' || at(root, 'PaymentMeans/PaymentID') !== '',
  }
  return Object.keys(rules).filter((id) => !rules[id])
}
