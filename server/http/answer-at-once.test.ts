import { expect, test } from 'vitest'
import { connectToServer, get } from '../../testing/connect-to-server.ts'

test('a known request is answered at once from the first one of a connection on, any other by the app', async () => {
  const { socket, bodies } = await connectToServer()
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[at once]'])
  socket.write(get('/other'))
  await expect.poll(bodies).toEqual(['[at once]', '[app /other ]'])
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[at once]', '[app /other ]', '[at once]'])
})

test('an answer at once tells date and connection as the others do', async () => {
  const { socket, greet, received } = await connectToServer()
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
  const { socket, greet, received } = await connectToServer()
  await greet()
  socket.write('HEAD /kept HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(received).toContain('\r\n\r\n')
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\nContent-Length: 9\r\n/)
  expect(received()).not.toContain('[at once]')
})

test('a request that comes while the app still answers another is answered after it', async () => {
  const { socket, held, greet, slow, bodies } = await connectToServer()
  await greet()
  socket.write(get('/slow'))
  await expect.poll(() => held.bytesRead).toBe(get('/').length + get('/slow').length)
  socket.write(get('/kept'))
  await expect.poll(() => held.bytesRead).toBe(socket.bytesWritten)
  slow.resolve()
  await expect.poll(bodies).toEqual(['[app /slow ]', '[app /kept ]'])
})

test('several requests in one packet, or one in two, are answered in their order', async () => {
  const { socket, greet, bodies } = await connectToServer()
  await greet()
  socket.write(get('/kept') + get('/second') + get('/third').slice(0, 10))
  await expect.poll(bodies).toEqual(['[app /kept ]', '[app /second ]'])
  socket.write(get('/third').slice(10))
  await expect.poll(bodies).toEqual(['[app /kept ]', '[app /second ]', '[app /third ]'])
})

test('a body that looks like a request is a body, however it is cut into packets', async () => {
  const { socket, held, greet, bodies } = await connectToServer()
  await greet()
  const body = get('/kept')
  socket.write(`POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n`)
  await expect.poll(() => held.bytesRead).toBe(socket.bytesWritten)
  socket.write(body)
  await expect.poll(bodies).toEqual([`[app /form ${body}]`])
})

test('after a request with a body the connection stays with the app', async () => {
  const { socket, greet, bodies } = await connectToServer()
  await greet()
  socket.write('POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab')
  await expect.poll(bodies).toEqual(['[app /form ab]'])
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[app /form ab]', '[app /kept ]'])
})

test('what is larger than a slow reader takes at once is left to the server while it has not heard of the connection', async () => {
  const { socket, received } = await connectToServer()
  socket.write(get('/large'))
  await expect.poll(received).toContain('[app /large ]')
})

test('who asks on without reading gets nothing more from memory', async () => {
  const { socket, held, greet, bodies } = await connectToServer()
  await greet()
  socket.pause()
  socket.write(get('/large'))
  await expect.poll(() => held.writableLength).toBeGreaterThan(0)
  socket.write(get('/kept'))
  await expect.poll(() => held.bytesRead).toBe(socket.bytesWritten)
  socket.resume()
  await expect.poll(bodies).toEqual(['[app /kept ]'])
})
