import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { subtractCents } from '../../../domain/money/cents.ts'
import { includedVatCents } from '../../../domain/orders/vat.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openWithRosters } from '../../../testing/office/open-with-rosters.ts'
import { payOrder } from '../../../testing/payments/pay-order.ts'
import { retryingTransaction } from '../../database/schema.ts'
import { checkInvoices, readInvoices } from '../../invoices/read-invoices.ts'
import { setFirstNumber, takeNumber } from '../../invoices/take-number.ts'
import { purgeOrders } from '../../orders/purge-orders.ts'
import { audit } from '../../people/audit.ts'
import { moneyFaults } from '../money-faults.ts'
import { creditInvoice, issueInvoice } from './issue-invoice.ts'

async function openInvoices(engine: (typeof engines)[number]) {
  const office = await openWithRosters(engine)
  const { database } = office
  const { order } = await office.place()
  await database.updateTable('order').set({ sample: 0 }).execute()
  const person = { id: await office.addPerson('owner', 'Olga') }
  const issue = () => issueInvoice(database, order.id, { payee: undefined }, office.now())
  const pay = (amount: number) => payOrder(database, order.id, amount, office.now())
  return { ...office, database, order, person, issue, pay }
}

describe.each(engines)('invoices on %s', (engine) => {
  it('begin at the number that the owner sets once, and one order has one that stands (R18.40, R18.41)', async () => {
    const { database, order, person, issue, pay, now } = await openInvoices(engine)
    expect(await issue()).toEqual({ outcome: 'refused', problems: { form: 'early' } })
    await pay(order.priceCents)
    expect(await issue()).toEqual({ outcome: 'refused', problems: { form: 'notNumbered' } })
    const first = { series: 'BE', year: 2026, seq: 118 }
    expect(await setFirstNumber(database, first, person, now())).toEqual({ outcome: 'done' })
    expect(await setFirstNumber(database, { ...first, seq: 1 }, person, now())).toEqual({ outcome: 'stale' })
    expect(await Promise.all([issue(), issue()])).toEqual([{ outcome: 'done' }, { outcome: 'done' }])
    const { inForce } = await readInvoices(database, order.id)
    expect(inForce[0]?.document).toMatchObject({
      number: 'BE-2026-0118',
      grossCents: order.priceCents,
      kind: 'prepayment',
    })
    const credit = { number: 'BE-2026-0118', reason: 'In another name', person }
    expect(await creditInvoice(database, order.id, credit, now())).toEqual({ outcome: 'done' })
    expect(await creditInvoice(database, order.id, credit, now())).toEqual({ outcome: 'stale' })
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
    expect((await checkInvoices(database)).at(0)).toBe('Invoice BE-2026-0007: missing.')
  })

  it('charge a company that owes the VAT the net price, refund the rest, and are taken back the same way (R18.44)', async () => {
    const { database, order, person, pay, now } = await openInvoices(engine)
    await setFirstNumber(database, { series: 'BE', year: 2026, seq: 1 }, person, now())
    const seat = { street: 'Meir 1', zipCode: '2000', city: 'Antwerpen', country: 'BE' } as const
    const numbers = { companyNumber: '0123.456.749', vatNumber: 'BE 0123.456.749' }
    const company = { party: { ...seat, ...numbers, name: 'Ada BV' }, reference: 'PO 7' }
    await database.updateTable('order').set({ state: 'inspected' }).execute()
    const toCompany = { company, payee: undefined, person, isReverseCharged: true }
    expect(await issueInvoice(database, order.id, toCompany, now())).toEqual({ outcome: 'done' })
    const vatCents = includedVatCents(order.priceCents, 21)
    const netCents = subtractCents(order.priceCents, vatCents)
    const { inForce } = await readInvoices(database, order.id)
    const document = inForce[0]?.document
    expect(document).toMatchObject({ netCents, vatCents: 0, grossCents: netCents, paidCents: 0 })
    expect(document?.vat).toEqual([{ vatPercent: 0, netCents, vatCents: 0 }])
    expect(document?.reverseCharge).toMatch(/^Btw verlegd, artikel 20 KB nr\. 1\. Verlegging van heffing\. Bij gebrek/)
    await pay(order.priceCents)
    const refunds = await database.selectFrom('refund').select('cents').execute()
    expect(refunds).toEqual([{ cents: vatCents }])
    const credit = { number: document?.number ?? '', reason: 'no returns after all', person }
    expect(await creditInvoice(database, order.id, credit, now())).toEqual({ outcome: 'done' })
    const note = (await readInvoices(database, order.id)).all.at(-1)?.document
    expect(note).toMatchObject({ kind: 'creditNote', reverseCharge: document?.reverseCharge, grossCents: netCents })
    await issueInvoice(database, order.id, { company, payee: undefined, person }, now())
    const [again] = (await readInvoices(database, order.id)).inForce
    expect(again?.document).toMatchObject({ grossCents: order.priceCents, vatCents })
    expect(again?.document.reverseCharge).toBeUndefined()
    expect(await database.selectFrom('refund').selectAll().execute()).toEqual([])
    expect(await moneyFaults(database)).toEqual([])
  })

  it('outlive the customer’s data by the terms of tax law, and a changed one is found (R18.42)', async () => {
    const { database, order, person, issue, pay, now, pass } = await openInvoices(engine)
    await setFirstNumber(database, { series: 'BE', year: 2026, seq: 1 }, person, now())
    await pay(order.priceCents)
    await issue()
    const day = 24 * 60
    // The last purge may have been long before: the entry is written after the visit, so its own term ends later.
    pass(60 * day)
    const entry = { by: person, action: 'remindLate', subject: `order:${order.id}`, after: { reason: 'Ada' } } as const
    await retryingTransaction(database, (transaction) => audit(transaction, entry, now()))
    pass(700 * day)
    await purgeOrders(database, now())
    const details = database.selectFrom('audit').select('details').where('subject', '=', entry.subject)
    expect((await details.execute()).filter((entry) => entry.details !== null)).toEqual([])
    expect(await database.selectFrom('orderPerson').selectAll().execute()).toEqual([])
    expect((await readInvoices(database, order.id)).inForce[0]?.document.buyer.name).toBe('Ada Lovelace')
    await database.updateTable('invoice').set({ json: sql`replace("json", 'Ada', 'Ida')` }).execute()
    expect(await checkInvoices(database)).toEqual(['Invoice BE-2026-0001: changed.'])
    await purgeOrders(database, new Date('2036-12-31T12:00:00Z'))
    expect((await readInvoices(database, order.id)).all).toHaveLength(1)
    await purgeOrders(database, new Date('2037-01-01T12:00:00Z'))
    expect((await readInvoices(database, order.id)).all).toEqual([])
  })
})
