import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { details } from '#copy/order/details.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { payment } from '#copy/order/payment.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { money } from '../../copy/format/format-work.ts'
import { invoiceWords } from '../../copy/invoice-words.ts'
import { countryOf } from '../../domain/language.ts'
import { cents } from '../../domain/money/cents.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { creditInvoice, issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import { correctCharge } from '../../services/payments/record/record-by-office.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { toOrder } from '../../testing/ordering/place-by-form.ts'
import { agreementIn } from '../../testing/orders/agreement-in.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'
import { placedForBusiness } from '../../testing/orders/placed-for-business.ts'
import { stepOrder } from '../../testing/orders/step-order.ts'
import { payOrder } from '../../testing/payments/pay-order.ts'

const { invoice: words } = payment.statement
const country = countryOf(language)
const isBelgian = country === 'BE'
const person = { id: 'olga' }

/** A file that names the business, and of the price that all is paid. */
const xmlOf = (priceCents: number) =>
  new RegExp(
    `<cbc:Name>Ada &#38; Sons BV</cbc:Name>[^]*<cbc:TaxInclusiveAmount[^>]*>${(priceCents / 100).toFixed(2)}<[^]*<cbc:PayableAmount[^>]*>0.00<`,
  )

async function openStatement() {
  const ordering = await openOrdering()
  const { path } = await toOrder(ordering, 30)
  const { database, clock } = ordering.services
  const { id, priceCents } = await ordering.storedOrder()
  const pay = () => payOrder(database, id, priceCents, clock())
  return { ...ordering, database, clock, id, priceCents, path, pay, show: () => ordering.open(`${path}/statement`) }
}

test('a paid order gets one prepayment invoice without a date of work, unasked in Belgium, and cancelling credits it (R18.41)', async () => {
  const { takingOrders, database, id, priceCents, path, pay, show, request } = await openStatement()
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

  await cancelOrder(takingOrders(), id, undefined)
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

const mixed = { place: 'mixed', dwellingPercent: 60 } as const
const euros = (amount: number) => money(cents(amount))

test.each([
  {
    who: 'that owes no VAT itself',
    facts: mixed,
    vat: isBelgian
      ? [[21, 100_000, 21_000]]
      : [
          [9, 60_000, 5400],
          [21, 40_000, 8400],
        ],
  },
  { who: 'that owes the VAT', facts: { ...mixed, filesReturns: true, isCleaner: true }, vat: [] },
])(
  'a business $who reads its name, net amounts, the VAT at each rate and the total (R19.2, R19.3)',
  async ({ facts, vat }) => {
    const ordering = await openOrdering()
    const orders = ordering.takingOrders()
    const agreed = agreementIn(country, { ...facts, reference: 'PO 7' })
    const { order, key } = await placedForBusiness(orders, agreed)
    const path = `/order/${key.number}/${key.secret}`
    const { invoice } = invoiceWords[language]
    const total = vat.reduce((sum, [, , cents = 0]) => sum + cents, 100_000)
    const said = [
      ...vat.map(
        ([percent, net = 0, vatCents = 0]) =>
          `${fillAll(invoice.vat, { percent: String(percent), net: euros(net) })} ${euros(vatCents)}`,
      ),
      ...(vat.length > 0
        ? [`${invoice.net} ${euros(100_000)}`, `${invoice.total} ${euros(total)}`]
        : [invoice.reverseChargedTotal]),
    ]
    const statement = await ordering.open(`${path}/statement`)
    for (const text of [...said, agreed.company.name, agreed.company.companyNumber, agreed.work])
      expect(statement.text).toContain(text)
    expect(statement.text.includes(invoice.reverseCharge[country])).toBe(vat.length === 0)
    const page = await ordering.open(path)
    for (const ofHomes of [orderPage.actions.change, orderPage.actions.proof]) expect(page.text).not.toContain(ofHomes)
    expect((await ordering.open(`${path}/change`)).text).not.toContain(orderPage.change.dateLead)
    expect((await ordering.open(`${path}/details`)).text).not.toContain(details.presence.hint)
    expect((await ordering.open(`${path}/withdraw`)).text).toContain(orderPage.withdraw.unknown)
    const pay = await ordering.open(`${path}/pay`)
    for (const text of said) expect(pay.text).toContain(text)
    expect([statement.text, pay.text].some((text) => text.includes(payment.parts.charges.reverseCharge))).toBe(false)

    for (const step of ['begin', 'inspect'] as const)
      expectOutcome(
        await stepOrder({ ...orders, clock: () => order.startsAt }, order.id, step, {
          actor: 'office',
          version: undefined,
        }),
        'done',
      )
    const { text } = await ordering.open(`${path}/statement`)
    for (const one of [...said, 'PO 7', agreed.company.vatNumber]) expect(text).toContain(one)
  },
)
