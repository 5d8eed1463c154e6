import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { cents } from '../../../domain/money/cents.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openOffice } from '../../../testing/office/open-office.ts'
import { placedOrder } from '../../../testing/orders/place-through-draft.ts'
import { retryingTransaction } from '../../database/retrying-transaction.ts'
import { purgeOrders } from '../../orders/purge-orders.ts'
import { audit, orderSubjects } from '../../people/audit.ts'
import { recordPayment } from '../record/record-payment.ts'
import { creditInvoice, issueInvoice } from './issue-invoice.ts'
import { checkInvoices, readInvoices } from './read-invoices.ts'
import { setFirstNumber, takeNumber } from './take-number.ts'

async function openInvoices(engine: (typeof engines)[number]) {
  const office = await openOffice(engine)
  await office.openRosters()
  const { database, orders } = office.services
  if (!orders.en) throw new Error('no tariff')
  const { order } = await placedOrder(orders.en)
  await database.updateTable('order').set({ sample: 0 }).execute()
  const person = { id: await office.addPerson('owner', 'Olga') }
  const issue = () => issueInvoice(database, order.id, { payee: undefined }, office.now())
  const pay = (amount: number) =>
    retryingTransaction(database, (transaction) => {
      const payment = {
        orderId: order.id,
        method: 'cash',
        provider: 'office',
        providerId: `${amount}`,
        cents: cents(amount),
      } as const
      return recordPayment(transaction, payment, office.now())
    })
  return { ...office, database, order, person, issue, pay }
}

describe.each(engines)('invoices on %s', (engine) => {
  it('begin at the number that the owner sets once, and one order has one that stands (R18.40, R18.41)', async () => {
    const { database, order, person, issue, pay, now } = await openInvoices(engine)
    expect(await issue()).toBe('early')
    await pay(order.priceCents)
    expect(await issue()).toBe('notNumbered')
    const first = { series: 'BE', year: 2026, seq: 118 }
    expect(await setFirstNumber(database, first, person, now())).toBe(true)
    expect(await setFirstNumber(database, { ...first, seq: 1 }, person, now())).toBe(false)
    expect(await Promise.all([issue(), issue()])).toEqual([undefined, undefined])
    const { open } = await readInvoices(database, order.id)
    expect(open?.document).toMatchObject({ number: 'BE-2026-0118', grossCents: order.priceCents, kind: 'invoice' })
    const credit = { number: 'BE-2026-0118', reason: 'In another name', person }
    expect(await creditInvoice(database, order.id, credit, now())).toBe(true)
    expect(await creditInvoice(database, order.id, credit, now())).toBe(false)
    await issue()
    const numbers = (await readInvoices(database, order.id)).all.map(({ document }) => document.number)
    expect(numbers).toEqual(['BE-2026-0118', 'BE-2026-0119', 'BE-2026-0120'])
    expect(await checkInvoices(database)).toEqual([])
  })

  it('get a number back that a rollback did not use, and go on with 1 in a new year (R18.40)', async () => {
    const { database, person, now } = await openInvoices(engine)
    await setFirstNumber(database, { series: 'BE', year: 2026, seq: 7 }, person, now())
    const take = (year: number) => retryingTransaction(database, (each) => takeNumber(each, { series: 'BE', year }))
    const lost = retryingTransaction(database, async (transaction) => {
      await takeNumber(transaction, { series: 'BE', year: 2026 })
      throw new Error('lost')
    })
    await expect(lost).rejects.toThrow('lost')
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(2026)))
    const numbers = taken.map((number) => number?.seq).sort((one = 0, other = 0) => one - other)
    expect(numbers).toEqual([7, 8, 9, 10, 11, 12, 13, 14])
    expect(await take(2027)).toMatchObject({ seq: 1 })
    expect(await take(2025)).toBeUndefined()
    expect((await checkInvoices(database)).at(0)).toEqual({ series: 'BE', year: 2026, seq: 7, fault: 'missing' })
  })

  it('outlive the customer’s data by the terms of tax law, and a changed one is found (R18.42)', async () => {
    const { database, order, person, issue, pay, now, pass } = await openInvoices(engine)
    await setFirstNumber(database, { series: 'BE', year: 2026, seq: 1 }, person, now())
    await pay(order.priceCents)
    await issue()
    const day = 24 * 60
    // The last purge may have been long before: these are written after the visit, and the order's term ends before
    // theirs.
    pass(60 * day)
    await retryingTransaction(database, async (transaction) => {
      for (const subject of orderSubjects(order))
        await audit(transaction, { by: person, action: 'remindLate', subject, after: { reason: 'Ada' } }, now())
    })
    pass(700 * day)
    await purgeOrders(database, now())
    const details = database.selectFrom('audit').select('details').where('subject', 'in', orderSubjects(order))
    expect((await details.execute()).filter((entry) => entry.details !== null)).toEqual([])
    expect(await database.selectFrom('orderPerson').selectAll().execute()).toEqual([])
    expect((await readInvoices(database, order.id)).open?.document.buyer.name).toBe('Ada Lovelace')
    await database.updateTable('invoice').set({ json: sql`replace("json", 'Ada', 'Ida')` }).execute()
    expect(await checkInvoices(database)).toEqual([{ series: 'BE', year: 2026, seq: 1, fault: 'changed' }])
    await purgeOrders(database, new Date('2036-12-31T12:00:00Z'))
    expect((await readInvoices(database, order.id)).all).toHaveLength(1)
    await purgeOrders(database, new Date('2037-01-01T12:00:00Z'))
    expect((await readInvoices(database, order.id)).all).toEqual([])
  })
})
