import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cents } from '../../domain/money/cents.ts'
import { newOrderNumber } from '../../domain/orders/order-number.ts'
import { paymentReference } from '../../domain/payments/payment-reference.ts'
import { pageSize } from '../../services/database/list-page.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import type { BankBooking } from '../../services/payments/bank/bank-statement.ts'
import { importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { checkLedger } from '../../services/payments/check-ledger.ts'
import { engines } from '../../testing/database/engines.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { bankBooking, bankFile, bankStatement } from '../../testing/payments/bank-statements.ts'
import { camtDocument, camtPart } from '../../testing/payments/write-camt.ts'

async function openPayments(engine: (typeof engines)[number] = 'sqlite') {
  const office = await openWithRosters(engine)
  const { orders } = office
  const { order } = await office.place()
  const sara = await office.signedInAs('office', 'Sara')
  return { ...office, orders, order, sara, ledger: () => sara.open(`/orders/${order.number}/payments`) }
}

describe.each(engines)('payments on %s', (engine) => {
  it('list what is late and are recorded once, at the balance that the page showed (R18.5)', async () => {
    const { services, order, sara, ledger } = await openPayments(engine)
    const { database } = services
    await database.updateTable('paymentRequest').set({ dueOn: '2026-11-20' }).execute()
    expect((await sara.open('/')).text).toContain('Ada Lovelace hasn’t paid')
    const page = await (await sara.open('/payments?list=late')).follow(order.number)
    expect(page.text).toContain('is still to be paid')
    const stale = await ledger()
    const price = (order.priceCents / 100).toFixed(2)
    expect((await page.press('Record the payment', { amount: price })).text).toContain('Choose how it was paid')
    const paid = { method: 'terminal', amount: price, receipt: '0042' }
    expect((await page.press('Record the payment', paid)).text).toContain('Everything is paid')
    const again = await page.press('Record the payment', paid)
    expect([again.status, again.text]).toEqual([200, expect.stringContaining('Everything is paid')])
    for (const [button, other] of [
      ['Record the payment', { ...paid, method: 'transfer', amount: '30' }],
      ['Add the correction', { amount: '7', reason: 'A broken vase' }],
    ] as const) {
      const changed = await page.press(button, other)
      expect([changed.status, changed.text], 'a form that was changed and sent again').toEqual([
        409,
        expect.stringContaining('Nothing was recorded'),
      ])
    }
    const late = await stale.press('Record the payment', { method: 'cash', amount: '5,50' })
    expect([late.status, late.text]).toEqual([409, expect.stringContaining('Nothing was recorded')])
    const rows = await database.selectFrom('payment').select(['method', 'cents', 'receipt']).execute()
    expect(rows).toEqual([{ method: 'terminal', cents: order.priceCents, receipt: '0042' }])
    expect((await sara.open('/payments')).text).toContain('Nothing is left to collect')
    expect(await database.selectFrom('audit').select('action').execute()).toEqual([{ action: 'recordPayment' }])
  })

  it('are corrected by a counter-entry, and what is too much then goes back (R18.5, R18.6)', async () => {
    const { services, order, ledger, sara, orders } = await openPayments(engine)
    const { database } = services
    await (await ledger()).press('Record the payment', { method: 'cash', amount: (order.priceCents / 100).toFixed(2) })
    expect((await (await ledger()).press('Add the correction', { amount: '10' })).text).toContain('Say why')
    const [page, less] = [await ledger(), { amount: '10', reason: 'A broken vase' }]
    const corrected = await page.press('Add the correction', less)
    expect(corrected.text).toContain('Overpaid by €10')
    const unpaid = await page.press('Add the correction', { ...less, direction: 'unpaid' })
    expect(unpaid.status, 'the form was changed').toBe(409)
    const late = { direction: 'more', amount: '4', reason: 'Paid a month late', lateCost: 'on' }
    const { text } = await corrected.press('Add the correction', late)
    for (const said of ['Overpaid by €6', 'Refund of €6, by', '−€10']) expect(text).toContain(said)
    const overpaid = await sara.open('/payments?list=overpaid')
    expect(overpaid.text).toContain('€6')
    expect(overpaid.text, 'what is too much is not late').not.toMatch(/Late:|−€6/)
    const charges = database.selectFrom('charge').select(['cents', 'vatPercent']).where('kind', '=', 'lateCost')
    expect(await charges.execute(), 'compensation has no VAT in it').toEqual([{ cents: 400, vatPercent: 0 }])
    await cancelOrder(orders, order.id, undefined)
    const refunds = await sara.open('/payments?list=refunds')
    expect(refunds.document.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(refunds.text).toContain('The customer paid: Cash.')
    const done = await refunds.press('I’ve returned it in cash')
    expect(done.text).toContain('Nothing has to be refunded')
    const paid = await database.selectFrom('payment').select(['method', 'cents']).orderBy('cents').execute()
    expect(paid).toEqual([
      { method: 'cash', cents: -order.priceCents - 600 },
      { method: 'cash', cents: order.priceCents },
    ])
    expect(await checkLedger(database)).toEqual([])

    const more = { direction: 'more', amount: '5', reason: 'A key that was not returned' }
    const asked = await (await ledger()).press('Add the correction', more)
    expect(asked.text, 'of an order that has ended').toContain('Due on Mon 7 Dec')
  })

  it('are taken back by a counter-entry where one was recorded by mistake, once and no more than was paid (R18.5)', async () => {
    const { services, ledger } = await openPayments(engine)
    await (await ledger()).press('Record the payment', { method: 'cash', amount: '80' })
    const page = await ledger()
    const wrong = { direction: 'unpaid', reason: 'It was 50' }
    expect((await page.press('Add the correction', { ...wrong, amount: '81' })).text).toContain('more than was paid')
    for (const _ of [1, 2])
      expect((await page.press('Add the correction', { ...wrong, amount: '30' })).text).toContain('It was 50')
    await (await ledger()).press('Add the correction', { ...wrong, amount: '50', reason: 'None at all' })
    const { database } = services
    const rows = await database.selectFrom('payment').select(['method', 'cents']).orderBy('cents').execute()
    expect(rows).toEqual([
      { method: 'correction', cents: -5000 },
      { method: 'correction', cents: -3000 },
      { method: 'cash', cents: 8000 },
    ])
    expect(await database.selectFrom('charge').select('id').where('kind', '=', 'correction').execute()).toEqual([])
    expect(await checkLedger(database)).toEqual([])
  })

  it('get the lines of the bank that have no reference, by the number of their order (R18.7)', async () => {
    const { services, order, sara, now } = await openPayments(engine)
    const sender = { name: 'A. Lovelace', counterIban: '', texts: ['cleaning'] }
    const take = (...lines: readonly BankBooking[]) =>
      importBankFile(services.database, bankFile(bankStatement(lines)), undefined, now())
    await take(bankBooking(order.priceCents, { part: sender }))
    const page = await sara.open('/payments?list=unmatched')
    expect(page.text).toContain('A. Lovelace')
    const fieldOf = (shown: typeof page) => shown.document.querySelector('input[name=number]')?.getAttribute('value')
    expect(fieldOf(page), 'nothing is due yet, so neither name nor amount says anything').toBe(null)
    await services.database.updateTable('paymentRequest').set({ dueOn: '2026-11-30' }).execute()
    expect(fieldOf(await sara.open('/payments?list=unmatched')), 'the name and the balance').toBe(order.number)
    const named = { cents: cents(100), name: 'Bob', text: `order ${order.number.toLowerCase()} thanks` }
    await services.database.updateTable('bankPart').set(named).execute()
    expect(fieldOf(await sara.open('/payments?list=unmatched')), 'the number').toBe(order.number)
    await services.database.updateTable('bankPart').set({ cents: order.priceCents, text: '' }).execute()
    expect(fieldOf(await sara.open('/payments?list=unmatched')), 'the amount alone').toBe(null)
    expect((await page.press('Assign', { number: 'K7F4-29QX' })).text).toContain('There’s no order K7F4-29QX')
    expect((await page.press('Assign', { number: order.number })).text).toContain('All bank lines have their order')
    await take(bankBooking(2000, { part: { name: 'Tax office' } }))
    const other = await sara.open('/payments?list=unmatched')
    for (const _ of [1, 2])
      expect((await other.press('Not for an order')).text).toContain('All bank lines have their order')
    const late = await other.press('Assign', { number: order.number })
    expect([late.status, late.text], 'nor assigned later').toEqual([409, expect.stringContaining('has changed since')])
    const aside = await sara.open('/payments?list=unmatched')
    for (const _ of [1, 2]) expect(fieldOf(await aside.press('Put back')), 'waits again').toBe(null)
    expect((await other.press('Not for an order')).text).toContain('Put back')
    await take(...Array.from({ length: 51 }, (_, at) => bankBooking(at + 1)))
    const second = await (await sara.open('/payments?list=unmatched')).follow('Next page')
    expect((await second.press('Assign', { number: 'K7F4-29QX' })).text).toContain('There’s no order K7F4-29QX')
    await services.database.updateTable('bankPart').set({ state: 'ignored' }).where('state', '=', 'new').execute()
    const more = await sara.open('/payments?list=unmatched')
    const backOn = ({ text }: typeof more) => text.split('Put back').length - 1
    expect([backOn(more), backOn(await more.follow('Next page'))]).toEqual([50, 2])
    const audited = await services.database.selectFrom('audit').select('action').execute()
    expect(audited.map(({ action }) => action)).toEqual([
      'recordPayment',
      ...['setAsideBankLine', 'putBackBankLine', 'setAsideBankLine'],
    ])
    expect(await services.database.selectFrom('payment').select(['method', 'cents']).execute()).toEqual([
      { method: 'transfer', cents: order.priceCents },
    ])
  })

  it('come page by page, none twice or left out, and an order is suggested only if no page has another (R18.7)', async () => {
    const { services, order, sara, now } = await openPayments(engine)
    const { database } = services
    const copies = Array.from({ length: 2 * pageSize }, (_, index) => `${order.id}-${index}`)
    const [first = '', ...others] = copies
    const row = await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
    const orders = copies.map((id) => ({ ...row, id, number: newOrderNumber(randomInt), draftId: null }))
    await database.insertInto('order').values(orders).execute()
    const request = await database.selectFrom('paymentRequest').selectAll().executeTakeFirstOrThrow()
    const requests = copies.map((orderId) => ({ ...request, orderId, serial: orderId }))
    await database.insertInto('paymentRequest').values(requests).execute()
    const person = await database.selectFrom('orderPerson').selectAll().executeTakeFirstOrThrow()
    await database
      .insertInto('orderPerson')
      .values({ ...person, orderId: first })
      .execute()
    const refund = { orderId: order.id, cents: cents(100), state: 'asked', paymentId: null, providerId: null } as const
    const refunds = copies.map((id) => ({ ...refund, id, dueBy: '2026-11-30', askedAt: now().toISOString() }))
    await database.insertInto('refund').values(refunds).execute()
    const numbersOf = async (list: string) => {
      let page = await sara.open(`/payments?list=${list}`)
      for (const numbers: string[] = []; ; page = await page.follow('Next page')) {
        const rows = [...page.document.querySelectorAll('tbody tr')]
        if (rows.length === 0) return 'an empty page'
        numbers.push(...rows.map((one) => one.querySelector('form')?.getAttribute('action') ?? one.textContent))
        if (!page.text.includes('Next page')) return new Set(numbers).size === numbers.length ? numbers.length : numbers
      }
    }
    expect(await numbersOf('refunds')).toBe(2 * pageSize)
    const due = (dueOn: string | null) => database.updateTable('paymentRequest').set({ dueOn })
    await due('2026-11-20').where('orderId', '!=', order.id).execute()
    await due('2026-11-21').where('orderId', '=', first).execute()
    await due('2026-11-19').where('orderId', '=', order.id).execute()
    expect(await numbersOf('late')).toBe(2 * pageSize + 1)
    const line = bankBooking(order.priceCents, { part: { name: 'A. Lovelace' } })
    await importBankFile(database, bankFile(bankStatement([line])), undefined, now())
    const suggested = (await sara.open('/payments?list=unmatched')).document.querySelector('input[name=number]')
    expect(suggested?.getAttribute('value'), 'another of this name owes as much, on a later page').toBe(null)
    await due(null).where('orderId', 'in', others.slice(pageSize)).execute()
    await database
      .updateTable('paymentRequest')
      .set({ dueCents: cents(-100) })
      .execute()
    expect(await numbersOf('overpaid')).toBe(2 * pageSize + 1)
  })

  it('come in by a file of the bank, each line once, and a file that is none says why (R18.7)', async () => {
    const { services, order, sara } = await openPayments(engine)
    const { database } = services
    const { serial } = await database.selectFrom('paymentRequest').select('serial').executeTakeFirstOrThrow()
    const send = async (content: string) => {
      const response = await sara.upload('/payments/bank', 'statement', content)
      return [response.status, await response.text()]
    }
    expect(await send('')).toEqual([422, expect.stringContaining('Choose a file first')])
    expect(await send('<a>')).toEqual([422, expect.stringContaining('neither a CAMT.053 nor a CODA file')])
    expect(await send('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toEqual([422, expect.stringContaining('declares')])
    const parts = camtPart({ reference: paymentReference(order.country, serial) })
    const file = camtDocument({ lines: [{ amount: (order.priceCents / 100).toFixed(2), parts }] })
    const another = file.replace('BE71096123456769', 'BE68539007547034')
    expect(await send(another)).toEqual([422, expect.stringContaining('never asked to pay into')])
    expect(await send(file)).toEqual([200, expect.stringMatching(/Paid: 1\..*no balances/s)])
    expect(await send(file)).toEqual([200, expect.stringMatching(/Sara has imported this file before/)])
    expect(await database.selectFrom('payment').select('cents').execute()).toEqual([{ cents: order.priceCents }])
    const entries = await database.selectFrom('audit').select('action').execute()
    expect(entries).toEqual([{ action: 'importStatement' }])
    expect((await sara.post('/payments/bank', { statement: 'x' })).status).toBe(415)
    expect((await sara.upload('/payments', 'number', 'x')).status).toBe(415)
  })
})
