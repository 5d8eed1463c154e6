import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { payment } from '#copy/order/payment.ts'
import { countryOf } from '../../domain/language.ts'
import { cents } from '../../domain/money/cents.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { lockOrder } from '../../services/orders/advance/advance-order.ts'
import { creditInvoice, issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import { readInvoices } from '../../services/payments/invoices/read-invoices.ts'
import { correctCharge } from '../../services/payments/record/record-by-office.ts'
import { recordPayment } from '../../services/payments/record/record-payment.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { toOrder } from '../../testing/ordering/place-by-form.ts'

const { invoice: words } = payment.statement

/** A file that names the business, and of the price that all is paid. */
const xmlOf = (priceCents: number) =>
  new RegExp(
    `<cbc:Name>Ada &amp; Sons BV</cbc:Name>[^]*<cbc:TaxInclusiveAmount[^>]*>${(priceCents / 100).toFixed(2)}<[^]*<cbc:PayableAmount[^>]*>0.00<`,
  )

test('a customer who has paid asks for one invoice on the statement, whatever a second press sends (R18.41)', async () => {
  const ordering = await openOrdering()
  const { path } = await toOrder(ordering, 30)
  const { database, clock } = ordering.services
  const { id, priceCents } = await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
  const early = await ordering.open(`${path}/statement`)
  expect(early.text).not.toContain(words.ask)

  await retryingTransaction(database, async (transaction) => {
    await lockOrder(transaction, id)
    const cash = {
      orderId: id,
      method: 'cash',
      provider: 'office',
      providerId: 'receipt 1',
      cents: priceCents,
    } as const
    await recordPayment(transaction, cash, clock())
  })
  const statement = await ordering.open(`${path}/statement`)
  const issued = await statement.press(words.ask)
  await statement.press(words.ask)
  expect(issued.text).toMatch(/SAMPLE-[A-Z]{2}-\d{4}-0001/)
  expect(issued.text).not.toContain(words.ask)
  expect(await database.selectFrom('invoice').select('seq').execute()).toEqual([{ seq: 1 }])

  // A consumer gets no file for an access point; a Belgian business does (R18.43), without what paying late cost.
  const file = (seq: string) => ordering.request(`${path}/invoice/2026-000${seq}.xml`)
  expect([issued.document.querySelectorAll('a[href$=".xml"]').length, (await file('1')).status]).toEqual([0, 404])
  const person = { id: 'olga' }
  const { open } = await readInvoices(database, id)
  await creditInvoice(database, id, { number: open?.document.number ?? '', reason: 'a business', person }, clock())
  const late = { cents: cents(4000), reason: 'late', isLateCost: true }
  await correctCharge(database, id, late, { person, seenDue: 0, entryId: 'late' }, clock())
  const seat = { street: 'Meir 1', zipCode: '2000', city: 'Antwerpen', country: countryOf(language) }
  const company = { party: { ...seat, name: 'Ada & Sons BV', companyNumber: '0123.456.749' }, reference: 'PO 77' }
  await issueInvoice(database, id, { company, payee: undefined, person }, clock())
  const { text, document } = await ordering.open(`${path}/statement`)
  const said = [payment.parts.charges.lateCost, 'PO 77', '(0%'].map((one) => text.includes(one))
  expect(said).toEqual([true, true, false])
  const isBelgian = language === 'en'
  const links = [...document.querySelectorAll('a[href$=".xml"]')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(isBelgian ? [`${path}/invoice/2026-0003.xml`] : [])
  const sent = await file('3')
  expect([sent.status, sent.headers.get('content-type')?.split(';')[0]]).toEqual(
    isBelgian ? [200, 'application/xml'] : [404, 'text/html'],
  )
  if (isBelgian) expect(await sent.text()).toMatch(xmlOf(priceCents))
})
