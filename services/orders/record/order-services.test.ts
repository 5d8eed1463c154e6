import { expect, test } from 'vitest'
import { consentKinds } from '../../../domain/orders/withdrawal-period.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { readyDraft } from '../../../testing/orders/place-through-draft.ts'
import { placeOrder } from '../place/place-order.ts'
import { takesOrders } from './order-services.ts'

test.each([
  ['http://localhost:3002', true],
  ['http://127.0.0.1:3002', true],
  ['http://[::1]:3002', true],
  ['https://order.helderhuis.example', true],
  ['https://order.helderhuis.be', false],
  ['https://example.be', false],
  ['https://helderhuis.example.be', false],
  ['https://localhost.be', false],
  ['http://192.168.1.2:3002', false],
])('at sample prices %s takes orders: %s', (url, taken) => {
  expect(takesOrders(url, { sample: true })).toBe(taken)
  expect(takesOrders(url, { sample: false })).toBe(true)
})

test('a draft of the time when orders were taken cannot be ordered at sample prices in public', async () => {
  const services = await openOrders()
  const draft = await readyDraft(services)
  const url = 'https://order.helderhuis.be'
  const inPublic = { ...services, settings: { ...services.settings, orderSiteUrl: { en: url, nl: url } } }
  await expect(placeOrder(inPublic, draft, { consents: consentKinds })).rejects.toThrow('sample prices')
  expect(await services.database.selectFrom('order').select('id').execute()).toEqual([])
})
