import pino from 'pino'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { pathOf } from '../../site/pages.ts'
import { openSite } from '../../testing/open-site.ts'
import { createApp } from '../app.ts'

const timingOf = ({ headers }: Response) => headers.get('server-timing')
const stages = String.raw`cache;desc=miss, data;dur=\d+\.\d+, render;dur=\d+\.\d+, compress;dur=\d+\.\d+`

test('a page tells what its stages took when it is rendered, and that it was cached when it was', async () => {
  const { get } = await openSite()
  expect(timingOf(await get('/'))).toMatch(new RegExp(`^${stages}$`))
  expect(timingOf(await get('/'))).toBe('cache;desc=hit')
})

test('a page for one visitor tells its stages too', async () => {
  const { get } = await openSite()
  for (const path of ['/start?zipCode=1', `${pathOf('customer-service', language)}?zipCode=2000`])
    expect(timingOf(await get(path))).toMatch(new RegExp(`^${stages}$`))
})

test('answers of the API tell how long they took, refusals too', async () => {
  const { get } = await openSite()
  for (const path of ['/api/estimate', '/api/none']) expect(timingOf(await get(path))).toMatch(/^handler;dur=\d+\.\d+$/)
})

test('the same figures are in the metrics', async () => {
  const { get } = await openSite()
  await get('/')
  await get('/')
  await get('/partner')
  const lines = (await (await get('/metrics')).text()).split('\n')
  expect(lines).toContain('page_cache_lookups_total{cache="hit"} 1')
  expect(lines).toContain('page_cache_lookups_total{cache="miss"} 2')
  for (const stage of ['data', 'render', 'compress'])
    expect(lines).toContain(`page_stage_duration_seconds_count{stage="${stage}"} 2`)
})

test('the log has a line for each request: id, time and whether the page was cached; no address and no query', async () => {
  const { services } = await openSite()
  const told: Record<string, unknown>[] = []
  const log = pino({ base: { site: language } }, { write: (line) => void told.push(JSON.parse(line)) })
  const app = createApp({ ...services, log })
  const ids: (string | null)[] = []
  for (const path of ['/', '/', '/api/none', '/api/%22?zipCode=2000']) {
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'User-Agent': 'A browser' }
    ids.push((await app.request(`https://www.helderhuis.example${path}`, { headers })).headers.get('x-request-id'))
  }
  expect(told.map(({ requestId }) => requestId)).toEqual(ids)
  const common = { level: 30, site: language, requestId: expect.any(String), ms: expect.any(Number), method: 'GET' }
  expect(told).toMatchObject([
    { ...common, path: '/', cache: 'miss' },
    { ...common, path: '/', cache: 'hit' },
    { ...common, path: '/api/none', status: 404 },
    { ...common, path: '/api/"', status: 404 },
  ])
  expect(told[2]).not.toHaveProperty('cache')
  const known = ['cache', 'level', 'method', 'ms', 'msg', 'path', 'requestId', 'site', 'status', 'time']
  for (const line of told) expect(known).toEqual(expect.arrayContaining(Object.keys(line)))
})
