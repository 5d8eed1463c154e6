import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, onTestFinished } from 'vitest'
import { answerAtOnce } from '../server/http/answer-at-once.ts'
import { clientLimits, listen } from '../server/http/listen.ts'

/** The bytes of a request. */
export const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`

/** More than a connection holds that nobody reads from. */
export const large = Buffer.alloc(16 * 1024 * 1024, '.')

/**
 * A connection to a server that echoes paths and bodies, and knows `/kept` and `/large` at once; `/slow` is answered when it is let go.
 * Both end with the test.
 */
export async function connectToServer(limits = clientLimits) {
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
