import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { runNginx } from '../run-nginx.ts'
import { skipWithout } from '../skip-without.ts'
import { nginx } from '../test-tools.ts'
import { nginxConfiguration } from './nginx-configuration.ts'

/** nginx as `deploy/nginx` configures it, before a process whose page changes when the test says so. */
async function openNginx() {
  skipWithout(nginx)
  let words = 'first'
  let asked = 0
  const site = createServer(({ url, headers }, response) => {
    asked += 1
    const etag = `W/"${words}"`
    if (url === '/private') response.writeHead(200, { 'Cache-Control': 'no-store' }).end(words)
    else if (url === '/gone') response.writeHead(302, { 'Cache-Control': 'no-store', Location: '/' }).end(words)
    else if (url === '/moved') response.writeHead(301, { 'Cache-Control': 'public, max-age=3600' }).end(words)
    else {
      response.setHeaders(
        new Map(Object.entries({ ETag: etag, 'Cache-Control': 'public, max-age=0, must-revalidate' })),
      )
      if (headers['if-none-match'] === etag) response.writeHead(304).end()
      else response.end(words)
    }
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-nginx-'))
  const socketPath = join(folder, 'socket')
  const processes = [String((site.address() as AddressInfo).port)]
  const configuration = nginxConfiguration(
    [{ language: 'en', listen: `unix:${socketPath}`, processes }],
    join(folder, 'cache'),
  )
  const running = await runNginx(configuration, folder)
  const stopSite = async () => {
    if (!site.listening) return
    site.closeAllConnections()
    await once(site.close(), 'close')
  }
  onTestFinished(async () => {
    await running.stop()
    await stopSite()
    rmSync(folder, { recursive: true })
  })
  return {
    change(to: string) {
      words = to
    },
    stopSite,
    asked: () => asked,
    async get(path: string, method = 'GET') {
      const sent = request({ socketPath, path, method, agent: false }).end()
      const [response] = await once(sent, 'response')
      return Buffer.concat(await response.toArray()).toString()
    },
  }
}

/** Longer than nginx may show a page without asking, in milliseconds. */
const idle = 2100

test('a page is cached, and never shown for longer than two seconds after it has changed', async () => {
  const { get, change, asked } = await openNginx()
  await get('/')
  for (const words of ['second', 'third']) {
    const before = asked()
    change(words)
    const changedAt = performance.now()
    let lastOld = changedAt
    let requests = 0
    for (let askedAt = changedAt; (await get('/')) !== words; askedAt = performance.now()) {
      lastOld = askedAt
      requests += 1
    }
    expect(lastOld - changedAt).toBeLessThan(2000)
    expect(requests).toBeGreaterThan(asked() - before)
  }
})

test('a change shows at the first requests after an idle time, also to visitors who come together', async () => {
  const { get, change } = await openNginx()
  expect(await get('/')).toBe('first')
  await sleep(idle)
  change('second')
  const together = Array.from({ length: 20 }, () => get('/'))
  expect(await Promise.all(together)).toEqual(together.map(() => 'second'))
})

test('private pages, redirects and messages are never cached', async () => {
  const { get, change } = await openNginx()
  for (const path of ['/private', '/gone', '/moved']) {
    change(`first at ${path}`)
    await get(path)
    change(`second at ${path}`)
    expect(await get(path)).toBe(`second at ${path}`)
  }
  change('first message')
  await get('/contact', 'POST')
  change('second message')
  expect(await get('/contact', 'POST')).toBe('second message')
})

test('requests for an uncached address do not wait for each other', async () => {
  const { get } = await openNginx()
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: 20 }, () => get('/private')))
  expect(performance.now() - startedAt, 'with a cache lock each would wait half a second').toBeLessThan(5000)
})

test('while no process answers the last page is shown, but nothing that was for one visitor', async () => {
  const { get, stopSite } = await openNginx()
  for (const path of ['/', '/private']) expect(await get(path)).toBe('first')
  await sleep(idle)
  await stopSite()
  expect(await get('/')).toBe('first')
  expect(await get('/private')).toContain('502')
})

test('a plain request is redirected on our own hosts, and gets no answer on any other', async () => {
  skipWithout(nginx)
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-nginx-'))
  const socketPath = join(folder, 'socket')
  const [plain = ''] = readFileSync('deploy/nginx/helderhuis.conf', 'utf8').split('# Reject TLS')
  const running = await runNginx(
    plain.replaceAll(/^ *listen \[::\].*$/gm, '').replaceAll('listen 80', `listen unix:${socketPath}`),
    folder,
  )
  onTestFinished(async () => {
    await running.stop()
    rmSync(folder, { recursive: true })
  })
  const ask = async (host: string) => {
    const [response] = await once(
      request({ socketPath, path: '/faq', headers: { host }, agent: false }).end(),
      'response',
    )
    return [response.statusCode, response.headers.location]
  }
  expect(await ask('be.helderhuis.example')).toEqual([301, 'https://be.helderhuis.example/faq'])
  await expect(ask('evil.example')).rejects.toThrow('socket hang up')
})
