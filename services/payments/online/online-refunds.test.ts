import { describe, expect, test } from 'vitest'
import { cents } from '../../../domain/money/cents.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openOnline } from '../../../testing/payments/open-online.ts'
import { byBank, payOrder } from '../../../testing/payments/pay-order.ts'
import { checkLedger } from '../check-ledger.ts'
import { listOpenRefunds, listTakenBack } from '../list-payments.ts'
import { correctCharge, recordByOffice, recordRefund } from '../record/record-by-office.ts'
import { watchReturns } from './fetch-queue.ts'
import { receiveWebhook } from './receive-webhook.ts'

const person = { id: 'office' }

describe.each(engines)('on %s', (engine) => {
  test('a refund that fails after the provider took it is left to the office, as far as it is still too much', async () => {
    const { database, order, lies, pass, drain, paid, balance, clock } = await openOnline(engine)
    await paid()
    const correct = async (amount: number) => {
      const by = { person, seenDue: (await balance()).due, entryId: crypto.randomUUID() }
      const correction = { cents: cents(amount), reason: 'A broken vase', isLateCost: false }
      expect(await correctCharge(database, order.id, correction, by, clock())).toEqual({ outcome: 'done' })
    }
    await correct(-2000)
    pass(16)
    lies.fail = 'drop-answer'
    await drain()
    delete lies.fail
    expect(await database.selectFrom('refund').select(['state', 'providerId']).execute(), 'as if killed').toEqual([
      { state: 'sent', providerId: null },
    ])
    await correct(500)
    expect(await database.selectFrom('refund').select('cents').execute(), 'enough is under way').toHaveLength(1)
    lies.refundsFail = true
    for (const minutes of [61, 16, 61]) {
      pass(minutes)
      await drain()
    }
    const [refund, ...more] = (await listOpenRefunds(database)).rows
    expect([refund, more]).toMatchObject([{ number: order.number, cents: 1500, state: 'failed' }, []])
    expect(await balance()).toMatchObject({ due: -1500 })
    expect(await checkLedger(database)).toEqual([])
    for (const [method, outcome] of [
      ['transfer', 'done'],
      ['transfer', 'done'],
      ['cash', 'stale'],
    ] as const)
      expect(await recordRefund(database, refund?.id ?? '', method, person, clock())).toEqual({ outcome })
    expect(await balance()).toMatchObject({ due: 0 })
    const by = { person, seenDue: 0, entryId: crypto.randomUUID() }
    await recordByOffice(database, order.id, { method: 'cash', cents: cents(1000), receipt: '' }, by, clock())
    await correct(1500 - order.priceCents)
    const asked = (await listOpenRefunds(database)).rows.map(({ cents, online }) => [online, cents]).sort()
    expect(asked, 'by the online payment no more than is left of it').toEqual([
      [false, 1000],
      [true, order.priceCents - 1500],
    ])
  })

  test('nothing goes back by a payment that a bank has taken back', async () => {
    const { database, order, standIn, pass, drain, paid, clock } = await openOnline(engine)
    const providerId = await paid()
    const refunds = () => database.selectFrom('refund').select(['cents', 'state', 'paymentId']).execute()
    const transfer = (amount: number) => payOrder(database, order.id, amount, clock(), byBank)
    await transfer(order.priceCents)
    await database.updateTable('refund').set({ state: 'failed' }).execute()
    await standIn.chargeBack(providerId)
    await receiveWebhook(database, providerId, clock())
    pass(2)
    await drain()
    expect(await refunds(), 'what failed is not needed any more').toEqual([])
    await transfer(cents(500))
    expect(await refunds()).toEqual([{ cents: 500, state: 'asked', paymentId: null }])
  })

  test('a refund made at the provider is in the ledger, and is not promised again (R18.25)', async () => {
    const { database, order, standIn, pass, drain, paid, balance, clock } = await openOnline(engine)
    const providerId = await paid()
    standIn.refundElsewhere(providerId, order.priceCents)
    pass(2)
    for (const _ of ['webhook', 'the same again']) {
      await receiveWebhook(database, providerId, clock())
      await drain()
      pass(2)
    }
    expect(await balance()).toMatchObject({ paid: 0, due: order.priceCents })
    expect(await listTakenBack(database)).toMatchObject([{ number: order.number, kind: 'refundElsewhere' }])
    const seenDue = (await balance()).due
    const by = { person, seenDue, entryId: crypto.randomUUID() }
    const discount = { cents: cents(-seenDue), reason: 'Cancelled by phone', isLateCost: false }
    await correctCharge(database, order.id, discount, by, clock())
    expect(await balance()).toMatchObject({ due: 0 })
    expect((await listOpenRefunds(database)).rows).toEqual([])
    expect(await listTakenBack(database)).toEqual([])
    expect(await checkLedger(database)).toEqual([])
  })

  test('a part refunded at the provider is found without a webhook, and only the rest goes back', async () => {
    const { database, order, standIn, pass, drain, paid, refunded, balance, clock } = await openOnline(engine)
    await watchReturns(database, clock())
    const providerId = await paid()
    const part = cents(5200)
    standIn.refundElsewhere(providerId, part)
    pass(120)
    await drain()
    expect(await balance()).toMatchObject({ paid: order.priceCents - part, due: part })
    const by = { person, seenDue: part, entryId: crypto.randomUUID() }
    const all = { cents: cents(-order.priceCents), reason: 'Nothing was done', isLateCost: false }
    // A second part goes back while the refund of what was left waits for its quarter of an hour.
    await correctCharge(database, order.id, all, by, clock())
    standIn.refundElsewhere(providerId, cents(100))
    for (const minutes of [16, 1, 16, 1]) {
      pass(minutes)
      await drain()
    }
    expect(refunded()).toBe(order.priceCents)
    expect(await balance()).toMatchObject({ paid: 0, due: 0 })
    expect((await listOpenRefunds(database)).rows).toEqual([])
    expect(await checkLedger(database)).toEqual([])
  })
})
