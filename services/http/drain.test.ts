import { Agent, get, type IncomingMessage } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { portOf } from '../../testing/free-port.ts'
import { drain } from './drain.ts'
import { listen } from './listen.ts'

/** A server whose answers are held back until they are let go, and a client that keeps its one connection. */
async function serve() {
  const asked: { at: string; answer: () => void }[] = []
  let heard = Promise.withResolvers<void>()
  const answer = (request: Request) =>
    new Promise<Response>((resolve) => {
      asked.push({ at: new URL(request.url).pathname, answer: () => resolve(new Response('ok')) })
      heard.resolve()
    })
  const server = listen(answer, { port: 0, hostname: '127.0.0.1' })
  const port = await portOf(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return {
    server,
    async ask(path: string) {
      heard = Promise.withResolvers()
      const request = get({ port, host: '127.0.0.1', path, agent })
      const response = new Promise<IncomingMessage>((resolve) =>
        request.once('response', (message) => message.resume().once('end', () => resolve(message))),
      )
      await heard.promise
      return { response, answer: () => asked.at(-1)?.answer() }
    },
  }
}

test('a current request is answered when the server drains, and its connection is closed before the idle timeout', async () => {
  const { server, ask } = await serve()
  const { response, answer } = await ask('/slow')
  const drained = drain(server)
  answer()
  expect((await response).statusCode).toBe(200)
  await drained
})

test('a further request on an open connection is answered with `Connection: close`', async () => {
  const { server, ask } = await serve()
  const before = await ask('/before')
  // As if the sweep were late: what was under way keeps its connection for the next request.
  server.closeIdleConnections = () => {}
  const drained = drain(server)
  before.answer()
  expect((await before.response).headers.connection).toBe('keep-alive')
  const after = await ask('/after')
  after.answer()
  expect((await after.response).statusCode).toBe(200)
  expect((await after.response).headers.connection).toBe('close')
  await drained
})

test('an idle connection does not delay the end', async () => {
  const { server, ask } = await serve()
  const { response, answer } = await ask('/')
  answer()
  await response
  await drain(server)
})
