import { expect, onTestFinished, test } from 'vitest'
import { cents } from '../../domain/money/cents.ts'
import { listen } from '../../services/http/listen.ts'
import { ProviderAway, ProviderRefusal } from '../../services/payments/provider/payment-provider.ts'
import { portOf } from '../../testing/free-port.ts'
import { startStandIn } from '../../testing/payments/start-stand-in.ts'
import type { StandInOptions } from './stand-in.ts'
import type { StandInLies } from './stand-in-payment.ts'

/** A stand-in on a free port, and the official client that pays there. */
async function openStandIn(options: StandInOptions = {}) {
  const standIn = await startStandIn(options)
  onTestFinished(() => standIn.stop())
  return standIn
}

const wanted = (attemptId = crypto.randomUUID() as string, webhookUrl: string | undefined = undefined) => ({
  attemptId,
  cents: cents(17_105),
  description: 'Order 1',
  redirectUrl: 'http://localhost:3002/paid',
  webhookUrl,
  language: 'en' as const,
})

test('the official client pays and gives back at the stand-in, one payment and one refund per key', async () => {
  const { provider, origin, payments } = await openStandIn()
  const first = await provider.createPayment(wanted('a'))
  expect(await provider.createPayment(wanted('a'))).toEqual(first)
  expect(first).toMatchObject({ status: 'open', cents: 17_105, attemptId: 'a' })
  expect(first.checkoutUrl).toBe(`${origin}/checkout/${first.providerId}`)
  expect(payments.size).toBe(1)

  const page = await (await fetch(first.checkoutUrl ?? '')).text()
  expect(page).toContain('No money moves')
  const body = new URLSearchParams({ status: 'paid' })
  const sent = await fetch(first.checkoutUrl ?? '', { method: 'POST', body, redirect: 'manual' })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, 'http://localhost:3002/paid'])
  expect(await provider.readPayment(first.providerId)).toMatchObject({ status: 'paid', checkoutUrl: undefined })
  expect(await provider.readPayment('tr_unknown')).toBeUndefined()

  const refund = {
    refundId: 'r',
    paymentProviderId: first.providerId,
    cents: cents(105),
    description: 'Too much',
  }
  const given = await provider.createRefund(refund)
  expect(given.status).toBe('sent')
  expect(await provider.createRefund(refund)).toEqual(given)
  const arrived = { ...given, refundId: 'r', cents: 105, status: 'done' }
  expect(await provider.readPayment(first.providerId)).toMatchObject({ refunds: [arrived] })
  expect(await provider.newestReturns()).toEqual({ chargebacks: [], refunds: [arrived] })
  await expect(provider.createRefund({ ...refund, refundId: 's', cents: cents(17_001) })).rejects.toThrow(
    ProviderRefusal,
  )
  const authorized = { headers: { Authorization: 'Bearer test_standin' } }
  const refunds = await (await fetch(`${origin}/v2/payments/${first.providerId}/refunds`, authorized)).json()
  expect(refunds).toMatchObject({ count: 1, _embedded: { refunds: [{ resource: 'refund' }] } })
})

test('a bank takes a payment back and gives it back again, and the official client reads both', async () => {
  const { provider, finish, origin } = await openStandIn()
  const { providerId } = await provider.createPayment(wanted('b'))
  await finish(providerId, 'paid')
  const checkout = `${origin}/checkout/${providerId}`
  const press = () => fetch(checkout, { method: 'POST', body: new URLSearchParams({ status: 'chargeBack' }) })
  expect(await (await press()).text()).toContain('The bank has taken it back')
  const taken = { providerId: expect.stringMatching(/^chb_/), paymentProviderId: providerId, cents: 17_105 }
  const chargebacks = [{ ...taken, isReversed: false }]
  expect(await provider.readPayment(providerId)).toMatchObject({ status: 'paid', chargebacks })
  expect(await provider.newestReturns()).toEqual({ chargebacks, refunds: [] })
  await press()
  expect(await provider.newestReturns()).toMatchObject({ chargebacks: [{ ...taken, isReversed: true }] })
})

test('it lies on request: an error, an answer that is lost, a webhook twice and one before the answer', async () => {
  const lies: StandInLies = {}
  const { provider, payments, finish } = await openStandIn({ lies: () => lies })
  lies.fail = '500'
  await expect(provider.createPayment(wanted())).rejects.toThrow(ProviderAway)
  expect(payments.size).toBe(0)
  lies.fail = 'drop-answer'
  await expect(provider.createPayment(wanted('lost'))).rejects.toThrow(ProviderAway)
  expect(payments.size).toBe(1)
  delete lies.fail
  await provider.createPayment(wanted('lost'))
  expect(payments.size).toBe(1)

  const told: string[] = []
  const receiver = listen(
    async (request) => {
      told.push(await request.text())
      return new Response()
    },
    { port: 0, hostname: '127.0.0.1' },
  )
  onTestFinished(() => void receiver.close())
  const webhookUrl = `http://127.0.0.1:${await portOf(receiver)}/`
  lies.webhook = 'before-answer'
  const { providerId } = await provider.createPayment(wanted('early', webhookUrl))
  expect(told).toEqual([`id=${providerId}`])
  await finish(providerId, 'paid')
  expect(told).toHaveLength(2)
})

test('a request asks for a lie in its headers', async () => {
  const { origin, payments } = await openStandIn()
  const amount = { currency: 'EUR', value: '170.00' }
  const body = JSON.stringify({ amount, description: 'Visit', redirectUrl: `${origin}/back` })
  const create = (lie: Record<string, string>) =>
    fetch(`${origin}/v2/payments`, { method: 'POST', headers: { Authorization: 'Bearer test_standin', ...lie }, body })
  expect((await create({ 'Stand-In-Fail': '500' })).status).toBe(500)
  await expect(create({ 'Stand-In-Fail': 'drop-answer' })).rejects.toThrow('fetch failed')
  expect((await create({ 'Stand-In-Webhook': 'twice' })).status).toBe(201)
  expect([...payments.values()].map(({ webhook }) => webhook)).toEqual([undefined, 'twice'])
})
