import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { language } from '#copy/language.ts'
import { payment } from '#copy/order/payment.ts'
import { brand, company } from '../../domain/company/company.ts'
import { readCompany } from '../../domain/company/read-company.ts'
import { displayPhoneNumber } from '../../domain/contact/phone-number.ts'
import { countryOf } from '../../domain/language.ts'
import { cents } from '../../domain/money/cents.ts'
import { existsIn, illustrationOf, pageIds, pathOf } from '../../domain/website/pages.ts'
import { drawSharePicture } from '../../run/share-pictures/share-pictures.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { remindVisits } from '../../services/orders/notices/remind-visits.ts'
import { recordByOffice } from '../../services/payments/record/record-by-office.ts'
import { seedDatabase } from '../../services/seed/seed-database.ts'
import { pageWords } from '../../site/page-data/page-words.ts'
import { createApp } from '../../site/site-app.ts'
import { officeOrigin, openOffice } from '../office/open-office.ts'
import { openWithRosters } from '../office/open-with-rosters.ts'
import { message } from '../open-message-form.ts'
import { openOrdering } from '../ordering/open-ordering.ts'
import { toOrder, typed } from '../ordering/place-by-form.ts'
import { temporaryFolder } from '../temporary-folder.ts'

const country = countryOf(language)
const { value: sample } = readCompany('company')
const { BE, NL } = sample.legal

/** The traces of the sample: its name, and everything that can be called, written to or looked up in a register. */
const ofTheSample = [
  ...[sample.brand, String(sample.branch?.path), String(sample.googleProfileUrl), ...Object.values(sample.socialLinks)],
  ...Object.values({ ...sample.email, ...sample.mail }).concat(Object.values(sample.phoneNumber)),
  ...[displayPhoneNumber('BE', sample.phoneNumber.BE), displayPhoneNumber('NL', sample.phoneNumber.NL)],
  ...[BE, NL].flatMap(({ name, seat, companyNumber, vatNumber }) => [name, seat.street, companyNumber, vatNumber]),
]

function expectNothingOfTheSample(where: string, text: string): void {
  for (const own of ofTheSample) expect(text.toLowerCase(), where).not.toContain(own.toLowerCase())
}

async function openCompany() {
  const folder = temporaryFolder()
  const ordering = await openOrdering({
    ...{ SITE_ORIGIN_EN: 'https://be.blinkwerk.example', SITE_ORIGIN_NL: 'https://nl.blinkwerk.example' },
    ...{ ORDER_ORIGIN_EN: 'https://order.blinkwerk.example', ORDER_ORIGIN_NL: 'https://bestel.blinkwerk.example' },
    ...{ MAIL_DIR: join(folder, 'mail'), SMS_DIR: join(folder, 'sms') },
  })
  await seedDatabase(ordering.services.database)
  return { ...ordering, folder }
}

test('this test runs as the second company', () => {
  expect([brand, company.phoneNumber.BE, pathOf('local-branch', language)]).toEqual([
    ...['Blinkwerk', '+3231234567', '/blinkwerk-haarlem'],
  ])
})

test('pages and files of the website name the second company, and nothing of the sample', async () => {
  const { services, get, setTime } = await openCompany()
  expect(await services.database.selectFrom('page').select('path').execute()).toEqual([])
  const own = pageIds.filter((id) => existsIn(id, language)).map((id) => pathOf(id, language))
  const files = ['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/.well-known/security.txt']
  for (const path of [...own, ...files, '/nothing-here']) {
    const text = await (await get(path)).text()
    expectNothingOfTheSample(path, text)
    if (own.includes(path)) expect(text, path).toContain(brand)
  }
  for (const id of pageIds.filter((each) => existsIn(each, language))) {
    const picture = drawSharePicture(pageWords[id].title, illustrationOf(id))
    expect(picture, id).toContain(`>${brand}<`)
    expect(picture, id).not.toContain(sample.brand)
  }
  expect(await (await get('/')).text()).toContain(displayPhoneNumber(country, company.phoneNumber[country]))
  expect(await (await get('/')).text()).toContain('09:00–17:00')
  setTime('2027-01-30T10:00:00.000Z')
  expect(await (await get('/')).text(), 'closed for a week').toMatch(/(?:opens Mon|ma) 8\sfeb/i)
})

test('an order, its calendar file, its mails and its text message name the second company, and nothing of the sample', async () => {
  const { services, request, setTime, folder, ...ordering } = await openCompany()
  const { database } = services
  const form = { ...message, kind: 'contact', remark: 'A question.' }
  await createApp(services).request(`${services.settings.origin[language]}/api/sendMail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Form-Duration': '60000' },
    body: JSON.stringify(form),
  })
  const placed = await toOrder(ordering)
  const { path } = placed
  for (const page of ['', '/change', '/cancel', '/withdraw', '/pay', '/statement', '/proof', '/visit.ics']) {
    const response = await request(path + page)
    expect(response.status, page).toBe(200)
    const text = await response.text()
    expectNothingOfTheSample(page, text)
    expect(text, page).toContain(brand)
  }
  for (const page of ['/', '/login', '/withdrawal', '/location'])
    expectNothingOfTheSample(page, await (await request(page)).text())

  const { date } = await database.selectFrom('order').select('date').executeTakeFirstOrThrow()
  setTime(new Date(Date.parse(`${date}T18:00:00Z`) - 86_400_000).toISOString())
  expect(await remindVisits({ database, clock: services.clock }, language)).toBe(1)
  services.mailWorker.start()
  services.textWorker.start()
  onTestFinished(async () => void (await Promise.all([services.mailWorker.stop(), services.textWorker.stop()])))
  const waiting = () => database.selectFrom('mail').select('purpose').where('state', '!=', 'sent').execute()
  await expect.poll(waiting).toEqual([])
  const files = globSync(`${folder}/**/*`, { withFileTypes: true }).filter((file) => file.isFile())
  const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
  expect(texts.filter((text) => text.includes(typed.email)).length).toBeGreaterThan(0)
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts) {
    expectNothingOfTheSample('mail', text)
    expect(text).toContain(brand)
  }
})

test('the office names the second company', async () => {
  const { app } = await openOffice()
  const page = await (await app.request(`${officeOrigin}/sign-in`)).text()
  // The origin of every office in tests.
  const text = page.replaceAll(officeOrigin.slice('https://'.length), '')
  expect(text).toContain(brand)
  expectNothingOfTheSample('/sign-in', text)
})

test('invoices come as the owner says: here on request in Belgium, and for every order in the Netherlands (R18.41)', async () => {
  const { services, ...ordering } = await openCompany()
  const { database, clock } = services
  const { path } = await toOrder(ordering)
  const { id, priceCents } = await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
  const by = { person: { id: 'office' }, seenDue: priceCents, entryId: 'receipt' }
  await recordByOffice(database, id, { method: 'cash', cents: cents(1000), receipt: '' }, by, clock())
  const { ask } = payment.statement.invoice
  const statement = await ordering.open(`${path}/statement`)
  expect(statement.text.includes(ask)).toBe(country === 'BE')
  const { all } = await readInvoices(database, id)
  expect(all.map(({ document }) => document.kind)).toEqual(country === 'BE' ? [] : ['prepayment'])
  // Once asked for, they follow.
  if (country === 'BE') await statement.press(ask)
  const more = { ...by, seenDue: priceCents - 1000, entryId: 'another' }
  await recordByOffice(database, id, { method: 'cash', cents: cents(2000), receipt: '' }, more, clock())
  const { inForce } = await readInvoices(database, id)
  expect(inForce.map(({ document }) => document.grossCents)).toEqual([1000, 2000])
})

test('a Belgian company with a VAT number that files returns is invoiced by reverse charge, if the office says so (R18.44)', async () => {
  const office = await openWithRosters()
  const { database } = office
  const { order } = await office.place()
  await database.updateTable('order').set({ state: 'inspected' }).execute()
  const olga = await office.signedInAs('owner', 'Olga')
  const page = await olga.open(`/orders/${order.number}/payments`)
  const company = { company: 'Ada BV', companyNumber: '0123.456.749', street: 'Meir 1', zipCode: '2000', city: 'Aalst' }
  const wrong = await page.press('Issue the invoice', { ...company, reverseCharge: true })
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Without one there’s no reverse charge')])
  const other = await wrong.press('Issue the invoice', { vatNumber: 'BE 0000.000.097' })
  expect(other.status).toBe(422)
  const issued = await other.press('Issue the invoice', { vatNumber: 'be0123456749' })
  expect(issued.text).toContain('SAMPLE-BE-2026-0001 is in force')
  expect(issued.text).toContain('VAT taken off: reverse charge')
  const text = await (await olga.get(`/orders/${order.number}/invoices/SAMPLE-BE-2026-0001.xml`)).text()
  expect(text).toContain('<cbc:ID>AE</cbc:ID><cbc:Percent>0</cbc:Percent>')
  expect(text).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-AE</cbc:TaxExemptionReasonCode>')
  expect(text).toContain('<cbc:CompanyID>BE0123456749</cbc:CompanyID>')
})
