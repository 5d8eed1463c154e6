import { describe, expect, it } from 'vitest'
import { receiveWithdrawal } from '../../services/orders/withdraw/withdraw-order.ts'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { placedOrder, viewOf } from '../../testing/orders/place-through-draft.ts'

describe('withdrawals', () => {
  it('say what to pay back until when, and are settled with an amount (R17.19)', async () => {
    const office = await openOffice()
    await office.openRosters()
    const orders = office.services.orders.en
    if (!orders) throw new Error('no tariff')
    const paidLater = await placedOrder(orders)
    const number = paidLater.order.number
    await receiveWithdrawal(orders, { name: 'Ada Lovelace', email: 'ada@visitor.example', contract: number }, 'b')
    const unpaid = await office.services.database.selectFrom('withdrawal').select('paidBackCents').execute()
    expect(unpaid, 'nothing was paid, so there is nothing to settle').toEqual([{ paidBackCents: 0 }])
    const { order } = await placedOrder(orders)
    // Somebody who is not there pays in advance.
    await office.services.database.updateTable('order').set({ presence: 'absent' }).where('id', '=', order.id).execute()
    await receiveWithdrawal(orders, { name: 'Ada Lovelace', email: 'ada@visitor.example', contract: order.number }, 'a')
    const sara = await office.signedIn(await office.addPerson('office', 'Sara'))
    const list = await sara.open('/withdrawals')
    expect(list.text).toContain('Settle by Mon, 7 Dec 2026, 23:59')
    office.pass(60 * 24 * 20)
    const again = await office.signedIn(await office.addPerson('office', 'Tom'))
    const due = await again.open('/')
    const page = await due.follow('Withdrawal by Ada Lovelace: check and settle it')
    expect(page.text).toContain('Overdue: due Mon, 7 Dec 2026')
    expect(page.text).toContain('at most €')
    expect((await page.press('Mark as settled', { amount: 'much', checked: true })).text).toContain('Enter an amount')
    expect((await page.press('Mark as settled', { amount: '12,5', checked: false })).text).toContain('Tick the box')
    expect((await page.press('Mark as settled', { amount: '12,5', checked: true })).text).toContain(
      'No withdrawals to settle',
    )
    const second = await page.press('Mark as settled', { amount: '13', checked: true })
    expect([second.status, second.text]).toEqual([409, expect.stringContaining('€12.50 refunded')])
    expect((await again.open('/withdrawals?all')).text).toContain('€12.50 refunded')
    const entries = await office.services.database.selectFrom('audit').select(['action', 'details']).execute()
    expect(entries).toEqual([{ action: 'settleWithdrawal', details: expect.stringContaining('1250') }])
  })

  it.each(engines)(
    'that name no order are linked to it, end it as of when they came in, and tell the customer (R17.19), on %s',
    async (engine) => {
      const office = await openOffice(engine)
      await office.openRosters()
      const orders = office.services.orders.nl
      if (!orders) throw new Error('no tariff')
      const { key, order } = await placedOrder(orders)
      await receiveWithdrawal(orders, { name: 'Ada', email: 'ADA@visitor.example', contract: 'Mijn schoonmaak' }, 'a')
      office.pass(60 * 24 * 30)
      const sara = await office.signedIn(await office.addPerson('office', 'Sara'))
      const page = await (await sara.open('/withdrawals')).follow('Ada')
      expect(page.text).toContain('Mijn schoonmaak')
      expect((await page.press('Link the order', { number: 'K7F4-29QX' })).text).toContain('There’s no order')
      const linked = await page.press('Link the order', { number: order.number })
      expect(
        page.document.querySelector(`a[href="/orders/${order.number}"]`),
        'suggested by its address',
      ).not.toBeNull()
      expect(linked.text).toContain('In time')
      expect(linked.document.querySelector(`a[href="/orders/${order.number}"]`)).not.toBeNull()
      expect((await viewOf(orders, key)).order).toMatchObject({ state: 'withdrawn', owedCents: 0 })
      expect(await office.services.database.selectFrom('claim').select('holder').execute()).toEqual([])
      const mails = await office.services.database
        .selectFrom('mail')
        .select(['orderId', 'purpose', 'language'])
        .execute()
      expect(mails.filter(({ orderId }) => orderId === order.id)).toContainEqual({
        ...{ orderId: order.id, purpose: 'withdrawalReceipt', language: 'nl' },
      })
      expect((await page.press('Link the order', { number: order.number })).status).toBe(409)
      const actions = await office.services.database.selectFrom('audit').select('action').execute()
      expect(actions).toEqual([{ action: 'linkWithdrawal' }])
    },
  )
})
