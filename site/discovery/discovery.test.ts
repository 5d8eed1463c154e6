import { describe, expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { otherLanguage } from '../../domain/language.ts'
import { existsIn, listedPages, pathOf } from '../../domain/website/pages.ts'
import { pairPages } from '../../services/cms/page-twins.ts'
import { openSite } from '../../testing/open-site.ts'
import { recordPublications } from './publications.ts'

const origin = { en: 'https://www.helderhuis.example', nl: 'https://nl.helderhuis.example' }
const here = origin[language]

test('robots.txt allows everything except the endpoints and names the sitemap; the manifest is in the site’s language', async () => {
  const { get } = await openSite()
  const response = await get('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(
    `User-agent: *\nDisallow: /api/\nDisallow: /start$\nDisallow: /start?\n\nSitemap: ${here}/sitemap.xml\n`,
  )
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.headers.get('content-type')).toContain('application/manifest+json')
  expect(await manifest.json()).toMatchObject({ name: 'Helderhuis', lang: language, start_url: '/' })
})

test('security.txt names a contact and expires in the future, within a year', async () => {
  const { get, services } = await openSite()
  const response = await get('/.well-known/security.txt')
  const fields = Object.fromEntries(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(fields.Contact).toMatch(/^mailto:.+@helderhuis\.example$/)
  const days = (Date.parse(fields.Expires) - services.clock().getTime()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
  expect(fields.Canonical).toBe(`${here}/.well-known/security.txt`)
})

test('every listed page is in the sitemap once, with itself and its counterpart as alternates', async () => {
  const { get } = await openSite()
  const xml = await (await get('/sitemap.xml')).text()
  const found = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  const listed = listedPages(language)
  expect(found.sort()).toEqual(listed.map((id) => new URL(pathOf(id, language), here).href).sort())
  for (const id of listed.filter((candidate) => existsIn(candidate, otherLanguage(language)))) {
    for (const version of ['en', 'nl'] as const) {
      const href = new URL(pathOf(id, version), origin[version]).href
      expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="${version}" href="${href}"/>`)
    }
  }
})

describe('lastmod', () => {
  const dateOf = (xml: string, path: string) =>
    new RegExp(`<loc>${here}${path}</loc><lastmod>(.*?)</lastmod>`).exec(xml)?.[1]

  test('is when the words went online, and survives a restart with the same words', async () => {
    const { get, setTime, services } = await openSite()
    setTime('2026-12-24T12:00:00.000Z')
    await recordPublications(services)
    expect(dateOf(await (await get('/sitemap.xml')).text(), '/privacy')).toBe('2026-11-23T10:00:00.000Z')
  })

  test('is when a process first started with words that differ from the recorded ones', async () => {
    const { get, setTime, services } = await openSite()
    await services.database
      .updateTable('publication')
      .set({ digest: 'former words' })
      .where('pageId', '=', 'privacy')
      .execute()
    setTime('2026-12-24T12:00:00.000Z')
    await recordPublications(services)
    const xml = await (await get('/sitemap.xml')).text()
    expect(dateOf(xml, '/privacy')).toBe('2026-12-24T12:00:00.000Z')
    expect(dateOf(xml, '/disclaimer')).toBe('2026-11-23T10:00:00.000Z')
  })

  test('of a page with reviews is the last change of the reviews, if that is later; of a CMS page its own', async () => {
    const { get, publish, services } = await openSite()
    await publish({ path: 'ramen/antwerpen-é', title: 'Ramen', updatedAt: '2026-10-01T09:00:00.000Z' })
    await services.database
      .insertInto('change')
      .values({ subject: 'reviews', id: 2, changedAt: '2026-11-25T08:00:00.000Z' })
      .execute()
    const xml = await (await get('/sitemap.xml')).text()
    expect(dateOf(xml, '/')).toBe('2026-11-25T08:00:00.000Z')
    expect(dateOf(xml, '/ramen/antwerpen-%C3%A9')).toBe('2026-10-01T09:00:00.000Z')
  })
})

test('CMS pages have alternates where their counterpart is published; drafts, and those at the path of a known page, are left out', async () => {
  const { get, publish, services } = await openSite()
  const other = otherLanguage(language)
  for (const path of ['both', 'draft']) await publish({ path, title: path })
  await publish({ language: other, path: 'both', title: 'both' })
  await publish({ language: other, path: 'draft', title: 'draft', status: 'draft' })
  const [news, twin] = ['news/2026-11-28-open', 'nieuws/2026-11-28-open']
  await publish({ language: 'en', path: news, title: 'Open' })
  await publish({ language: 'nl', path: twin, title: 'Open' })
  await pairPages(services.database, { language: 'en', path: news }, twin, new Date())
  await publish({ path: 'not-yet', title: 'Draft', status: 'draft' })
  await publish({ path: 'privacy', title: 'Covered', updatedAt: '2020-01-01T00:00:00.000Z' })
  const xml = await (await get('/sitemap.xml')).text()
  expect(xml).toContain(`hreflang="${other}" href="${origin[other]}/both"`)
  expect(xml).not.toContain(`${origin[other]}/draft`)
  expect(xml.match(/\/(?:news|nieuws)\/2026-11-28-open"/g)).toHaveLength(3)
  expect(xml).not.toContain('not-yet')
  expect(xml.match(/\/privacy<\/loc>/g)).toHaveLength(1)
  expect(xml).not.toContain('2020-01-01')
})

test('a GET writes nothing: dates are recorded when a process starts', async () => {
  const { get, services } = await openSite()
  await services.database.deleteFrom('publication').execute()
  const xml = await (await get('/sitemap.xml')).text()
  expect(xml).not.toContain('<lastmod>')
  expect(await services.database.selectFrom('publication').selectAll().execute()).toEqual([])
})

describe('search engines', () => {
  const marked = async (site: Record<string, string>, ...urls: string[]) => {
    const { get } = await openSite(site)
    return Promise.all(urls.map(async (url) => (await get(url)).headers.get('x-robots-tag')))
  }
  const both = (first: string) => ({ SITE_ORIGIN_EN: first, SITE_ORIGIN_NL: first })

  test('may index a site with a public origin', async () => {
    expect(await marked({}, '/')).toEqual([null])
  })

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://192.168.1.4', 'https://preview.internal'])(
    'may not index a site whose origin is %s, files and redirects included',
    async (origin) => {
      const urls = ['/', '/robots.txt', '/privacy/'].flatMap((path) => [
        `https://reached-from-outside.example${path}`,
        `http://localhost:3000${path}`,
      ])
      expect(await marked(both(origin), ...urls)).toEqual(urls.map(() => 'noindex'))
    },
  )

  test('follow SITE_INDEXED, whatever the origin', async () => {
    const local = 'http://localhost:3000'
    expect(await marked({ SITE_INDEXED: 'no' }, '/')).toEqual(['noindex'])
    expect(await marked({ SITE_INDEXED: 'no', ...both(local) }, `${local}/`)).toEqual(['noindex'])
    expect(await marked({ SITE_INDEXED: 'yes', ...both('http://10.0.0.1') }, 'http://10.0.0.1/')).toEqual([null])
  })
})
