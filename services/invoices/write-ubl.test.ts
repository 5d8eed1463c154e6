import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import type { Country } from '../../domain/language.ts'
import { noCents, cents as wholeCents } from '../../domain/money/cents.ts'
import type { BusinessAgreement } from '../../domain/orders/business-order.ts'
import { type InvoiceDocument, invoiceAmounts, reverseChargedAmounts } from '../../domain/payments/invoice-document.ts'
import { samplePayee } from '../../domain/payments/payee.ts'
import { anyText } from '../../testing/any-text.ts'
import { freshDatabase } from '../../testing/database/engines.ts'
import { agreementIn } from '../../testing/orders/agreement-in.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'
import { placedForBusiness } from '../../testing/orders/placed-for-business.ts'
import { stepOrder } from '../../testing/orders/step-order.ts'
import { brokenRules } from '../../testing/payments/broken-rules.ts'
import { payOrder } from '../../testing/payments/pay-order.ts'
import { creditInvoice } from '../payments/invoices/issue-invoice.ts'
import { readInvoices } from './read-invoices.ts'
import { setFirstNumber } from './take-number.ts'
import { writeUbl } from './write-ubl.ts'

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

/** Where the files are kept, for the official rules (docs/payments.md). */
const { UBL_DIR } = process.env

describe('an invoice to a Belgian business', () => {
  it('keeps the rules of EN 16931 and Peppol whatever was charged, and names the same cents (R18.43)', () => {
    const texts = anyText({ minLength: 1, maxLength: 40 }).map((text) => `x${text}`)
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
        expect(brokenRules(xml)).toEqual([])
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
    expect(brokenRules(writeUbl({ ...document, netCents: wholeCents(document.netCents + 1) }))).toEqual([
      'BR-CO-10',
      'BR-CO-15',
    ])
    expect(brokenRules(writeUbl({ ...document, number: ' ' }))).toEqual(['BR-02'])
    const reverse = {
      ...document,
      ...reverseChargedAmounts([{ text: 'Work', cents: wholeCents(12_100), vatPercent: 21 }]),
    }
    expect(brokenRules(writeUbl({ ...reverse, reverseCharge: 'Btw verlegd', buyer: withVat }))).toEqual([])
    expect(brokenRules(writeUbl({ ...reverse, reverseCharge: 'Btw verlegd' }))).toEqual(['BR-AE-02'])
    expect(
      brokenRules(writeUbl({ ...reverse, reverseCharge: 'Btw verlegd', buyer: withVat, vat: document.vat })),
    ).toEqual(expect.arrayContaining(['BR-AE-09']))
    const unknown = { ...document.buyer, companyNumber: '0123.456.748' }
    expect(brokenRules(writeUbl({ ...document, buyer: unknown }))).toEqual(['PEPPOL-COMMON-R043'])
    // A consumer's is for the accountant alone: Peppol has no address for the buyer.
    const { companyNumber: _, vatNumber: __, ...consumer } = document.buyer
    expect(brokenRules(writeUbl({ ...document, buyer: consumer }))).toContain('PEPPOL-EN16931-R010')
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
      expect(brokenRules(xml)).toEqual([])
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
