import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { Country } from '../../domain/language.ts'
import { noCents, cents as wholeCents } from '../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import { type InvoiceDocument, invoiceAmounts, reverseChargedAmounts } from '../../domain/payments/invoice-document.ts'
import { samplePayee } from '../../domain/payments/payee.ts'
import { freshDatabase } from '../../testing/database/engines.ts'
import { agreementIn } from '../../testing/orders/agreement-in.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'
import { placedForBusiness } from '../../testing/orders/placed-for-business.ts'
import { payOrder } from '../../testing/payments/pay-order.ts'
import { stepOrder } from '../orders/advance/step-order.ts'
import { creditInvoice } from '../payments/invoices/issue-invoice.ts'
import { readInvoices } from './read-invoices.ts'
import { setFirstNumber } from './take-number.ts'
import { writeUbl } from './write-ubl.ts'

/** The elements of a document by local name, each a list, so that a rule can count them. */
const parser = new XMLParser({
  ...{ removeNSPrefix: true, ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false },
  ...{ isArray: (_: string, __: unknown, isLeaf: boolean, isAttribute: boolean) => !isLeaf && !isAttribute },
})

const address = { street: 'Meir 1', zipCode: '2000', city: 'Antwerpen', country: 'BE' } as const

function documentOf(
  charges: Parameters<typeof invoiceAmounts>[0],
  changes: Partial<InvoiceDocument> = {},
): InvoiceDocument {
  return {
    ...{
      kind: 'invoice',
      number: 'BE-2026-0001',
      issuedOn: '2026-11-25',
      dueOn: '2026-12-09',
      suppliedOn: '2026-11-24',
    },
    ...{ orderNumber: 'H-1', buyerReference: 'PO 7', paidCents: noCents },
    seller: { ...address, name: 'Seller BV', companyNumber: '0000.000.097', vatNumber: 'BE 0000.000.097' },
    buyer: { ...address, name: 'Buyer BV', companyNumber: '0123.456.749' },
    payment: { name: 'Seller BV', iban: 'BE71096123456769', reference: '010806817183' },
    ...invoiceAmounts(charges),
    ...changes,
  }
}

const withVat = { ...address, name: 'Buyer BV', companyNumber: '0123.456.749', vatNumber: 'BE 0123.456.749' }

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

/** Where the files are kept, for the official rules (docs/payments.md). */
const { UBL_DIR } = process.env

/**
 * Rules of EN 16931 and Peppol BIS Billing 3.0 that an invoice of ours can break, by their official ids. No package
 * ships the official Schematron files, so each rule is restated here; docs/payments.md says how those are run.
 */
function broken(xml: string): string[] {
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

describe('an invoice to a Belgian business', () => {
  it('keeps the rules of EN 16931 and Peppol whatever was charged, and names the same cents (R18.43)', () => {
    const texts = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => `x${text}`)
    const rates = fc.constantFrom(21, 21, 12, 6)
    const changes = fc.array(fc.tuple(fc.integer({ min: -900, max: 90_000 }), rates), { maxLength: 4 })
    const kinds = fc.constantFrom('invoice' as const, 'prepayment' as const, 'creditNote' as const)
    const price = fc.integer({ min: 5000, max: 9_999_999 })
    fc.assert(
      fc.property(price, changes, texts, kinds, fc.boolean(), (gross, more, text, kind, isReverse) => {
        const charges = [[gross, 21] as const, ...more].map(([each, vatPercent]) => ({
          ...{ text, cents: wholeCents(each), vatPercent },
        }))
        const credits = kind === 'creditNote' ? { credits: 'BE-2026-0001', reason: text } : {}
        const paid = kind === 'prepayment' ? { paidOn: '2026-11-24', suppliedOn: undefined } : {}
        const document = documentOf(charges, {
          ...{ kind, ...credits, ...paid, buyerReference: text },
          ...(isReverse && { ...reverseChargedAmounts(charges), reverseCharge: text, buyer: withVat }),
        })
        const xml = writeUbl(document)
        if (UBL_DIR) writeFileSync(join(UBL_DIR, `${randomUUID()}.xml`), xml)
        expect(XMLValidator.validate(xml)).toBe(true)
        expect(broken(xml)).toEqual([])
        const owed = isReverse ? document.netCents : charges.reduce((all, each) => all + each.cents, 0)
        expect(document.grossCents).toBe(owed)
        expect(document.lines.reduce((all, line) => all + line.netCents, 0)).toBe(document.netCents)
        expect(xml).toContain(`<cbc:TaxInclusiveAmount currencyID="EUR">${(owed / 100).toFixed(2)}<`)
      }),
      { numRuns: 60 },
    )
  })

  it('says what a broken rule is, so that the check above can fail', () => {
    const document = documentOf([{ text: 'Work', cents: wholeCents(12_100), vatPercent: 21 }])
    expect(broken(writeUbl({ ...document, netCents: wholeCents(document.netCents + 1) }))).toEqual([
      'BR-CO-10',
      'BR-CO-15',
    ])
    expect(broken(writeUbl({ ...document, number: ' ' }))).toEqual(['BR-02'])
    const reverse = {
      ...document,
      ...reverseChargedAmounts([{ text: 'Work', cents: wholeCents(12_100), vatPercent: 21 }]),
    }
    expect(broken(writeUbl({ ...reverse, reverseCharge: 'Btw verlegd', buyer: withVat }))).toEqual([])
    expect(broken(writeUbl({ ...reverse, reverseCharge: 'Btw verlegd' }))).toEqual(['BR-AE-02'])
    expect(broken(writeUbl({ ...reverse, reverseCharge: 'Btw verlegd', buyer: withVat, vat: document.vat }))).toEqual(
      expect.arrayContaining(['BR-AE-09']),
    )
    const unknown = { ...document.buyer, companyNumber: '0123.456.748' }
    expect(broken(writeUbl({ ...document, buyer: unknown }))).toEqual(['PEPPOL-COMMON-R043'])
    // A consumer's is for the accountant alone: Peppol has no address for the buyer.
    const { companyNumber: _, vatNumber: __, ...consumer } = document.buyer
    expect(broken(writeUbl({ ...document, buyer: consumer }))).toContain('PEPPOL-EN16931-R010')
  })
})

const files = { filesReturns: true }
const cleaner = { filesReturns: true, isCleaner: true }
const mixed = { place: 'mixed', dwellingPercent: 60 } as const

describe.each<[Country, Partial<BusinessAgreement>, string]>([
  ['NL', { place: 'dwelling' }, 'S9'],
  ['NL', { place: 'premises' }, 'S21'],
  ['NL', mixed, 'S9 S21'],
  ['NL', { place: 'premises', ...cleaner }, 'AE0'],
  ['NL', { ...mixed, ...cleaner }, 'AE0'],
  ['BE', { place: 'dwelling' }, 'S21'],
  ['BE', { place: 'dwelling', ...files }, 'AE0'],
  ['BE', { place: 'premises' }, 'S21'],
  ['BE', { place: 'premises', ...files }, 'AE0'],
  ['BE', mixed, 'S21'],
  ['BE', { ...mixed, ...files }, 'AE0'],
])('the documents of a business in %s with %o', (country, facts, categories) => {
  it(`break no rule in the category ${categories}, paid before, after, and taken back (R18.43, R18.44, R19.3)`, async () => {
    const start = new Date('2026-11-23T10:00:00.000Z')
    const given = await orderServices(await freshDatabase('sqlite'), sampleTariff(country, { sample: false }), start)
    const payees = { BE: samplePayee('BE'), NL: samplePayee('NL') }
    const services = { ...given, settings: { ...given.settings, payees } }
    const { database, time } = services
    await setFirstNumber(database, { series: country, year: 2026, seq: 1 }, { id: 'office' }, start)
    const agreed = agreementIn(country, facts)
    const { order } = await placedForBusiness(services, agreed)
    await payOrder(database, order.id, 30_000, start, { method: 'transfer', provider: 'bank', providerId: '1' })
    time.now = order.startsAt
    const by = { actor: 'office' as const, version: undefined }
    for (const step of ['begin', 'inspect'] as const)
      expectOutcome(await stepOrder(services, order.id, step, by), 'done')
    const [prepaid, final] = (await readInvoices(database, order.id)).inForce
    if (!prepaid || !final) throw new Error('two documents expected')
    const credit = { number: final.document.number, reason: 'wrong', person: { id: 'office' } }
    expectOutcome(await creditInvoice(database, order.id, credit, time.now), 'done')
    const documents = (await readInvoices(database, order.id)).all.map(({ document }) => document)
    expect(documents.map(({ kind }) => kind)).toEqual(['prepayment', 'invoice', 'creditNote'])
    for (const document of documents) {
      const xml = writeUbl(document)
      if (UBL_DIR) writeFileSync(join(UBL_DIR, `${randomUUID()}.xml`), xml)
      expect(broken(xml)).toEqual([])
      const found = [...xml.matchAll(/<cac:TaxCategory><cbc:ID>(\w+)<\/cbc:ID><cbc:Percent>(\d+)</g)]
      expect(found.map(([, category, rate]) => `${category}${rate}`).join(' ')).toBe(categories)
    }
    const vat = documents.slice(0, 2).reduce((sum, { vatCents }) => sum + vatCents, 0)
    const net = documents.slice(0, 2).reduce((sum, { netCents }) => sum + netCents, 0)
    expect(net).toBe(agreed.netCents)
    expect(vat + net).toBe(categories === 'AE0' ? agreed.netCents : order.priceCents)
    expect(final.document).toMatchObject({
      deducts: [prepaid.document.number],
      payment: { iban: payees[country].iban },
    })
    expect(final.document.lines[0]?.text).toBe(agreed.work)
    const request = database.selectFrom('paymentRequest').select('dueOn').where('orderId', '=', order.id)
    expect((await request.executeTakeFirstOrThrow()).dueOn).toBe(final.document.dueOn)
  })
})
