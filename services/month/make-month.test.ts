import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { cents } from '../../domain/money/cents.ts'
import { freshDatabase } from '../../testing/database/engines.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'
import { setFirstNumber } from '../invoices/take-number.ts'
import { cancelOrder } from '../orders/change/cancel-order.ts'
import { purgeOrders } from '../orders/purge-orders.ts'
import { creditInvoice, issueInvoice } from '../payments/invoices/issue-invoice.ts'
import { correctCharge, recordByOffice } from '../payments/record/record-by-office.ts'
import { listMonths, readMonth } from './list-months.ts'
import { makeMonth } from './make-month.ts'

const person = { id: 'office', name: 'Olga' }

async function openMonth() {
  const tariff = sampleTariff('BE', { sample: false })
  const services = await orderServices(await freshDatabase('sqlite'), tariff, new Date('2026-11-23T10:00:00.000Z'))
  const { database, time } = services
  await setFirstNumber(database, { series: 'BE', year: 2026, seq: 1 }, person, services.clock())
  const { order } = await placedOrder(services)
  const by = (entryId: string, seenDue: number) => ({ person, entryId, seenDue: cents(seenDue) })
  return {
    ...services,
    order,
    by,
    pay: (due: number) =>
      recordByOffice(database, order.id, { method: 'cash', cents: cents(due), receipt: '' }, by('paid', due), time.now),
    /** The totals at each rate, as the file of a month has them. */
    async totals(month: string) {
      time.now = new Date(`${month === '2026-11' ? '2026-12' : '2027-01'}-03T10:00:00.000Z`)
      expect(await makeMonth(database, { country: 'BE', month }, person, time.now)).toEqual({ outcome: 'done' })
      const made = await readMonth(database, { country: 'BE', month })
      const files = unzipSync(new Uint8Array(made?.bytes ?? []))
      const lines = strFromU8(files['totals.csv'] ?? new Uint8Array()).split('\r\n')
      return lines.filter((line) => /^"(?:invoice|cash)"/.test(line)).map((line) => line.replaceAll('"', ''))
    },
  }
}

test('an order that is cancelled after the month is not a sale of that month (R18.51)', async () => {
  const { order, time, totals, ...services } = await openMonth()
  time.now = new Date('2026-12-01T10:00:00.000Z')
  await cancelOrder(services, order.id, undefined)
  expect(await totals('2026-11')).toEqual([])
})

test('costs of paying late have no VAT on either basis', async () => {
  const { database, order, by, pay, clock, totals } = await openMonth()
  const { priceCents } = order
  const late = { cents: cents(4000), reason: 'late', isLateCost: true }
  await correctCharge(database, order.id, late, by('late', priceCents), clock())
  await pay(priceCents + 4000)
  const found = await totals('2026-11')
  for (const basis of ['invoice', 'cash']) expect(found).toContainEqual(`${basis};O;0;40,00;0,00;40,00`)
})

test('money of an order whose VAT the buyer turns out to owe is put right in the month of that', async () => {
  const { database, order, pay, time, clock, totals } = await openMonth()
  await pay(order.priceCents)
  const [, cash] = (await totals('2026-11')).map((line) => line.split(';').slice(3))
  expect(cash).toBeDefined()
  time.now = new Date('2026-12-04T10:00:00.000Z')
  await creditInvoice(database, order.id, { number: 'BE-2026-0001', reason: 'a business', person }, clock())
  const party = { name: 'Ada BV', street: 'Meir 1', zipCode: '2000', city: 'Antwerpen', country: 'BE' as const }
  const numbers = { companyNumber: '0123.456.749', vatNumber: 'BE 0123.456.749' }
  const company = { party: { ...party, ...numbers }, reference: '' }
  await issueInvoice(database, order.id, { company, payee: undefined, person, isReverseCharged: true }, clock())
  const later = await totals('2026-12')
  expect(later.filter((line) => line.startsWith('cash;S'))).toEqual([
    `cash;S;21;${(cash ?? []).map((amount) => `-${amount}`).join(';')}`,
  ])
})

test('a country whose months tax law has let go is not offered its first one again (R18.42, R18.51)', async () => {
  const { database, totals } = await openMonth()
  await totals('2026-11')
  await purgeOrders(database, new Date('2045-01-02T10:00:00.000Z'))
  const [belgian] = await listMonths(database, new Date('2045-01-02T10:00:00.000Z'))
  expect(belgian).toMatchObject({ country: 'BE', made: [], next: undefined })
})
