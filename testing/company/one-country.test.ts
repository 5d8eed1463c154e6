import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { location } from '#copy/order/location.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
import { company } from '../../domain/company/company.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { countryOf, otherLanguage } from '../../domain/language.ts'
import { existsIn, pageIds, pathOf } from '../../domain/website/pages.ts'
import { refuseUnservedOrders } from '../../run/refuse-start.ts'
import { seedDatabase } from '../../services/seed/seed-database.ts'
import { readSettings } from '../../services/settings/settings.ts'
import { openOffice } from '../office/open-office.ts'
import { openOrdering } from '../ordering/open-ordering.ts'
import { toOrder } from '../ordering/place-by-form.ts'

const other = otherLanguage(language)

/** Traces of the other country: its name, its site, and links between the language versions of a page. */
const traces =
  language === 'nl' ? /belg(?:i|\b)|hreflang|og:locale:alternate/i : /netherlands|hreflang|og:locale:alternate/i

const ending = other.toUpperCase()
/** Tests have origins of both sites. */
const unserved = { [`SITE_ORIGIN_${ending}`]: '', [`ORDER_ORIGIN_${ending}`]: '' }

test('pages, headers and files of a company with one country say nothing of the other one (R1.12)', async () => {
  const { services, get } = await openOrdering(unserved)
  await seedDatabase(services.database)
  const own = pageIds.filter((id) => existsIn(id, language)).map((id) => pathOf(id, language))
  for (const path of [...own, '/sitemap.xml', '/robots.txt', '/start?zipCode=1', '/nothing-here']) {
    const response = await get(path)
    const text = (await response.text()) + JSON.stringify([...response.headers])
    expect(text, path).not.toMatch(traces)
    // The firm is its owner's; only prices and reviews are samples.
    expect(text, path).not.toMatch(/company, prices|bedrijf, prijzen/)
    expect(text, path).not.toContain(services.settings.origin[other])
  }
})

test('its written folder names no file that is not there, and has the comment of an entry above it', () => {
  const [file, words] = ['company', `words-${language}`].map((name) =>
    readFileSync(join(companyFolder, `${name}.yaml`), 'utf8'),
  )
  expect(file + String(words)).not.toContain(`words-${other}`)
  expect(file).not.toMatch(/^ +#.*\n(?: *#.*\n)*[^\s#]/m)
  expect(String(company.googleProfileUrl)).toMatch(language === 'nl' ? /^undefined$/ : /^https:/)
})

test('a postcode of the other country is not recognised, by the form, by step 1 and for programs (R1.12)', async () => {
  const { services, get, request } = await openOrdering(unserved)
  const foreign = language === 'nl' ? '2000' : '1012 AB'
  const form = await (await get(`/start?packageId=gs&zipCode=${encodeURIComponent(foreign)}`)).text()
  const step = await (await request(`/location?packageId=gs&zipCode=${encodeURIComponent(foreign)}`)).text()
  const program = await get(`/api/estimate?packageId=gs&zipCode=${encodeURIComponent(foreign)}`)
  expect(await program.json()).toMatchObject({ errors: { zipCode: 'malformed' } })
  for (const page of [form, step]) {
    expect(page.replaceAll('\u00a0', ' ')).toContain(postcodeForm.problems.malformed)
    expect(page).not.toContain(services.settings.orderSiteUrl[other])
  }
})

test('settings of a site that the company does not have stop the start', () => {
  for (const [name, value] of [
    [`SITE_ORIGIN_${ending}`, 'https://www.blinkwerk.test'],
    [`ORDER_ORIGIN_${ending}`, 'https://order.blinkwerk.test'],
    ['SITE_LANGUAGE', other],
  ] as const)
    expect(() => readSettings({ [name]: value })).toThrow('is for a country that countries in')
  const { languages, reachable, port } = readSettings({ PORT: '4000' })
  expect({ languages, reachable, port: port[language] }).toEqual({
    languages: [language],
    reachable: [language],
    port: 4000,
  })
})

test('an open order of a country that the company no longer lists stops the start, and a past one does not', async () => {
  const { services, ...ordering } = await openOrdering(unserved)
  const { database } = services
  await toOrder(ordering)
  await refuseUnservedOrders({ database })
  await database
    .updateTable('order')
    .set({ country: countryOf(other) })
    .execute()
  const { number } = await database.selectFrom('order').select('number').executeTakeFirstOrThrow()
  await expect(refuseUnservedOrders({ database })).rejects.toThrow(number)
  await database.updateTable('order').set({ state: 'done' }).execute()
  await refuseUnservedOrders({ database })
})

test('the office of a company with one country has no choice of country', async () => {
  const office = await openOffice()
  const olga = await office.signedInAs('owner', 'Olga')
  for (const path of [
    '/',
    '/orders',
    '/planning',
    '/company/contact',
    '/company/legal',
    '/company/payee',
    '/company/claims',
    '/retention',
    // A Belgian firm's invoices may be in Dutch.
    ...(language === 'nl' ? ['/company', '/company/invoices'] : []),
    '/tariffs',
    '/pages/new',
  ]) {
    const text = (await olga.open(path)).text
    expect(text, path).not.toMatch(language === 'nl' ? /Belgi(?:um|an)/ : /Netherlands|Dutch/)
  }
})

const elsewhere = 'We werken in Noord-Holland en Overijssel.'

test.runIf(language === 'nl')(
  'a firm of two provinces sells there, and says elsewhere where it goes, on every path that takes a code (R1.13)',
  async () => {
    const ordering = await openOrdering(unserved)
    const { get, open, request } = ordering
    for (const path of ['/start', pathOf('estimate', language)]) {
      const page = await get(`${path}?packageId=gs&zipCode=9711AB`)
      expect(page.status, path).toBe(200)
      expect(await page.text(), path).toContain(`In 9711AB komen we nog niet. ${elsewhere}`)
    }
    const first = await open('/location?packageId=gs&zipCode=9711AB')
    const sent = await first.press(location.submit, { houseNumber: '12' })
    for (const page of [first, sent]) {
      expect([page.status, page.text]).toEqual([200, expect.stringContaining(elsewhere)])
      expect(page.document.querySelector('a[href*="zipCode=9711AB#message"]')).not.toBeNull()
    }
    const order = { packageId: 'gs', rooms: 'kr-12-2', visit: '2026-12-01.morning' }
    const body = (zipCode: string) => JSON.stringify({ ...order, zipCode })
    const headers = { 'Content-Type': 'application/json' }
    for (const zipCode of ['1012AB', '9711AB', '7551AB', '8011AB', '1791AB', '3511AB']) {
      const isServed = zipCode < '2' || /^(?:75|80)/.test(zipCode)
      const query = `packageId=gs&zipCode=${zipCode}`
      const answers = [
        await get(`/api/estimate?${query}`),
        await request(`/api/visits?${query}`),
        await request('/api/orders', { method: 'POST', body: body(zipCode), headers }),
      ]
      const problems = await Promise.all(answers.map(async (answer) => (await answer.json()).errors?.zipCode))
      expect(problems, zipCode).toEqual(isServed ? [undefined, undefined, undefined] : Array(3).fill('notCovered'))
      const handed = (await get(`/start?${query}`)).status
      expect(handed, zipCode).toBe(isServed ? 303 : 200)
    }
    const hints = /placeholder="bijv. (?!(?:1012|75\d\d|80\d\d) )\d{4} /
    for (const id of [...pageIds.filter((id) => existsIn(id, language)), 'gs'] as const)
      expect((await (await get(pathOf(id, language))).text()).match(hints), id).toBeNull()
    const placed = await toOrder(ordering)
    expect(placed.text).toContain('Amsterdam')
    const home = await (await get('/')).text()
    expect(home).toContain('{"@type":"AdministrativeArea","name":"Noord-Holland"}')
    expect(home).toContain(elsewhere)
  },
)
