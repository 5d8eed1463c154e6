import { describe, expect, test } from 'vitest'
import { engines } from '../../../testing/database/engines.ts'
import { openOnline } from '../../../testing/payments/open-online.ts'
import { checkLedger } from '../check-ledger.ts'
import { listTakenBack } from '../list-payments.ts'
import { mostUnknown, watchReturns } from './fetch-queue.ts'
import { receiveWebhook } from './receive-webhook.ts'
import { settleAttempt } from './settle-attempt.ts'

describe.each(engines)('on %s', (engine) => {
  test('one click pays, without a webhook; two tabs share an attempt, and nothing is due afterwards', async () => {
    const { order, standIn, pass, drain, attempts, pay, balance, said } = await openOnline(engine)
    expect(await pay({ isLive: true }), 'real money for a sample').toEqual({ outcome: 'stale' })
    const [first, second] = await Promise.all([pay(), pay()])
    expect(first).toMatchObject({ checkoutUrl: expect.any(String) })
    expect(second).toEqual(first)
    expect(standIn.payments.size).toBe(1)
    const [attempt] = await attempts()
    expect(attempt).toMatchObject({ state: 'open', cents: order.priceCents })
    await standIn.finish(attempt?.providerId ?? '', 'paid')
    pass(1)
    await drain()
    expect(await balance()).toEqual({ charged: order.priceCents, paid: order.priceCents, due: 0 })
    expect(said).toEqual([[{ order: order.number, kind: 'attempt' }, 'payment decided']])
    expect(await pay()).toEqual({ outcome: 'stale' })
    expect((await attempts()).map(({ state }) => state)).toEqual(['paid'])
  })

  test('an answer that was lost is asked for again with the same key; a provider that is away keeps nothing half', async () => {
    const { order, standIn, lies, pass, drain, attempts, pay, balance } = await openOnline(engine)
    lies.fail = 'drop-answer'
    expect(await pay()).toEqual({ outcome: 'refused', problems: { form: 'away' } })
    expect(await attempts()).toMatchObject([{ state: 'creating', providerId: null }])
    delete lies.fail
    expect(await pay()).toMatchObject({ checkoutUrl: expect.any(String) })
    expect(standIn.payments.size).toBe(1)
    lies.fail = '500'
    await standIn.finish((await attempts())[0]?.providerId ?? '', 'paid')
    for (let hour = 0; hour < 48; hour += 1) {
      pass(60)
      await drain()
    }
    expect(await attempts()).toMatchObject([{ state: 'unknown' }])
    delete lies.fail
    pass(61)
    await drain()
    expect(await balance()).toMatchObject({ paid: order.priceCents, due: 0 })
  })

  test('an unknown attempt that turns out paid after a second one was paid goes back (Kill Bill 1015)', async () => {
    const { database, order, standIn, lies, pass, drain, attempts, pay, refunded, balance } = await openOnline(engine)
    await pay()
    const first = (await attempts())[0]?.providerId ?? ''
    lies.fail = '500'
    await standIn.finish(first, 'paid')
    pass(70)
    await drain()
    delete lies.fail
    await pay()
    const second = (await attempts())[1]?.providerId ?? ''
    expect(second).not.toBe(first)
    await standIn.finish(second, 'paid')
    pass(1)
    await drain()
    pass(61)
    await drain()
    expect(await balance()).toMatchObject({ due: -order.priceCents })
    expect(await checkLedger(database)).toEqual([])
    pass(16)
    await drain()
    pass(61)
    await drain()
    expect(refunded()).toBe(order.priceCents)
    expect(await balance()).toMatchObject({ paid: order.priceCents, due: 0 })
    expect(await database.selectFrom('refund').select('state').execute()).toEqual([{ state: 'done' }])
    expect(await checkLedger(database)).toEqual([])
  })

  test('an answer that comes late opens no payment again that is over; only "paid" still counts', async () => {
    const { database, order, provider, standIn, pass, drain, attempts, pay, balance, clock } = await openOnline(engine)
    await pay()
    const [attempt] = await attempts()
    const late = await provider.readPayment(attempt?.providerId ?? '')
    if (!attempt || !late) throw new Error('no payment')
    await standIn.finish(attempt.providerId ?? '', 'failed')
    pass(1)
    await drain()
    await settleAttempt({ database, clock }, attempt.id, late)
    expect(await attempts()).toMatchObject([{ state: 'failed' }])
    expect(await pay(), 'not the page of a payment that is over').not.toMatchObject({ checkoutUrl: late.checkoutUrl })
    await settleAttempt({ database, clock }, attempt.id, { ...late, status: 'paid' })
    expect(await balance()).toMatchObject({ paid: order.priceCents, due: 0 })
    await settleAttempt({ database, clock }, attempt.id, { ...late, providerId: 'tr_second', status: 'paid' })
    expect(await balance(), 'money of a second payment for it is ours too').toMatchObject({ due: -order.priceCents })
    expect(await attempts()).toContainEqual(expect.objectContaining({ id: attempt.id, providerId: attempt.providerId }))
  })

  test('a webhook during a fetch triggers another at once', async () => {
    const { database, order, provider, standIn, pass, attempts, pay, balance, clock, fetchOne } =
      await openOnline(engine)
    await pay()
    const [attempt] = await attempts()
    pass(1)
    const { readPayment } = provider
    provider.readPayment = async (id) => {
      provider.readPayment = readPayment
      const answer = await readPayment(id)
      // The customer pays after the provider was read, and before that is taken over.
      await standIn.finish(id, 'paid')
      pass(0.01)
      await receiveWebhook(database, id, clock())
      return answer
    }
    expect(await fetchOne()).toBe(true)
    expect(await attempts()).toMatchObject([{ state: 'open' }])
    expect(await fetchOne(), attempt?.id).toBe(true)
    expect(await balance()).toMatchObject({ paid: order.priceCents, due: 0 })
  })

  test('a chargeback is owed again, once, even without a webhook, and counts again if the bank reverses it (R18.24)', async () => {
    const { database, order, standIn, pass, drain, paid, balance, clock } = await openOnline(engine)
    const providerId = await paid()
    await watchReturns(database, clock())
    await standIn.chargeBack(providerId)
    expect(await receiveWebhook(database, providerId, clock()), 'not at once again').toBe(false)
    pass(2)
    await drain()
    pass(120)
    await drain()
    expect(await balance()).toMatchObject({ paid: 0, due: order.priceCents })
    expect(await listTakenBack(database)).toMatchObject([{ number: order.number, kind: 'chargeback' }])
    await standIn.chargeBack(providerId)
    pass(120)
    await drain()
    expect(await balance()).toMatchObject({ paid: order.priceCents, due: 0 })
    expect(await listTakenBack(database)).toEqual([])
    const entries = await database.selectFrom('payment').select('method').execute()
    expect(entries.map(({ method }) => method).sort()).toEqual(['chargeback', 'chargeback', 'online'])
    expect(await checkLedger(database)).toEqual([])
  })

  test('the webhook only queues a fetch: an early one adopts its attempt', async () => {
    const { database, order, standIn, lies, pass, drain, attempts, pay, balance, clock } = await openOnline(engine)
    for (const id of ['', 'x', 'tr_<script>', 're_1']) expect(await receiveWebhook(database, id, clock())).toBe(false)
    lies.fail = 'drop-answer'
    await pay()
    delete lies.fail
    const [providerId = ''] = standIn.payments.keys()
    await standIn.finish(providerId, 'paid')
    for (const id of [providerId, providerId]) await receiveWebhook(database, id, clock())
    const waiting = database.selectFrom('paymentFetch').select('subject').where('kind', '=', 'webhook')
    expect(await waiting.execute()).toHaveLength(1)
    await database.deleteFrom('paymentFetch').where('kind', '=', 'attempt').execute()
    pass(0.1)
    await drain()
    expect(await waiting.execute()).toEqual([])
    expect(await attempts()).toMatchObject([{ state: 'paid', providerId }])
    expect(await balance()).toMatchObject({ paid: order.priceCents, due: 0 })
  })
})

test('eight invented ids a second delay no payment, and have the provider asked twelve times a minute', async () => {
  const { database, provider, standIn, pass, drain, attempts, pay, balance, clock, fetchOne } =
    await openOnline('sqlite')
  await pay()
  const providerId = (await attempts())[0]?.providerId ?? ''
  let asked = 0
  const { readPayment } = provider
  provider.readPayment = (id) => {
    asked += id === providerId ? 0 : 1
    return readPayment(id)
  }
  for (let second = 0; second < 60; second += 1) {
    for (let each = 0; each < 8; each += 1) await receiveWebhook(database, `tr_${second}_${each}`, clock())
    pass(1 / 60)
    await drain()
  }
  expect(asked).toBeLessThanOrEqual(13)
  const waiting = database.selectFrom('paymentFetch').selectAll().where('kind', '=', 'webhook')
  expect((await waiting.execute()).length).toBeLessThanOrEqual(mostUnknown)
  // All of them are due when the payment is made: it comes first.
  pass(2)
  await standIn.finish(providerId, 'paid')
  await receiveWebhook(database, providerId, clock())
  await fetchOne()
  expect(await balance()).toMatchObject({ due: 0 })
})
