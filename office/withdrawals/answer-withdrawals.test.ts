import { describe, expect, it } from 'vitest'
import { pageSize } from '../../services/database/list-page.ts'
import { advanceOrder } from '../../services/orders/advance/advance-order.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { receiveWithdrawal } from '../../services/orders/withdraw/withdraw-order.ts'
import { checkLedger } from '../../services/payments/check-ledger.ts'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { placedOrder, viewOf } from '../../testing/orders/place-through-draft.ts'
import { byBank, payOrder } from '../../testing/payments/pay-order.ts'

describe('withdrawals', () => {
  it.each(engines)(
    'from begun work keep the money until the office says what is owed, and refund the rest (R17.19, R18.11), on %s',
    async (engine) => {
      const office = await openWithRosters(engine)
      const { database, orders } = office
      const { key, order } = await office.place()
      const pay = (amount: number) => payOrder(database, order.id, amount, office.now(), byBank)
      const refunds = () => database.selectFrom('refund').select(['cents', 'state', 'dueBy']).execute()
      await pay(order.priceCents)
      await advanceOrder(orders, order.id, 'begin', { actor: 'crew' })
      const statement = { name: 'Ada Lovelace', email: 'ada@visitor.example', contract: order.number }
      await receiveWithdrawal(orders, statement, 'a')
      await pay(100)
      expect(await refunds(), 'what is owed is not known').toEqual([])
      expect(await checkLedger(database)).toEqual([])
      const sara = await office.signedInAs('office', 'Sara')
      expect((await sara.open('/withdrawals')).text).toContain('Settle by Mon 7 Dec')
      office.pass(60 * 24 * 20)
      const again = await office.signedInAs('office', 'Tom')
      expect((await again.open('/payments?list=overpaid')).text).not.toContain(order.number)
      const page = await (await again.open('/')).follow('Withdrawal by Ada Lovelace: check and settle it')
      expect(page.text).toContain('Overdue: due Mon 7 Dec')
      const press = (owed: string, checked = true) => page.press('Mark as settled', { owed, checked })
      expect((await press('much')).text).toContain('Enter an amount')
      expect((await press('99999')).text).toContain('at most the whole price')
      expect((await press('12,5', false)).text).toContain('Tick the box')
      expect((await press('12,5')).text).toContain('No withdrawals to settle')
      const second = await press('13')
      expect(second.status).toBe(409)
      expect((await viewOf(orders, key)).order).toMatchObject({ state: 'withdrawn', owedCents: 1250 })
      expect(await readBalance(database, order.id)).toMatchObject({ charged: 1250 })
      expect(await refunds()).toEqual([{ cents: order.priceCents + 100 - 1250, state: 'asked', dueBy: '2026-12-07' }])
      expect(await checkLedger(database)).toEqual([])
      const mails = await database.selectFrom('mail').select('purpose').where('orderId', '=', order.id).execute()
      expect(mails).toContainEqual({ purpose: 'withdrawalSettled' })
      const entries = await database.selectFrom('audit').select(['action', 'details']).execute()
      expect(entries).toEqual([{ action: 'settleWithdrawal', details: expect.stringContaining('1250') }])
    },
  )

  it.each(engines)('come page by page, none twice or left out (R17.19), on %s', async (engine) => {
    const office = await openOffice(engine)
    const statement = {
      orderId: null,
      email: 'a@visitor.example',
      contract: '?',
      language: 'en',
      outcome: 'unknown',
    } as const
    const rows = Array.from({ length: 2 * pageSize }, (_, index) => ({
      ...{ ...statement, id: `id-${index}`, name: `Ada ${index}`, settledAt: null, paidBackCents: null },
      receivedAt: new Date(office.now().getTime() + (index % 3)).toISOString(),
    }))
    await office.services.database.insertInto('withdrawal').values(rows).execute()
    const sara = await office.signedInAs('office', 'Sara')
    for (const path of ['/withdrawals', '/withdrawals?all']) {
      const names: (string | null)[] = []
      for (let page = await sara.open(path); ; page = await page.follow('Next page')) {
        names.push(...[...page.document.querySelectorAll('tbody th a')].map((link) => link.textContent))
        expect(page.document.querySelector('tbody tr'), 'no page is empty').not.toBeNull()
        if (!page.text.includes('Next page')) break
      }
      expect(names.toSorted(), path).toEqual(rows.map(({ name }) => name).toSorted())
    }
  })

  it('in time need no work: the payment goes back by itself, by the day that counts from when it came in (R18.6)', async () => {
    const office = await openWithRosters()
    const { database, orders } = office
    const { order } = await office.place()
    await receiveWithdrawal(orders, { name: 'Ada', email: 'ada@visitor.example', contract: order.number }, 'b')
    expect(await database.selectFrom('withdrawal').select('paidBackCents').execute()).toEqual([{ paidBackCents: 0 }])
    const sara = await office.signedInAs('office', 'Sara')
    expect((await sara.open('/withdrawals')).text).toContain('No withdrawals to settle')
  })

  it.each(engines)(
    'that name no order are linked to it, end it as of when they came in, and tell the customer (R17.19), on %s',
    async (engine) => {
      const office = await openWithRosters(engine)
      const orders = office.dutchOrders
      const { key, order } = await placedOrder(orders)
      await receiveWithdrawal(orders, { name: 'Ada', email: 'ADA@visitor.example', contract: 'Mijn schoonmaak' }, 'a')
      const tom = await office.signedInAs('office', 'Tom')
      const due = (await tom.open('/')).text
      expect(due, 'the mail promises 24 hours').toMatch(/Withdrawal by Ada: find the order[^\n]*By Tue 11:00/)
      office.pass(60 * 24 * 30)
      const sara = await office.signedInAs('office', 'Sara')
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
