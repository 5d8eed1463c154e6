import { expect, test } from 'vitest'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { type Engine, engines } from '../../testing/database/engines.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { agreementIn } from '../../testing/orders/agreement-in.ts'
import { mail, wholeText } from '../../testing/orders/composed-mails.ts'
import { placedForBusiness } from '../../testing/orders/placed-for-business.ts'
import { daySheetPath } from '../sections/planning-paths.ts'

const typed = {
  ...{ companyNumber: '0403.019.261', vatNumber: 'BE 0403.019.261', filesReturns: 'yes', reference: 'PO 7' },
  ...{ zipCode: '2000', street: 'Meir', houseNumber: '1', city: 'Antwerp', place: 'premises', presence: 'present' },
  ...{ work: 'All floors of the shop\nand its windows', people: '2', hours: '2.5', netPrice: '300' },
}

async function openBusiness(engine: Engine = 'sqlite') {
  const office = await openWithRosters(engine)
  const sara = await office.signedInAs('office', 'Sara')
  const { database } = office.services
  const message = request({ kind: 'business', business: 'Bakery NV', phoneNumber: '03 201 13 00' })
  const accepted = await acceptSubmission(database, submission({ request: message }), office.now())
  if (accepted.outcome !== 'done') throw new Error('not accepted')
  const form = await (await sara.open(`/leads/${accepted.id}`)).follow('Order for a business')
  const orders = () => database.selectFrom('order').selectAll().execute()
  return { office, sara, database, form, orders }
}

test.each(engines)('on %s, a business orders agreed work at a net price, once (R19.1, R19.2)', async (engine) => {
  const { office, sara, database, form, orders } = await openBusiness(engine)
  const offered = await form.press('Show available visits', typed)
  expect([offered.status, offered.text]).toEqual([200, expect.stringContaining('To pay: €363')])
  const visit = offered.document.querySelectorAll('select[name=visit] option')[1]?.getAttribute('value') ?? ''
  const mistyped = await offered.press('Place the order', { visit, city: '' })
  const unasked = await (await mistyped.press('Show available visits', typed)).press('Place the order')
  expect([unasked.status, (await orders()).length]).toEqual([422, 0])
  const agreed = { agreed: true }
  const placed = await unasked.press('Place the order', agreed)
  expect((await unasked.press('Place the order', agreed)).path, 'the same order').toBe(placed.path.split('?')[0])
  const [order, ...others] = await orders()
  if (!order) throw new Error('no order')
  expect(others).toEqual([])
  expect(order).toMatchObject({ kind: 'business', packageId: 'business', priceCents: 36_300, people: 2 })
  for (const said of ['Bakery NV', '0403.019.261', 'PO 7', 'All floors of the shop', '€300', '€363'])
    expect(placed.text).toContain(said)
  expect(placed.text).not.toContain('withdraw')
  const changed = await sara.open(`/orders/${order.number}/change`)
  expect(changed.text).toContain('Bakery NV, €363')
  expect(changed.text).toContain('This order can’t be changed.')
  const claimed = await database.selectFrom('claim').select('lane').where('holder', '=', order.id).execute()
  expect(claimed.length, 'people, as any visit').toBe(2)
  expect((await sara.open('/orders?q=bakery')).text).toContain('Bakery NV, Ada Lovelace')
  const sheet = await sara.open(daySheetPath('BE', 'antwerp', order.date))
  expect(sheet.text).toContain('All floors of the shopand its windows')
  const message = await mail(office.orders, 'orderConfirmation')
  const text = wholeText(message)
  for (const said of ['Bakery NV', 'PO 7', 'All floors of the shop', '€300', '€63', '€363', 'within 30 days'])
    expect(text).toContain(said)
  expect(message.text).not.toMatch(/withdraw|undefined|\{\w+\}/i)
  expect(message.attachments?.map(({ filename }) => filename)).toEqual([
    'visit.ics',
    'order-and-task-list.html',
    'terms-and-conditions.html',
  ])
})

test('what was typed for a business is kept, and each mistake is named', async () => {
  const { form, orders } = await openBusiness()
  const wrong = { ...typed, companyNumber: '0403.019.262', place: 'mixed', hours: '25', zipCode: '1791' }
  const another = { ...typed, vatNumber: 'BE 0202.239.951' }
  expect((await form.press('Show available visits', another)).text).toContain('Enter a correct VAT number.')
  const first = await form.press('Show available visits', wrong)
  expect(first.status).toBe(422)
  for (const said of ['Enter a correct company number.', 'Enter the hours of one visit'])
    expect(first.text).toContain(said)
  expect(first.document.querySelector('textarea[name=work]')?.textContent).toBe(typed.work)
  const right = { companyNumber: '403.019.261', hours: '2', zipCode: '2000', invoiceCity: 'Ghent', phoneNumber: '1' }
  const second = await first.press('Show available visits', right)
  for (const said of ['Say how much of it is a dwelling', 'Enter the whole address', 'Enter a correct phone number'])
    expect(second.text).toContain(said)
  expect([second.status, (await orders()).length]).toEqual([422, 0])
})

test('the list of orders as a file has no VAT in the price where the buyer owes that (R19.3)', async () => {
  const { office, sara } = await openBusiness()
  await placedForBusiness(office.orders, agreementIn('BE', { filesReturns: true }))
  expect(await (await sara.get('/orders.csv')).text()).toContain(',"1000.00",0,"0.00",')
})
