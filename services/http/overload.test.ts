import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { shedOverload } from './overload.ts'

test('above the limit the response is 503 with `Retry-After` at once; health checks pass, and finished requests make room', async () => {
  let finish = () => {}
  const app = new Hono()
    .use(shedOverload(1))
    .get('/healthz', (context) => context.text('ok'))
    .get('/quick', (context) => context.text('done'))
    .get('/slow', async (context) => {
      await new Promise<void>((resolve) => {
        finish = resolve
      })
      return context.text('done')
    })
  const slow = app.request('/slow')
  const shed = await app.request('/quick')
  expect(shed.status).toBe(503)
  expect(shed.headers.get('Retry-After')).toBe('2')
  expect((await app.request('/healthz')).status).toBe(200)
  finish()
  expect(await (await slow).text()).toBe('done')
  expect((await app.request('/quick')).status).toBe(200)
})

test('a failed request makes room too', async () => {
  const app = new Hono()
    .use(shedOverload(1))
    .get('/broken', () => {
      throw new Error('broken')
    })
    .get('/quick', (context) => context.text('done'))
    .onError((_, context) => context.text('sorry', 500))
  expect((await app.request('/broken')).status).toBe(500)
  expect((await app.request('/quick')).status).toBe(200)
})
