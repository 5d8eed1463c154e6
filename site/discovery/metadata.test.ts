import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { listedPages, pathOf } from '../../domain/website/pages.ts'
import { pairPages } from '../../services/cms/page-twins.ts'
import { headOf } from '../../testing/head-of.ts'
import { openSite } from '../../testing/open-site.ts'

const origin = { en: 'https://www.helderhuis.example', nl: 'https://nl.helderhuis.example' }
const here = origin[language]

test('every page carries the metadata of a shared link', async () => {
  const { get } = await openSite()
  for (const id of listedPages(language)) {
    const { meta } = headOf(await (await get(pathOf(id, language))).text())
    const url = here + pathOf(id, language)
    expect({ id, url: meta('og:url'), card: meta('twitter:card'), width: meta('og:image:width') }).toEqual({
      id,
      url,
      card: 'summary_large_image',
      width: '1200',
    })
    expect(meta('og:title'), id).toMatch(/\S/)
    expect(meta('og:description'), id).toBe(meta('description'))
  }
}, 60_000)

test('where the other site is not served, nothing leads to it (R2.2)', async () => {
  const [other, origin] = language === 'en' ? ['nl', 'SITE_ORIGIN_NL'] : ['en', 'SITE_ORIGIN_EN']
  const leads = new RegExp(`hreflang="${other}`, 'i')
  const home = async (environment: Record<string, string>) =>
    leads.test(await (await (await openSite(environment)).get('/')).text())
  expect(await home({ SITE_LANGUAGE: language })).toBe(true)
  expect(await home({ SITE_LANGUAGE: language, [origin]: '' })).toBe(false)
})

test.runIf(language === 'nl')('the language switch of the contact page leads to customer service', async () => {
  const html = await (await (await openSite()).get(pathOf('contact', 'nl'))).text()
  expect(html).toMatch(new RegExp(`<a [^>]*href="${origin.en}${pathOf('customer-service', 'en')}"`))
})

test('a CMS page has the share picture and words of its editor', async () => {
  const { get, publish } = await openSite()
  await publish({
    path: 'ramen',
    title: 'Ramen',
    ogTitle: 'Streeploos "&" helder',
    ogDescription: 'Zo doe je dat',
    ogImage: '/icons/icon-512.png',
  })
  const { meta, link } = headOf(await (await get('/ramen')).text())
  expect(meta('og:title')).toBe('Streeploos "&" helder')
  expect(meta('og:description')).toBe('Zo doe je dat')
  expect(meta('og:image')).toBe(`${here}/icons/icon-512.png`)
  expect(meta('og:image:width')).toBeUndefined()
  expect(link('canonical')).toBe(`${here}/ramen`)
})

test.each(['', 'https://'])(
  'a CMS page without a usable picture address (%j) shows the site’s picture',
  async (ogImage) => {
    const { get, publish } = await openSite()
    await publish({ path: 'ramen', title: 'Ramen', ogImage })
    const { meta } = headOf(await (await get('/ramen')).text())
    expect(meta('og:image')).toBe(`${here}/share.png`)
    expect(meta('og:image:alt')).toBe('Helderhuis')
  },
)

test('a CMS page has alternates while its counterpart is published, under the path that an editor chose (R10.7)', async () => {
  const { get, publish, services } = await openSite()
  const other = otherLanguage(language)
  await publish({ path: 'alone', title: 'Alone' })
  await publish({ path: 'both', title: 'Both' })
  await publish({ path: 'both', title: 'Both', language: other })
  expect(headOf(await (await get('/alone')).text()).alternates).toEqual([])
  expect(Object.fromEntries(headOf(await (await get('/both')).text()).alternates)).toEqual({
    en: `${origin.en}/both`,
    nl: `${origin.nl}/both`,
    'x-default': `${origin.en}/both`,
  })
  const [news, twin] = ['news/2026-11-28-open', 'nieuws/2026-11-28-geopend']
  await publish({ language: 'en', path: news, title: 'Open' })
  await publish({ language: 'nl', path: twin, title: 'Open' })
  const own = language === 'en' ? news : twin
  await pairPages(services.database, { language: 'en', path: news }, twin, new Date())
  const html = await (await get(`/${own}`)).text()
  expect(Object.fromEntries(headOf(html).alternates)).toEqual({
    en: `${origin.en}/${news}`,
    nl: `${origin.nl}/${twin}`,
    'x-default': `${origin.en}/${news}`,
  })
  expect(html).toContain(`href="${origin[other]}/${language === 'en' ? twin : news}"`)
  expect(html).toContain(`<time dateTime="2026-11-28">28 ${language === 'en' ? 'November' : 'november'} 2026</time>`)
})

test('a response to a form, or a page with a postcode in its address, is not indexed separately', async () => {
  const { get } = await openSite()
  const start = headOf(await (await get('/start?zipCode=x')).text())
  expect(start.meta('robots')).toBe('noindex')
  expect(start.link('canonical')).toBeUndefined()
  expect(start.structured).toBeUndefined()
  const carried = headOf(await (await get('/privacy?zipCode=2000')).text())
  expect(carried.link('canonical')).toBe(`${here}/privacy`)
})

test('the head names icons and manifest', async () => {
  const { get } = await openSite()
  const { link } = headOf(await (await get('/')).text())
  expect(link('icon')).toBe('/icons/favicon.svg')
  expect(link('apple-touch-icon')).toBe('/icons/apple-touch-icon-180.png')
  expect(link('manifest')).toBe('/manifest.webmanifest')
})
