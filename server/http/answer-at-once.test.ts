import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { answerAtOnce } from './answer-at-once.ts'
import { drain } from './drain.ts'
import { clientLimits, listen } from './listen.ts'

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`

/** More than a connection holds that nobody reads from. */
const large = Buffer.alloc(16 * 1024 * 1024, '.')

/** A server that echoes paths and bodies, and knows `/kept` and `/large` at once; `/slow` is answered when it is let go. */
async function serve(limits = clientLimits) {
  const slow = Promise.withResolvers<void>()
  const echo = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/slow') await slow.promise
    return new Response(`[app ${pathname} ${await request.text()}]`)
  }
  const server = listen(echo, { port: 0, hostname: '127.0.0.1' }, limits)
  answerAtOnce(server, ({ method, path }, mostBytes) => {
    if (path !== '/kept' && path !== '/large') return undefined
    const body = path === '/kept' ? Buffer.from('[at once]') : large
    if (body.length > mostBytes) return undefined
    const head = `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n`
    return { head, body: method === 'GET' ? body : undefined }
  })
  await once(server, 'listening')
  const connected = once(server, 'connection')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [held] = (await connected) as [Socket]
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  let received = ''
  socket.on('data', (part) => {
    received += part
  })
  return {
    server,
    socket,
    /** The server's end of the connection. */
    held,
    slow,
    received: () => received,
    /** The bodies of the answers so far. */
    bodies: (): string[] => received.match(/\[[^\]]*\]/g) ?? [],
    /** Makes the connection known to the server. */
    async greet() {
      received = ''
      socket.write(get('/'))
      await expect.poll(() => received).toContain('[app / ]')
      received = ''
    },
  }
}

test('a known request is answered at once from the first one of a connection on, any other by the app', async () => {
  const { socket, bodies } = await serve()
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[at once]'])
  socket.write(get('/other'))
  await expect.poll(bodies).toEqual(['[at once]', '[app /other ]'])
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[at once]', '[app /other ]', '[at once]'])
})

test('every connection comes to the server long before it is held against it that it has not', async () => {
  const { socket, bodies, received } = await serve({ ...clientLimits, idle: 200, headers: 3200, check: 50 })
  const began = performance.now()
  for (let asked = 1; !bodies().includes('[app /kept ]'); asked++) {
    socket.write(get('/kept'))
    await expect.poll(() => bodies().length, { interval: 5 }).toBe(asked)
  }
  expect(performance.now() - began).toBeLessThan(3200)
  // From then on it may live as long as it likes.
  while (performance.now() - began < 4500) {
    const asked = bodies().length
    socket.write(get('/kept'))
    await expect.poll(() => bodies().length, { interval: 20 }).toBe(asked + 1)
  }
  expect(bodies().filter((body) => body === '[app /kept ]')).toHaveLength(1)
  expect(received()).not.toContain('408')
})

test('a connection that was answered at once only is closed without a word when it is idle, before the server complains', async () => {
  const { socket, received } = await serve({ ...clientLimits, idle: 200, headers: 4000, check: 20 })
  const began = performance.now()
  socket.write(get('/kept'))
  await once(socket, 'close')
  expect(performance.now() - began).toBeLessThan(4000)
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Keep-Alive: timeout=0\r\n\r\n\[at once]$/)
})

test('an answer of the app may take longer than a connection may be idle that was answered at once before', async () => {
  const { socket, slow, bodies } = await serve({ ...clientLimits, idle: 200, headers: 5000, check: 20 })
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[at once]'])
  socket.write(get('/slow'))
  setTimeout(slow.resolve, 1500)
  await expect.poll(bodies, { timeout: 5000 }).toEqual(['[at once]', '[app /slow ]'])
})

test('a connection that was answered at once only does not hold the end up', async () => {
  const { server, socket, bodies } = await serve()
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[at once]'])
  await drain(server)
})

test('an answer at once tells date and connection as the others do', async () => {
  const { socket, greet, received } = await serve()
  socket.write(get('/'))
  await expect.poll(received).toContain('[app / ]')
  const lines = (text: string) => text.split('\r\n').filter((line) => /^(?:HTTP|Connection|Keep-Alive)/.test(line))
  const usual = lines(received())
  await greet()
  socket.write(get('/kept'))
  await expect.poll(received).toContain('[at once]')
  expect(lines(received())).toEqual(usual)
  const date = /^Date: (.*) GMT\r$/m.exec(received())?.[1] ?? ''
  expect(Math.abs(Date.parse(`${date} GMT`) - Date.now())).toBeLessThan(5000)
})

test('HEAD is answered at once without a body', async () => {
  const { socket, greet, received } = await serve()
  await greet()
  socket.write('HEAD /kept HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(received).toContain('\r\n\r\n')
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\nContent-Length: 9\r\n/)
  expect(received()).not.toContain('[at once]')
})

test('a request that comes while the app still answers another is answered after it', async () => {
  const { socket, held, greet, slow, bodies } = await serve()
  await greet()
  socket.write(get('/slow'))
  await expect.poll(() => held.bytesRead).toBe(get('/').length + get('/slow').length)
  socket.write(get('/kept'))
  await expect.poll(() => held.bytesRead).toBe(socket.bytesWritten)
  slow.resolve()
  await expect.poll(bodies).toEqual(['[app /slow ]', '[app /kept ]'])
})

test('several requests in one packet, or one in two, are answered in their order', async () => {
  const { socket, greet, bodies } = await serve()
  await greet()
  socket.write(get('/kept') + get('/second') + get('/third').slice(0, 10))
  await expect.poll(bodies).toEqual(['[app /kept ]', '[app /second ]'])
  socket.write(get('/third').slice(10))
  await expect.poll(bodies).toEqual(['[app /kept ]', '[app /second ]', '[app /third ]'])
})

test('a body that looks like a request is a body, however it is cut into packets', async () => {
  const { socket, held, greet, bodies } = await serve()
  await greet()
  const body = get('/kept')
  socket.write(`POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`)
  await expect.poll(() => held.bytesRead).toBe(socket.bytesWritten)
  socket.write(body)
  await expect.poll(bodies).toEqual([`[app /form ${body}]`])
})

test('after a request with a body the connection stays with the app', async () => {
  const { socket, greet, bodies } = await serve()
  await greet()
  socket.write('POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab')
  await expect.poll(bodies).toEqual(['[app /form ab]'])
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[app /form ab]', '[app /kept ]'])
})

test('who wishes the connection to close has it closed', async () => {
  const { socket, greet, received } = await serve()
  await greet()
  socket.write(get('/kept', 'Connection: close\r\n'))
  await once(socket, 'close')
  expect(received()).toMatch(/Connection: close[\s\S]*\[app \/kept ]/)
})

test('who asks and says no more has the answer', async () => {
  const { socket, greet, bodies } = await serve()
  await greet()
  socket.end(get('/kept'))
  await once(socket, 'close')
  expect(bodies()).toEqual(['[at once]'])
})

test('who goes away before the answer harms nobody', async () => {
  const { server, socket, greet } = await serve()
  await greet()
  const closed = once(server, 'close')
  socket.write(get('/kept'))
  socket.resetAndDestroy()
  server.close()
  await closed
})

test('what is larger than a slow reader takes at once is left to the server while it has not heard of the connection', async () => {
  const { socket, received } = await serve()
  socket.write(get('/large'))
  await expect.poll(received).toContain('[app /large ]')
})

test('who asks on without reading gets nothing more from memory', async () => {
  const { socket, held, greet, bodies } = await serve()
  await greet()
  socket.pause()
  socket.write(get('/large'))
  await expect.poll(() => held.writableLength).toBeGreaterThan(0)
  socket.write(get('/kept'))
  await expect.poll(() => held.bytesRead).toBe(socket.bytesWritten)
  socket.resume()
  await expect.poll(bodies).toEqual(['[app /kept ]'])
})

test('an idle connection is closed after an answer at once too', async () => {
  const { socket, greet, bodies } = await serve({ ...clientLimits, idle: 200 })
  await greet()
  socket.write(get('/kept'))
  await once(socket, 'close')
  expect(bodies()).toEqual(['[at once]'])
})

test('what was answered at once when the server ends still arrives', async () => {
  const { server, socket, held, greet, bodies } = await serve()
  await greet()
  const drained = new Promise<void>((resolve) => {
    held.once('data', () => resolve(drain(server)))
  })
  socket.write(get('/kept'))
  await Promise.all([once(socket, 'close'), drained])
  expect(bodies()).toEqual(['[at once]'])
})

test('who is still reading an answer when the server ends gets all of it', async () => {
  const { server, socket, held, greet, received } = await serve()
  await greet()
  socket.pause()
  socket.write(get('/large'))
  await expect.poll(() => held.writableLength).toBeGreaterThan(0)
  const drained = drain(server)
  socket.resume()
  await Promise.all([once(socket, 'close'), drained])
  expect(received().split('\r\n\r\n')[1]).toHaveLength(large.length)
})

test('a server that ends tells so over its open connections', async () => {
  const { server, socket, greet, received } = await serve()
  await greet()
  // As if the sweep were late.
  server.closeIdleConnections = () => {}
  const drained = drain(server)
  socket.write(get('/kept'))
  await Promise.all([once(socket, 'close'), drained])
  expect(received()).toMatch(/Connection: close[\s\S]*\[app \/kept ]/)
})
