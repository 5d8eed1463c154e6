import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, type TestContext, test } from 'vitest'
import { clientLimits, listen } from '../../services/http/listen.ts'
import { portOf } from '../free-port.ts'
import { runNginx } from '../run-nginx.ts'
import { skipWithout } from '../skip-without.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { nginx } from '../test-tools.ts'
import { nginxConfiguration } from './nginx-configuration.ts'

/** nginx as `deploy/nginx` configures it, before a process whose page changes when the test says so. */
async function openNginx(context: TestContext) {
  skipWithout(nginx, context)
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
  const folder = temporaryFolder(context)
  const socketPath = join(folder, 'socket')
  const processes = [String(await portOf(site.listen(0, '127.0.0.1')))]
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
  context.onTestFinished(async () => {
    await running.stop()
    await stopSite()
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

test.concurrent('a page is cached, and never shown for longer than two seconds after it has changed', async (context) => {
  const { get, change, asked } = await openNginx(context)
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

test.concurrent('a change shows at the first requests after an idle time, also to visitors who come together', async (context) => {
  const { get, change } = await openNginx(context)
  expect(await get('/')).toBe('first')
  await sleep(idle)
  change('second')
  const together = Array.from({ length: 20 }, () => get('/'))
  expect(await Promise.all(together)).toEqual(together.map(() => 'second'))
})

test.concurrent('private pages, redirects and messages are never cached', async (context) => {
  const { get, change } = await openNginx(context)
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

test.concurrent('requests for an uncached address do not wait for each other', async (context) => {
  const { get } = await openNginx(context)
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: 20 }, () => get('/private')))
  expect(performance.now() - startedAt, 'with a cache lock each would wait half a second').toBeLessThan(5000)
})

test.concurrent('while no process answers the last page is shown, but nothing that was for one visitor', async (context) => {
  const { get, stopSite } = await openNginx(context)
  for (const path of ['/', '/private']) expect(await get(path)).toBe('first')
  await sleep(idle)
  await stopSite()
  expect(await get('/')).toBe('first')
  expect(await get('/private')).toContain('502')
})

/** The shipped configuration on one socket, with a tenth of its time limits, before a process that bounds requests. */
async function openDoor(context: TestContext) {
  skipWithout(nginx, context)
  const folder = temporaryFolder(context)
  const socketPath = join(folder, 'socket')
  const limits = { ...clientLimits, headers: 1000, request: 1500, check: 100 }
  const site = listen(async (request) => new Response(await request.text()), { port: 0, hostname: '127.0.0.1' }, limits)
  const processes = [String(await portOf(site))]
  const listening = [{ language: 'en' as const, listen: `unix:${socketPath}`, processes }]
  const [plain = ''] = readFileSync('deploy/nginx/helderhuis.conf', 'utf8').split('# Reject TLS')
  const shipped = nginxConfiguration(listening, join(folder, 'cache'))
  const configuration = [
    shipped.replace(/listen unix:.*;/, (line) => `${line}\n    server_name site.helderhuis.example;`),
    plain.replaceAll(/^ *listen \[::\].*$/gm, '').replaceAll('listen 80', `listen unix:${socketPath}`),
  ]
  const running = await runNginx(configuration.join('\n').replaceAll(/(client_\w+_timeout) 10s/g, '$1 1s'), folder)
  context.onTestFinished(async () => {
    await running.stop()
    site.closeAllConnections()
    await once(site.close(), 'close')
  })
  return {
    socketPath,
    /** Sends bytes, then one more every tenth of a second. @returns what came, and after how many ms it was closed */
    async drip(start: string, more: string) {
      const startedAt = performance.now()
      const socket = connect(socketPath)
      let heard = ''
      socket.on('data', (bytes) => {
        heard += bytes
      })
      // A byte that meets the closed connection is an error, which `once` would reject with.
      socket.on('error', () => {})
      socket.write(start)
      const dripping = setInterval(() => socket.write(more), 100)
      await new Promise((closed) => socket.once('close', closed))
      clearInterval(dripping)
      return { heard, after: performance.now() - startedAt }
    },
  }
}

test.concurrent('half a header and a dripping body are closed, on whatever host, and nginx shows nothing of itself (R14.6)', async (context) => {
  const { drip } = await openDoor(context)
  const host = 'Host: site.helderhuis.example\r\n'
  const [silent, unknown, ours, body] = await Promise.all([
    drip('', ''),
    drip('GET / HTTP/1.1\r\nHost: evil.example\r\n', 'X'),
    drip(`GET / HTTP/1.1\r\n${host}`, 'X'),
    drip(`POST /contact HTTP/1.1\r\n${host}Content-Length: 100000\r\n\r\n`, 'x'),
  ])
  // The times of the test: a second for headers, one and a half for a whole request.
  for (const { after } of [silent, unknown, ours, body]) expect(after).toBeLessThan(6000)
  for (const { heard } of [silent, unknown, ours]) expect(heard).not.toMatch(/nginx|html/i)
  expect(body.heard).not.toMatch(/nginx\/|200 OK/)
  const { heard } = await drip('GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n', '')
  expect(heard, 'no answer for another host').toBe('')
})

test('a plain request is redirected on our own hosts, and gets no answer on any other', async () => {
  skipWithout(nginx)
  const folder = temporaryFolder()
  const socketPath = join(folder, 'socket')
  const [plain = ''] = readFileSync('deploy/nginx/helderhuis.conf', 'utf8').split('# Reject TLS')
  const running = await runNginx(
    plain.replaceAll(/^ *listen \[::\].*$/gm, '').replaceAll('listen 80', `listen unix:${socketPath}`),
    folder,
  )
  onTestFinished(() => running.stop())
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
