import pino from 'pino'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { createApp } from '../../site/site-app.ts'
import { openSite } from '../../testing/open-site.ts'

test('each request is logged with id, time and cache state, without client address and query', async () => {
  const { services } = await openSite()
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: { site: language } }, { write: (line) => void lines.push(JSON.parse(line)) })
  const app = createApp({ ...services, log })
  const ids: (string | null)[] = []
  for (const path of ['/', '/', '/api/none', '/api/%22?zipCode=2000']) {
    const headers = { 'X-Forwarded-For': '192.0.2.1', 'User-Agent': 'A browser' }
    ids.push((await app.request(`https://www.helderhuis.example${path}`, { headers })).headers.get('x-request-id'))
  }
  expect(lines.map(({ requestId }) => requestId)).toEqual(ids)
  const common = { level: 30, site: language, requestId: expect.any(String), ms: expect.any(Number), method: 'GET' }
  expect(lines).toMatchObject([
    { ...common, path: '/', cache: 'miss' },
    { ...common, path: '/', cache: 'hit' },
    { ...common, path: '/api/none', status: 404 },
    { ...common, path: '/api/"', status: 404 },
  ])
  expect(lines[2]).not.toHaveProperty('cache')
  const known = ['cache', 'level', 'method', 'ms', 'msg', 'path', 'requestId', 'site', 'status', 'time']
  for (const line of lines) expect(known).toEqual(expect.arrayContaining(Object.keys(line)))
})
