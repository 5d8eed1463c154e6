import { once } from 'node:events'
import { expect, test } from 'vitest'
import { connectToServer, get, large } from '../../testing/connect-to-server.ts'
import { drain } from './drain.ts'
import { clientLimits } from './listen.ts'

test('every connection comes to the server long before it is held against it that it has not', async () => {
  const { socket, bodies, received } = await connectToServer({ ...clientLimits, idle: 200, headers: 3200, check: 50 })
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
  const { socket, received } = await connectToServer({ ...clientLimits, idle: 200, headers: 4000, check: 20 })
  const began = performance.now()
  socket.write(get('/kept'))
  await once(socket, 'close')
  expect(performance.now() - began).toBeLessThan(4000)
  expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*Keep-Alive: timeout=0\r\n\r\n\[at once]$/)
})

test('an answer of the app may take longer than a connection may be idle that was answered at once before', async () => {
  const { socket, slow, bodies } = await connectToServer({ ...clientLimits, idle: 200, headers: 5000, check: 20 })
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[at once]'])
  socket.write(get('/slow'))
  setTimeout(slow.resolve, 1500)
  await expect.poll(bodies, { timeout: 5000 }).toEqual(['[at once]', '[app /slow ]'])
})

test('a connection that was answered at once only does not hold the end up', async () => {
  const { server, socket, bodies } = await connectToServer()
  socket.write(get('/kept'))
  await expect.poll(bodies).toEqual(['[at once]'])
  await drain(server)
})

test('who wishes the connection to close has it closed', async () => {
  const { socket, greet, received } = await connectToServer()
  await greet()
  socket.write(get('/kept', 'Connection: close\r\n'))
  await once(socket, 'close')
  expect(received()).toMatch(/Connection: close[\s\S]*\[app \/kept ]/)
})

test('who asks and says no more has the answer', async () => {
  const { socket, greet, bodies } = await connectToServer()
  await greet()
  socket.end(get('/kept'))
  await once(socket, 'close')
  expect(bodies()).toEqual(['[at once]'])
})

test('who goes away before the answer harms nobody', async () => {
  const { server, socket, greet } = await connectToServer()
  await greet()
  const closed = once(server, 'close')
  socket.write(get('/kept'))
  socket.resetAndDestroy()
  server.close()
  await closed
})

test('an idle connection is closed after an answer at once too', async () => {
  const { socket, greet, bodies } = await connectToServer({ ...clientLimits, idle: 200 })
  await greet()
  socket.write(get('/kept'))
  await once(socket, 'close')
  expect(bodies()).toEqual(['[at once]'])
})

test('what was answered at once when the server ends still arrives', async () => {
  const { server, socket, held, greet, bodies } = await connectToServer()
  await greet()
  const drained = new Promise<void>((resolve) => {
    held.once('data', () => resolve(drain(server)))
  })
  socket.write(get('/kept'))
  await Promise.all([once(socket, 'close'), drained])
  expect(bodies()).toEqual(['[at once]'])
})

test('who is still reading an answer when the server ends gets all of it', async () => {
  const { server, socket, held, greet, received } = await connectToServer()
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
  const { server, socket, greet, received } = await connectToServer()
  await greet()
  // As if the sweep were late.
  server.closeIdleConnections = () => {}
  const drained = drain(server)
  socket.write(get('/kept'))
  await Promise.all([once(socket, 'close'), drained])
  expect(received()).toMatch(/Connection: close[\s\S]*\[app \/kept ]/)
})
