import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { openSite } from '../../testing/open-site.ts'
import { createApp } from '../site-app.ts'

/** A site whose page at `path` is in the cache in its final form. */
async function openCached(path: string, environment: Record<string, string> = {}) {
  const site = await openSite(environment)
  const { services } = site
  const first = await site.get(path)
  await site.get(path)
  await expect.poll(() => services.pageCache.get(path)?.recompressed).toBe(true)
  const send = async (url: string, init: RequestInit) =>
    createApp(services).request(new URL(url, services.settings.origin[language]), init)
  return { ...site, first, send }
}

/** Headers but those that differ from response to response. */
function common({ headers }: Response) {
  const { 'x-request-id': id, 'server-timing': timing, ...others } = Object.fromEntries(headers)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  expect(timing).toBeDefined()
  return others
}

test('a cached page has the same body and headers as when it was rendered, for GET, HEAD and 304; a changed one is rendered again', async () => {
  const { first, get, send, services } = await openCached('/')
  const cached = await get('/')
  expect(cached.headers.get('server-timing')).toBe('cache;desc=hit')
  expect(common(cached)).toEqual(common(first))
  expect(await cached.text()).toBe(await first.text())
  const head = await send('/', { method: 'HEAD' })
  expect(common(head)).toEqual(common(first))
  expect(await head.text()).toBe('')
  const held = await get('/', { 'If-None-Match': first.headers.get('etag') ?? '' })
  expect(held.status).toBe(304)
  const { 'content-length': _, ...headers } = common(first)
  expect(common(held)).toEqual(headers)
  for (const subject of services.pageCache.get('/')?.freshness.subjects ?? []) services.pageCache.drop(subject)
  expect((await get('/')).headers.get('server-timing')).toMatch(/^cache;desc=miss/)
})

test('a page that is asked for again is compressed better than at first', async () => {
  const { services, get } = await openSite()
  const bytes = async () => Number((await get('/', { 'Accept-Encoding': 'br' })).headers.get('content-length'))
  const [quick] = [await bytes(), await bytes()]
  await expect.poll(() => services.pageCache.get('/')?.recompressed).toBe(true)
  expect(await bytes()).toBeLessThan(quick)
})

test('a cached page of a non-production site is `noindex` like all its responses', async () => {
  const { get } = await openCached('/', { SITE_INDEXED: 'no' })
  expect((await get('/')).headers.get('x-robots-tag')).toBe('noindex')
})

test('queries and posts are not answered from the cache', async () => {
  const form = pathOf('customer-service', language)
  const { get, send } = await openCached(form)
  const asked = await get(`${form}?zipCode=2000`)
  expect(asked.headers.get('cache-control')).toBe('no-store')
  expect((await send(form, { method: 'POST', body: new URLSearchParams({ remark: 'Hello' }) })).status).toBe(422)
})
