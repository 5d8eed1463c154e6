import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { postcodeForm } from '#copy/postcode-form.ts'
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
    expect(text, path).not.toContain(services.settings.origin[other])
  }
})

test('a postcode of the other country is not recognised, by the form and by step 1 (R1.12)', async () => {
  const { services, get, request } = await openOrdering(unserved)
  const foreign = language === 'nl' ? '2000' : '1012 AB'
  const form = await (await get(`/start?packageId=gs&zipCode=${encodeURIComponent(foreign)}`)).text()
  const step = await (await request(`/location?packageId=gs&zipCode=${encodeURIComponent(foreign)}`)).text()
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
  const olga = await office.signedIn(await office.addPerson('owner', 'Olga'))
  for (const path of [
    '/',
    '/orders',
    '/planning',
    '/company/contact',
    '/company/legal',
    '/company/payee',
    '/tariffs',
    '/pages/new',
  ]) {
    const text = (await olga.open(path)).text
    expect(text, path).not.toMatch(language === 'nl' ? /Belgi(?:um|an)/ : /Netherlands|Dutch/)
  }
})
