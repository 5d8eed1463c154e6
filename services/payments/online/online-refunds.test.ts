import { describe, expect, test } from 'vitest'
import { type Cents, cents } from '../../../domain/money/cents.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openOnline } from '../../../testing/payments/open-online.ts'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { checkLedger } from '../check-ledger.ts'
import { listOpenRefunds } from '../list-payments.ts'
import { correctCharge, recordByOffice, recordRefund } from '../record/record-by-office.ts'
import { recordPayment } from '../record/record-payment.ts'
import { receiveWebhook } from './receive-webhook.ts'

const person = { id: 'office' }

describe.each(engines)('on %s', (engine) => {
  test('a refund that fails after the provider took it is left to the office, as far as it is still too much', async () => {
    const { database, provider, pass, drain, attempts, pay, balance, order, clock } = await openOnline(engine)
    await pay()
    provider.finish((await attempts())[0]?.providerId, 'paid')
    pass(1)
    await drain()
    const correct = async (amount: number) => {
      const by = { person, seenDue: (await balance()).due, entryId: crypto.randomUUID() }
      const correction = { cents: cents(amount), reason: 'A broken vase', isLateCost: false }
      expect(await correctCharge(database, order.id, correction, by, clock())).toBe('recorded')
    }
    await correct(-2000)
    pass(16)
    provider.fail = 'lost'
    await drain()
    provider.fail = undefined
    expect(await database.selectFrom('refund').select(['state', 'providerId']).execute(), 'as if killed').toEqual([
      { state: 'sent', providerId: null },
    ])
    await correct(500)
    expect(await database.selectFrom('refund').select('cents').execute(), 'enough is under way').toHaveLength(1)
    provider.refundsFail = true
    for (const minutes of [61, 16, 61]) {
      pass(minutes)
      await drain()
    }
    const [refund, ...more] = await listOpenRefunds(database)
    expect([refund, more]).toMatchObject([{ number: order.number, cents: 1500, state: 'failed' }, []])
    expect(await balance()).toMatchObject({ due: -1500 })
    expect(await checkLedger(database)).toEqual([])
    for (const outcome of ['recorded', 'stale'])
      expect(await recordRefund(database, refund?.id ?? '', 'transfer', person, clock())).toBe(outcome)
    expect(await balance()).toMatchObject({ due: 0 })
    const by = { person, seenDue: 0, entryId: crypto.randomUUID() }
    await recordByOffice(database, order.id, { method: 'cash', cents: cents(1000), receipt: '' }, by, clock())
    await correct(1500 - order.priceCents)
    const asked = (await listOpenRefunds(database)).map(({ cents, online }) => [online, cents]).sort()
    expect(asked, 'by the online payment no more than is left of it').toEqual([
      [false, 1000],
      [true, order.priceCents - 1500],
    ])
  })

  test('nothing goes back by a payment that a bank has taken back', async () => {
    const { database, provider, pass, drain, attempts, pay, order, clock } = await openOnline(engine)
    await pay()
    const providerId = (await attempts())[0]?.providerId ?? ''
    provider.finish(providerId, 'paid')
    pass(1)
    await drain()
    const refunds = () => database.selectFrom('refund').select(['cents', 'state', 'paymentId']).execute()
    const transfer = (amount: Cents) =>
      retryingTransaction(database, async (transaction) => {
        await lockOrder(transaction, order.id)
        const paid = {
          orderId: order.id,
          method: 'transfer',
          provider: 'bank',
          providerId: crypto.randomUUID(),
        } as const
        await recordPayment(transaction, { ...paid, cents: amount }, clock())
      })
    await transfer(order.priceCents)
    await database.updateTable('refund').set({ state: 'failed' }).execute()
    provider.chargeBack(providerId)
    await receiveWebhook(database, providerId, clock())
    pass(2)
    await drain()
    expect(await refunds(), 'what failed is not needed any more').toEqual([])
    await transfer(cents(500))
    expect(await refunds()).toEqual([{ cents: 500, state: 'asked', paymentId: null }])
  })
})
