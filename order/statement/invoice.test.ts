import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { payment } from '#copy/order/payment.ts'
import { fill } from '../../copy/fill.ts'
import { invoiceWords } from '../../copy/invoice-words.ts'
import { countryOf } from '../../domain/language.ts'
import { cents } from '../../domain/money/cents.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { creditInvoice, issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import { correctCharge } from '../../services/payments/record/record-by-office.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { toOrder } from '../../testing/ordering/place-by-form.ts'
import { payOrder } from '../../testing/payments/pay-order.ts'

const { invoice: words } = payment.statement
const isBelgian = language === 'en'
const person = { id: 'olga' }

/** A file that names the business, and of the price that all is paid. */
const xmlOf = (priceCents: number) =>
  new RegExp(
    `<cbc:Name>Ada &amp; Sons BV</cbc:Name>[^]*<cbc:TaxInclusiveAmount[^>]*>${(priceCents / 100).toFixed(2)}<[^]*<cbc:PayableAmount[^>]*>0.00<`,
  )

async function openStatement() {
  const ordering = await openOrdering()
  const { path } = await toOrder(ordering, 30)
  const { database, clock } = ordering.services
  const { id, priceCents } = await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
  const pay = () => payOrder(database, id, priceCents, clock())
  return { ...ordering, database, clock, id, priceCents, path, pay, show: () => ordering.open(`${path}/statement`) }
}

test('a paid order gets one prepayment invoice without a date of work, unasked in Belgium, and cancelling credits it (R18.41)', async () => {
  const { services, database, id, priceCents, path, pay, show, request } = await openStatement()
  const early = await show()
  expect(early.text).not.toContain(words.ask)
  expect(early.text).toContain(words.early)
  const tooEarly = await request(`${path}/statement`, { method: 'POST', body: new URLSearchParams({ ask: 'yes' }) })
  expect([tooEarly.status, await tooEarly.text()]).toEqual([409, expect.stringContaining(words.early)])

  await pay()
  const statement = await show()
  if (!isBelgian) {
    await statement.press(words.ask)
    await statement.press(words.ask)
  }
  const { text, document } = await show()
  const { invoice } = invoiceWords[language]
  expect(text).toMatch(new RegExp(fill(invoice.titles.prepayment, { number: 'SAMPLE-[A-Z]{2}-\\d{4}-0001' })))
  const said = [words.ask, words.early, invoice.supplied, invoice.paidOn].map((one) => text.includes(one))
  expect(said).toEqual([false, false, false, true])
  const stored = await database.selectFrom('invoice').select(['seq', 'json']).execute()
  expect(stored).toMatchObject([{ seq: 1, json: expect.stringContaining(`"grossCents":${priceCents}`) }])
  // Supplier and customer are named by the document alone; the sheet of a Belgian seat is Dutch, with a translation.
  const sheets = [...document.querySelectorAll('[lang] h2')].map((heading) => heading.closest('[lang]'))
  expect(sheets.map((sheet) => sheet?.getAttribute('lang'))).toEqual(isBelgian ? ['nl', 'en'] : ['nl'])
  const { firstName, lastName } = await database.selectFrom('orderPerson').selectAll().executeTakeFirstOrThrow()
  const name = new RegExp(`${firstName} ${lastName}`, 'g')
  for (const sheet of sheets) expect(sheet?.textContent?.match(name)).toHaveLength(1)
  expect(text.match(name)).toHaveLength(sheets.length)

  if (!services.orders) throw new Error('no tariff')
  await cancelOrder(services.orders, id, undefined)
  const cancelled = await show()
  const note = fill(invoice.creditNotes[countryOf(language)], { number: 'SAMPLE-[A-Z]{2}-\\d{4}-0002' })
  expect(cancelled.text).toMatch(new RegExp(note))
  expect(cancelled.text).toContain(invoice.causes.cancelled)
})

test('a Belgian business gets its invoice as a file too, without what paying late cost (R18.43)', async () => {
  const { database, clock, id, priceCents, path, pay, show, request } = await openStatement()
  await pay()
  await issueInvoice(database, id, { payee: undefined }, clock())
  const file = (seq: string) => request(`${path}/invoice/2026-000${seq}.xml`)
  expect([(await show()).document.querySelectorAll('a[href$=".xml"]').length, (await file('1')).status]).toEqual([
    0, 404,
  ])
  const { inForce } = await readInvoices(database, id)
  const credit = { number: inForce[0]?.document.number ?? '', reason: 'a business', person }
  await creditInvoice(database, id, credit, clock())
  const late = { cents: cents(4000), reason: 'late', isLateCost: true }
  await correctCharge(database, id, late, { person, seenDue: 0, entryId: 'late' }, clock())
  const seat = { street: 'Meir 1', zipCode: '2000', city: 'Antwerpen', country: countryOf(language) }
  const company = { party: { ...seat, name: 'Ada & Sons BV', companyNumber: '0123.456.749' }, reference: 'PO 77' }
  await issueInvoice(database, id, { company, payee: undefined, person }, clock())
  const { text, document } = await show()
  const said = [payment.parts.charges.lateCost, 'PO 77', '(0%'].map((one) => text.includes(one))
  expect(said).toEqual([true, true, false])
  const links = [...document.querySelectorAll('a[href$=".xml"]')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(isBelgian ? [`${path}/invoice/2026-0003.xml`] : [])
  const sent = await file('3')
  expect([sent.status, sent.headers.get('content-type')?.split(';')[0]]).toEqual(
    isBelgian ? [200, 'application/xml'] : [404, 'text/html'],
  )
  if (isBelgian) expect(await sent.text()).toMatch(xmlOf(priceCents))
})
