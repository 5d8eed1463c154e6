import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { layout } from '#copy/layout.ts'
import { otherLanguage } from '../../domain/language.ts'
import { existsIn, listedPages, type PageId, pageIds, pathOf } from '../../domain/website/pages.ts'
import { pairPages } from '../../services/cms/page-twins.ts'
import { headOf } from '../../testing/head-of.ts'
import { openSite } from '../../testing/open-site.ts'

const origin = { en: 'https://www.helderhuis.example', nl: 'https://nl.helderhuis.example' }
const here = origin[language]
const other = otherLanguage(language)
const parser = new new JSDOM().window.DOMParser()

async function readPages() {
  const { get } = await openSite()
  const read = async (id: PageId) => {
    const html = await (await get(pathOf(id, language))).text()
    return { id, html, ...headOf(html), document: parser.parseFromString(html, 'text/html') }
  }
  return await Promise.all(pageIds.filter((id) => existsIn(id, language)).map(read))
}

let pages: ReturnType<typeof readPages> | undefined
/** All pages as they are served, read once. */
const served = () => (pages ??= readPages())
const listed = async () => (await served()).filter(({ id }) => listedPages(language).includes(id))

const icons = ['/icons/favicon.svg', '/icons/apple-touch-icon-180.png', '/manifest.webmanifest']

test('every page has its own title, description and share card, icons and manifest, one h1, the landmarks and a breadcrumb', async () => {
  const pages = await listed()
  for (const { id, meta, link, document } of pages) {
    const url = here + pathOf(id, language)
    const shared = { url: meta('og:url'), card: meta('twitter:card'), width: meta('og:image:width') }
    const expected = { id, lang: language, canonical: url, url, card: 'summary_large_image', width: '1200' }
    expect({ id, lang: document.documentElement.lang, canonical: link('canonical'), ...shared }).toEqual(expected)
    expect([id, link('icon'), link('apple-touch-icon'), link('manifest')]).toEqual([id, ...icons])
    expect(meta('og:title'), id).toMatch(/\S/)
    expect(meta('og:description'), id).toBe(meta('description'))
    expect(meta('description')?.length, id).toBeGreaterThan(50)
    expect(document.title.length, id).toBeGreaterThan(10)
    expect(document.title.length, id).toBeLessThanOrEqual(70)
    const parts = ['h1', 'header', 'main', 'footer'].map((part) => document.querySelectorAll(part))
    expect([id, ...parts.map(({ length }) => length)]).toEqual([id, 1, 1, 1, 1])
    expect(parts[0]?.[0]?.textContent, id).toMatch(/\S/)
    if (id !== 'home') expect(document.querySelectorAll('nav ol li').length, id).toBeGreaterThanOrEqual(2)
  }
  for (const texts of [pages.map(({ document }) => document.title), pages.map(({ meta }) => meta('description'))])
    expect(new Set(texts).size).toBe(pages.length)
})

test('hreflang names both versions of a page that both sites have, and the language switch leads to the other', async () => {
  expect(pathOf('contact', 'en'), 'R2.3').toBe('/customer-service')
  for (const { id, alternates, document } of await listed()) {
    const urls = { [language]: here + pathOf(id, language), [other]: origin[other] + pathOf(id, other) }
    const both = { ...urls, 'x-default': urls.en }
    expect([id, Object.fromEntries(alternates)]).toEqual([id, existsIn(id, other) ? both : {}])
    // Its label is in this page's language, its visible text in the other one.
    const change = document.querySelector<HTMLAnchorElement>('a[hreflang]')
    expect([id, change?.href, change?.getAttribute('aria-label')]).toEqual([id, urls[other], layout.otherLanguageLabel])
    expect(change?.closest('[lang]')?.getAttribute('lang'), id).toBe(language)
    expect(change?.querySelector(`[lang=${other}]`)?.textContent, id).toBe(layout.otherLanguage)
  }
})

test('no picture competes with the text for the network: none is preloaded, each is lazy or of low priority', async () => {
  const pages = await served()
  const pictures = pages.flatMap(({ document }) => [...document.images])
  expect(pictures.length).toBeGreaterThan(50)
  expect(pictures.filter((picture) => !picture.matches('[loading=lazy], [fetchpriority=low]'))).toEqual([])
  for (const { id, html } of pages) expect(html, id).not.toContain('rel="preload" as="image"')
})

test('where the other site is not served, nothing leads to it (R2.2)', async () => {
  const leads = new RegExp(`hreflang="${other}`, 'i')
  const home = async (environment: Record<string, string>) =>
    leads.test(await (await (await openSite(environment)).get('/')).text())
  expect(await home({ SITE_LANGUAGE: language })).toBe(true)
  expect(await home({ SITE_LANGUAGE: language, [`SITE_ORIGIN_${other.toUpperCase()}`]: '' })).toBe(false)
})

test('a CMS page has the share picture and words of its editor, without a usable address the site’s picture', async () => {
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
  for (const [path, ogImage] of [
    ['none', ''],
    ['unusable', 'https://'],
  ] as const) {
    await publish({ path, title: 'Ramen', ogImage })
    const { meta } = headOf(await (await get(`/${path}`)).text())
    expect([meta('og:image'), meta('og:image:alt')], path).toEqual([`${here}/share.png`, 'Helderhuis'])
  }
})

test('a CMS page has alternates while its counterpart is published, under the path that an editor chose (R10.7)', async () => {
  const { get, publish, services } = await openSite()
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
