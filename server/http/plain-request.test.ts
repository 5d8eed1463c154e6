import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { readPlainRequest } from './plain-request.ts'

const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'))

test('a request as a browser sends it is read', () => {
  const lines = [
    'GET /cleaning-services/residential-cleaning?zipCode=2000 HTTP/1.1',
    'Host: be.helderhuis.example',
    'Connection: keep-alive',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64)',
    'Upgrade-Insecure-Requests: 1',
    'accept-encoding: gzip, deflate, br, zstd',
    'IF-NONE-MATCH: W/"abc"',
    '',
    '',
  ]
  expect(read(lines.join('\r\n'))).toEqual({
    method: 'GET',
    path: '/cleaning-services/residential-cleaning?zipCode=2000',
    host: 'be.helderhuis.example',
    acceptEncoding: 'gzip, deflate, br, zstd',
    ifNoneMatch: 'W/"abc"',
  })
  expect(read('HEAD / HTTP/1.1\r\nHost:a\r\n\r\n')).toMatchObject({ method: 'HEAD', host: 'a' })
})

test.each([
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['two requests', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a request and the beginning of a next one', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nG'],
  ['another method', 'POST / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['another version', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
  ['an absolute address', 'GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['no header at all', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
  ['an empty host and another', 'GET / HTTP/1.1\r\nHost:\r\nHost: b\r\n\r\n'],
  ['a body of known length', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\n'],
  ['a body in chunks', 'GET / HTTP/1.1\r\nHost: a\r\ntransfer-encoding: chunked\r\n\r\n'],
  ['the wish to close', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['the wish for another protocol', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive, Upgrade\r\n\r\n'],
  ['another protocol', 'GET / HTTP/1.1\r\nHost: a\r\nUpgrade: h2c\r\n\r\n'],
  ['the wish to be asked for the body', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n'],
  ['a header that goes on in the next line', 'GET / HTTP/1.1\r\nHost: a\r\nX: b\r\n c\r\n\r\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length : 3\r\n\r\n'],
  ['lines that end with LF alone', 'GET / HTTP/1.1\nHost: a\n\n'],
  ['a lone CR', 'GET / HTTP/1.1\r\nHost: a\rContent-Length: 3\r\n\r\n'],
  ['a byte that is no text', 'GET / HTTP/1.1\r\nHost: a\r\nX: \0\r\n\r\n'],
  ['a byte beyond ASCII', 'GET /caf\xe9 HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['very much', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(9000)}\r\n\r\n`],
])('%s is not plain', (_, text) => {
  expect(read(text)).toBeUndefined()
})

/** What Node's own parser makes of bytes: the requests that it finds, and whether any of them has a body. */
async function asNodeReads(bytes: Buffer): Promise<IncomingMessage[]> {
  const found: IncomingMessage[] = []
  const server = createServer((request, response) => {
    found.push(request)
    response.end()
  })
  server.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(bytes)
  socket.resume()
  await once(socket, 'close')
  server.close()
  return found
}

const oneOf = (...texts: string[]) => fc.constantFrom(...texts)
const endOfLine = fc.oneof({ weight: 12, arbitrary: fc.constant('\r\n') }, oneOf('\n', '\r', '\r\n ', '\r\r\n'))
const header = fc
  .tuple(
    oneOf(
      'Host',
      'host',
      'Connection',
      'Content-Length',
      'Transfer-Encoding',
      'X_1',
      'Accept-Encoding',
      'Té',
      'Upgrade',
    ),
    oneOf(':', ': ', ':\t', ' :', ''),
    oneOf('a', '0', '5', 'chunked', 'keep-alive', 'Keep-Alive', 'close', 'br', '', ' ', 'é', '\0', 'a:b'),
  )
  .map((parts) => parts.join(''))
const requestText = fc
  .tuple(
    fc.oneof({ weight: 8, arbitrary: fc.constant('GET') }, oneOf('HEAD', 'get', 'POST', ' GET')),
    oneOf(' ', ' ', ' ', '  '),
    oneOf('/', '/a?b', '/%2e', '//x', '*', 'http://b/', '/ä'),
    fc.oneof({ weight: 8, arbitrary: fc.constant(' HTTP/1.1') }, oneOf(' HTTP/1.0', ' HTTP/2.0', '')),
    endOfLine,
    fc.array(
      fc.tuple(header, endOfLine).map((parts) => parts.join('')),
      { maxLength: 3 },
    ),
    oneOf('Host: a\r\n', 'Host: a\r\n', ''),
    endOfLine,
    fc.oneof({ weight: 6, arbitrary: fc.constant('') }, oneOf('body!', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')),
  )
  .map((parts) => parts.flat().join(''))

test('what is read as plain is to Node’s own parser one request with the same words and without a body', async () => {
  let plain = 0
  await fc.assert(
    fc.asyncProperty(requestText, async (text) => {
      const bytes = Buffer.from(text, 'latin1')
      const request = readPlainRequest(bytes)
      if (!request) return
      plain += 1
      const [found, ...others] = await asNodeReads(bytes)
      expect(others).toEqual([])
      expect(found).toMatchObject({ method: request.method, url: request.path, complete: true })
      expect(found?.headers.host).toBe(request.host)
      expect(found?.headers['accept-encoding']).toBe(request.acceptEncoding)
      expect(found?.headers).not.toHaveProperty('content-length')
    }),
    { numRuns: 3000 },
  )
  expect(plain).toBeGreaterThan(50)
})
