import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { clientAddress } from './client-address.ts'

/** The client address of a request from 127.0.0.1, for a server that trusts these proxies. */
async function seenWith(trustedProxies: string[], forwardedFor?: string) {
  const app = new Hono().get('/', (context) => context.text(clientAddress(context, trustedProxies)))
  const address = await new Promise<string>((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}/`),
    )
    onTestFinished(() => void server.close())
  })
  const headers: Record<string, string> = { Connection: 'close' }
  if (forwardedFor !== undefined) headers['X-Forwarded-For'] = forwardedFor
  return (await fetch(address, { headers })).text()
}

test('without a trusted proxy, a client cannot forge its address', async () => {
  expect(await seenWith([], '203.0.113.9')).toBe('127.0.0.1')
  expect(await seenWith(['192.0.2.1'], '203.0.113.9')).toBe('127.0.0.1')
})

test('behind trusted proxies, the client is the last address that is not one of them, whatever it sent itself', async () => {
  expect(await seenWith(['127.0.0.1'], '203.0.113.9')).toBe('203.0.113.9')
  expect(await seenWith(['127.0.0.1', '192.0.2.1'], '1.2.3.4, 203.0.113.9, 192.0.2.1')).toBe('203.0.113.9')
  expect(await seenWith(['127.0.0.1'], '::ffff:203.0.113.9')).toBe('203.0.113.9')
})

test('a trusted proxy without the header is the client', async () => {
  expect(await seenWith(['127.0.0.1'])).toBe('127.0.0.1')
  expect(await seenWith(['127.0.0.1'], ' , ')).toBe('127.0.0.1')
})

test.each([
  ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::'],
  ['2001:0DB8::1:0:0:0:1', '2001:db8:0:1::'],
  ['2001:db8:0:1::', '2001:db8:0:1::'],
  ['2001:db8::7', '2001:db8:0:0::'],
  ['::1', '0:0:0:0::'],
  ['unknown', 'unknown'],
])('%s counts as %s', async (address, network) => {
  expect(await seenWith(['127.0.0.1'], address)).toBe(network)
})
