import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import pino from 'pino'
import { describe, expect, test } from 'vitest'
import { errors } from '#copy/errors.ts'
import { language } from '#copy/language.ts'
import { ratings } from '#copy/ratings.ts'
import { fill } from '../../copy/fill.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'
import { createApp } from '../site-app.ts'

const origin = language === 'en' ? 'https://www.helderhuis.example' : 'https://nl.helderhuis.example'

describe('a page', () => {
  test('has its content type, may be kept as long as it is asked for, and responds to HEAD without the body', async () => {
    const { get, services } = await openSite()
    const head = await createApp(services).request(`${origin}/`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000)
    expect(await head.text()).toBe('')
    const response = await get('/')
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
  })

  test('is 304 for a client with the current version, and 200 once it has changed', async () => {
    const { get, setTime } = await openSite()
    const etag = (await get('/')).headers.get('etag') ?? ''
    const held = await get('/', { 'If-None-Match': etag })
    expect(held.status).toBe(304)
    expect(await held.text()).toBe('')
    expect((await get('/', { 'If-None-Match': `"other", ${etag}` })).status).toBe(304)
    expect((await get('/', { 'If-None-Match': 'W/"other"' })).status).toBe(200)

    setTime('2027-01-04T10:00:00.000Z')
    const later = await get('/', { 'If-None-Match': etag })
    expect(later.status).toBe(200)
    expect(await later.text()).toContain('2006–2027')
  })

  test('is sent in the best encoding that the client accepts', async () => {
    const { get } = await openSite()
    for (const [accepted, encoding, unpack] of [
      ['br', 'br', brotliDecompressSync],
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['br;q=0 , gzip;q=0.5', 'gzip', gunzipSync],
      ['identity', null, (body: Buffer) => body],
      ['', null, (body: Buffer) => body],
    ] as const) {
      const response = await get('/', accepted ? { 'Accept-Encoding': accepted } : {})
      expect(response.headers.get('content-encoding'), accepted).toBe(encoding)
      const body = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get('content-length'), accepted).toBe(String(body.length))
      expect(unpack(body).toString(), accepted).toContain(`<html lang="${language}">`)
    }
  })

  test.each(['/', pathOf('reviews', language)])('%s shows no average if there are no ratings', async (path) => {
    const { get, services } = await openSite()
    await services.database.deleteFrom('review').execute()
    await services.database.deleteFrom('statistics').execute()
    const html = await (await get(path)).text()
    expect(html).toContain(ratings.none)
    expect(html).not.toContain(fill(ratings.count, { count: '0' }))
  })

  test.each([
    ['/', 'review'],
    ['/', 'statistics'],
    [pathOf('reviews', language), 'statistics'],
  ] as const)(
    '%s is shown without its reviews while the table %s cannot be read, and then with them',
    async (path, table) => {
      const { get, services, setTime } = await openSite()
      const { schema } = services.database
      await schema.alterTable(table).renameTo('hidden').execute()
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(await response.text()).toMatch(/ role="alert">[^<]*no such table.*<footer/s)
      await schema.alterTable('hidden').renameTo(table).execute()
      setTime('2026-11-23T10:00:01.000Z')
      expect(await (await get(path)).text()).not.toContain('no such table')
    },
  )
})

describe('an address without a page', () => {
  test('redirects home, uncached, and is logged as in R2.6', async () => {
    const { services } = await openSite()
    const lines: unknown[] = []
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
    const response = await createApp({ ...services, log }).request(`${origin}/no/such-page?x=1`)
    expect(response.status).toBe(302)
    const error = { level: 50, msg: `No match found for ${origin}/no` }
    expect(lines).toContainEqual(expect.objectContaining(error))
    expect(JSON.stringify(lines), 'a private link of another site').not.toContain('such-page')
  })

  test('is a plain 404 if it can only be a file, unless it is an old link to HTML or the client accepts HTML', async () => {
    const { get } = await openSite()
    for (const path of ['/assets/gone-abc123.js', '/icons/none.png', '/picture.jpg', '/wp-login.php']) {
      const response = await get(path)
      expect(response.status, path).toBe(404)
      expect(response.headers.get('location'), path).toBeNull()
      expect(response.headers.get('content-type'), path).toContain('text/plain')
    }
    expect((await get('/index.html')).headers.get('location')).toBe('/#not-found')
    for (const path of ['/contact.php', '/prices-2.0', '/about.us.aspx']) {
      const response = await get(path, { Accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' })
      expect(response.headers.get('location'), path).toBe('/#not-found')
      expect((await get(path, { Accept: '*/*' })).status, path).toBe(404)
      expect((await get(`/assets${path}`, { Accept: 'text/html' })).status, path).toBe(404)
    }
  })

  test('is malformed if it is not text', async () => {
    const app = createApp((await openSite()).services)
    for (const path of ['/%', '/%00', '/a%FFb'])
      expect((await app.request(new Request(`${origin}${path}`))).status, path).toBe(400)
  })

  test('is a page as soon as an editor publishes it, but a page of the table always takes precedence', async () => {
    const { get, publish } = await openSite()
    await publish({ path: 'spring-offer', title: 'Offer', content: '<p>Kept</p><script>alert(1)</script>' })
    const html = await (await get('/spring-offer')).text()
    expect(html).toContain('<p>Kept</p>')
    expect(html).not.toContain('alert(1)')
    expect(html, 'nothing empty').not.toMatch(/(?:name="|og:)description"/)
    await publish({ path: pathOf('disclaimer', language).slice(1), title: 'Not this one' })
    expect(await (await get(pathOf('disclaimer', language))).text()).not.toContain('Not this one')
    const moved = await get('/Spring-Offer/?zipCode=2000')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/spring-offer?zipCode=2000'])
  })
})

test('a CMS page fills in a postcode from the other-language site, for this visitor only', async () => {
  const { get, publish, services } = await openSite()
  await publish({ path: 'spring-offer', title: 'Offer', content: '<p>Kept</p>' })
  const zipCode = language === 'en' ? '2000' : '7551AB'
  const response = await get(`/spring-offer?zipCode=${zipCode}`)
  const html = await response.text()
  const count = (text: string) => html.split(text).length - 1
  expect(count('name="zipCode"')).toBeGreaterThan(0)
  expect(count(`value="${zipCode}"`)).toBe(count('name="zipCode"'))
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await (await get('/spring-offer')).text()).not.toContain(`value="${zipCode}"`)
  expect(await services.registry.metrics()).toContain('page_cache_lookups_total{cache="hit"} 1')
  expect((await get(`/nowhere?zipCode=${zipCode}`)).status).toBe(302)
})

test('an unexpected error answers 500 with the request id and a link home; details go to the log only', async () => {
  const { services } = await openSite()
  const lines: { level: number; requestId?: string; err?: { message: string } }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const broken = { ...services.assets, of: (view: string) => (view === 'error' ? services.assets.of('error') : fail()) }
  const fail = () => {
    throw new Error('secret detail')
  }
  const response = await createApp({ ...services, log, assets: broken }).request(`${origin}/`)
  expect(response.status).toBe(500)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const requestId = response.headers.get('x-request-id') ?? 'none'
  const html = await response.text()
  expect(html).toContain(errors.page.title)
  expect(html).toContain(requestId)
  expect(html).toContain(`href="${pathOf('home', language)}"`)
  expect(html).not.toContain('secret detail')
  expect(lines).toContainEqual(
    expect.objectContaining({ requestId, err: expect.objectContaining({ message: 'secret detail' }) }),
  )
})

test('an escaped spelling of a path redirects to the page, before and after it is cached', async () => {
  const { get } = await openSite()
  const path = pathOf('cleaning-services', language)
  for (const _ of ['rendered', 'cached']) {
    const response = await get(`${path.replace('c', '%63')}?x=1`)
    expect([response.status, response.headers.get('location')]).toEqual([301, `${path}?x=1`])
    expect((await get(path)).status).toBe(200)
    expect((await get(path.replace('c', '%63'))).status).toBe(301)
  }
})
