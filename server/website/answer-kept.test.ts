import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { openSite } from '../../testing/open-site.ts'
import { createApp } from '../app.ts'
import type { PlainRequest } from '../http/plain-request.ts'
import { answerKept } from './answer-kept.ts'

const host = 'www.helderhuis.example'

/** A site with its app, and what is known at once, as a response. */
async function open(environment?: Record<string, string>) {
  const site = await openSite(environment)
  const app = createApp(site.services)
  const known = answerKept(site.services)
  return {
    ...site,
    fromApp: async (path: string, init?: RequestInit) => app.request(`https://${host}${path}`, init),
    atOnce(path: string, asked: Partial<PlainRequest> = {}, mostBytes = Number.POSITIVE_INFINITY) {
      const request = { method: 'GET', path, host, acceptEncoding: undefined, ifNoneMatch: undefined } as const
      const whole = known({ ...request, ...asked }, mostBytes)
      if (!whole) return undefined
      const [statusLine = '', ...lines] = whole.head.split('\r\n').slice(0, -1)
      const headers = lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string])
      const status = Number(/^HTTP\/1\.1 (\d{3}) [A-Z][\w ]+$/.exec(statusLine)?.[1])
      return { status, headers: new Headers(headers), body: whole.body && Buffer.from(whole.body) }
    },
  }
}

/** Headers without the number and the time that every answer has of its own. */
function common(headers: Headers) {
  const { 'x-request-id': id, 'server-timing': _, ...others } = Object.fromEntries(headers)
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  return others
}

/** Asks until the page is kept in its best form. */
const keep = ({ fromApp, atOnce }: Awaited<ReturnType<typeof open>>, path: string) =>
  expect.poll(async () => (await fromApp(path)) && atOnce(path), { timeout: 15_000 }).toBeDefined()

test.each([undefined, 'gzip', 'br;q=0, gzip', 'gzip, deflate, br, zstd'])(
  'a kept page is answered at once in the words and bytes of the app (Accept-Encoding: %s)',
  async (acceptEncoding) => {
    const site = await open()
    await site.publish({ path: 'spring-offer', title: 'Offer', content: '<p>Kept</p>' })
    for (const path of ['/', '/spring-offer']) {
      await keep(site, path)
      const headers = acceptEncoding ? { 'Accept-Encoding': acceptEncoding } : {}
      const usual = await site.fromApp(path, { headers })
      const whole = site.atOnce(path, { acceptEncoding })
      expect(whole?.status).toBe(usual.status)
      expect(whole && common(whole.headers)).toEqual(common(usual.headers))
      expect(whole?.headers.get('server-timing')).toBe('cache;desc=hit')
      expect(whole?.body).toEqual(Buffer.from(await usual.arrayBuffer()))
      const head = site.atOnce(path, { acceptEncoding, method: 'HEAD' })
      expect(head && common(head.headers)).toEqual(common(usual.headers))
      expect(head?.body).toBeUndefined()
    }
  },
)

test('who holds the page already is told so at once, in the words of the app', async () => {
  const site = await open()
  await keep(site, '/')
  const etag = (await site.fromApp('/')).headers.get('etag') ?? ''
  const usual = await site.fromApp('/', { headers: { 'If-None-Match': etag } })
  const whole = site.atOnce('/', { ifNoneMatch: etag })
  expect([whole?.status, usual.status]).toEqual([304, 304])
  expect(whole && common(whole.headers)).toEqual(common(usual.headers))
  expect(whole?.body).toBeUndefined()
  expect(site.atOnce('/', { ifNoneMatch: 'W/"older"' })?.status).toBe(200)
})

test('a page that changed is not answered at once before it is kept again', async () => {
  const site = await open()
  await keep(site, '/')
  for (const subject of site.services.pageCache.get('/')?.subjects ?? []) site.services.pageCache.drop(subject)
  expect(site.atOnce('/')).toBeUndefined()
  await keep(site, '/')
})

test('no query, no escape and nothing that is not kept is answered at once', async () => {
  const site = await open()
  await keep(site, '/')
  for (const path of ['/?zipCode=2000', '/%2F', '//', '/contact', '/api/none'])
    expect(site.atOnce(path)).toBeUndefined()
})

test('a trial site answers nothing at once, so that each answer is marked for search engines', async () => {
  const site = await open({ SITE_INDEXED: 'no' })
  for (let time = 0; time < 3; time++) {
    expect((await site.fromApp('/')).headers.get('x-robots-tag')).toBe('noindex')
    expect(site.atOnce('/')).toBeUndefined()
  }
})

test('what is answered at once is logged and counted like any answer', async () => {
  const site = await open({ LOG_LEVEL: 'info' })
  const lines: Record<string, unknown>[] = []
  site.services.logLines.write = (text) =>
    lines.push(
      ...text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    )
  await keep(site, '/')
  const whole = site.atOnce('/')
  const requestId = whole?.headers.get('x-request-id')
  const line = { level: 30, time: expect.any(Number), site: language, requestId, ms: expect.any(Number) }
  await expect.poll(() => lines).toContainEqual({ ...line, method: 'GET', path: '/', status: 200, cache: 'hit' })
  expect((await site.services.metrics.text()).body).toMatch(/page_cache_lookups_total\{cache="hit"\} [1-9]/)
})

test('what is longer than it may be is left to the app: a page fits compressed, not as it is', async () => {
  const site = await open()
  await keep(site, '/')
  expect(site.atOnce('/', { acceptEncoding: 'br' }, 16 * 1024)?.status).toBe(200)
  expect(site.atOnce('/', {}, 16 * 1024)).toBeUndefined()
})
