import { once } from 'node:events'
import { Agent, request as ask, type IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../../testing/free-port.ts'
import { clientLimits, listen } from './listen.ts'

const quick = { ...clientLimits, headers: 300, request: 600, idle: 300, silence: 1000, check: 50 }
/** With patience for what is not under test. */
const patient = { ...quick, headers: 60_000, request: 60_000 }
/** Far beyond every bound of `quick`, on a busy machine too, and far below the ones of production. */
const bounded = 8000

/** A server with short patience, and a way to connect to it that is cleaned up after. */
async function serve(limits = quick, body: string | Uint8Array<ArrayBuffer> = 'ok') {
  const server = listen(
    async (request) => new Response((await request.text()) || body),
    { port: 0, hostname: '127.0.0.1' },
    limits,
  )
  const port = await portOf(server)
  const sockets: Socket[] = []
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return {
    server,
    open() {
      const socket = connect({ port, host: '127.0.0.1' })
      socket.on('error', () => {})
      sockets.push(socket)
      return socket
    },
    get: async () => (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).status,
  }
}

/** Writes a few bytes again and again until the connection ends. @returns what was answered, and after how many ms */
async function trickle(socket: Socket, first: string, drop: string): Promise<{ answer: string; ms: number }> {
  const startedAt = performance.now()
  let answer = ''
  socket.on('data', (part) => {
    answer += part
  })
  socket.write(first)
  const drip = setInterval(() => socket.writable && socket.write(drop), 50)
  await closed(socket)
  clearInterval(drip)
  return { answer, ms: performance.now() - startedAt }
}

/** Waits for the end of a connection; one that is reset ends with an error as well, which `once` would reject with. */
const closed = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve))

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X: y\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n\r\n', 'x'],
])('a client that trickles %s is disconnected in bounded time', async (_, first, drop) => {
  const { open } = await serve()
  const { answer, ms } = await trickle(open(), first, drop)
  expect(answer).not.toMatch(/ 200 /)
  expect(ms).toBeLessThan(bounded)
})

test(
  'a client that is silent, from the start or after a response, is disconnected',
  async () => {
    const { open } = await serve()
    const silent = open()
    const done = open()
    silent.resume()
    done.resume().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await Promise.all([closed(silent), closed(done)])
  },
  bounded,
)

test(
  'a client that never reads its response is disconnected',
  async () => {
    // Its silence alone ends it, however late a busy machine reads its request.
    const { server, open } = await serve(patient, new Uint8Array(64 * 1024 * 1024))
    const connected = once(server, 'connection')
    const greedy = open()
    greedy.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    const [held] = (await connected) as [Socket]
    await closed(held)
  },
  bounded,
)

test('a thousand idle connections do not block other clients', async () => {
  const { server, open, get } = await serve({ ...patient, silence: 60_000 })
  const idle = Array.from({ length: 1000 }, open)
  await Promise.all(idle.map((socket) => once(socket, 'connect')))
  expect(await get()).toBe(200)
  const { promise, resolve } = Promise.withResolvers<number>()
  server.getConnections((_, count) => resolve(count))
  expect(await promise).toBeGreaterThanOrEqual(1000)
})

test('connections above the limit are closed at once, and accepted again when others have ended', async () => {
  const { server, open, get } = await serve({ ...patient, silence: 60_000, connections: 3 })
  const held = Array.from({ length: 3 }, open)
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const further = once(server, 'drop')
  await expect(get()).rejects.toThrow()
  await further
  await Promise.all(held.map((socket) => closed(socket.resume().end())))
  await expect.poll(get).toBe(200)
})

test('headers above 16 KiB are refused with 431', async () => {
  const { open } = await serve()
  const { answer } = await trickle(open(), `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n`, '')
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
})

test('a body that was refused unread leaves its connection to the next request, such as a proxy’s', async () => {
  const refuse = async ({ body }: Request) => new Response('', { status: body ? 413 : 200 })
  const server = listen(refuse, { port: 0, hostname: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => {
    agent.destroy()
    server.close()
  })
  const port = await portOf(server)
  const statusOf = async (method: string, body: Buffer) => {
    const request = ask({ port, host: '127.0.0.1', agent, method }).end(body)
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    await once(response.resume(), 'end')
    return response.statusCode
  }
  expect(await statusOf('PUT', Buffer.alloc(1024 * 1024))).toBe(413)
  expect(await statusOf('GET', Buffer.alloc(0))).toBe(200)
})
