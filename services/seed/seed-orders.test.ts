import { expect, test } from 'vitest'
import { addDays } from '../../domain/opening/office-time.ts'
import { changeTerms } from '../../domain/orders/change-terms.ts'
import { formatVisit, visitStart } from '../../domain/scheduling/visit.ts'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { viewOf } from '../../testing/orders/place-through-draft.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { offerVisits } from '../orders/draft/draft-quote.ts'
import { orderOf } from '../orders/record/order-rows.ts'
import type { OrderServices } from '../orders/record/order-services.ts'
import { checkInvariants } from '../scheduling/check-invariants.ts'
import { removeSampleLeads, removeSampleOrders } from './remove-samples.ts'
import { sampleMailbox } from './sample-orders.ts'
import { seedLeads } from './seed-leads.ts'
import { seedOrders } from './seed-orders.ts'

const rows = (database: Database, table: 'order' | 'orderPerson' | 'claim' | 'mail' | 'lead' | 'submission') =>
  database.selectFrom(table).selectAll().execute()

/** An office as `npm start` shows it for the first time. */
async function newOffice(engine: (typeof engines)[number]) {
  const office = await openOffice(engine)
  const { database, orders } = office.services
  const { en, nl } = orders
  if (!en || !nl) throw new Error('no tariff')
  await retryingTransaction(database, (transaction) => seedLeads(transaction, office.now()))
  for (const services of [en, nl]) await seedOrders(services, office.now())
  return { office, database, en, nl }
}

test.each(engines)('%s: a new office has orders of the coming days that say what they are (R17.29)', async (engine) => {
  const { office, database, en } = await newOffice(engine)
  const orders = await database.selectFrom('order').selectAll().execute()
  expect(orders.map(({ language }) => language).sort()).toEqual(['en', 'en', 'en', 'en', 'nl', 'nl', 'nl'])
  expect(orders.every(({ sample }) => sample === 1)).toBe(true)
  const dates = [...new Set(orders.map(({ date }) => date))].sort()
  expect(dates.length).toBeGreaterThan(2)
  expect(dates[0]).toBe('2026-11-23')
  expect((dates.at(-1) ?? '') <= addDays('2026-11-23', 14)).toBe(true)
  for (const { firstName, email } of await database.selectFrom('orderPerson').selectAll().execute()) {
    expect(firstName).toMatch(/^(?:Sample|Voorbeeld)$/)
    expect(email).toMatch(new RegExp(`${sampleMailbox}$`))
  }
  expect(await rows(database, 'mail')).toEqual([])
  const visits = orders.map(({ id, date, part, ...order }) => ({ ...order, orderId: id, visit: { date, part } }))
  expect(await checkInvariants(database, visits)).toEqual([])

  const sara = await office.signedInAs('office', 'Sara')
  const start = await (await sara.get('/')).text()
  expect(start).toContain('Answer Sample Peeters')
  const lead = /href="\/leads\/([\da-f-]{36})"/.exec(start)?.[1]
  const replied = await (await sara.open(`/leads/${lead}`)).press('Send reply', { to: 'done', text: 'Yes, we can.' })
  expect(replied.text).toContain('Sara replied')

  const [first] = orders.filter(({ language, date }) => language === 'en' && date === '2026-11-23')
  if (!first) throw new Error('no order today')
  const { key, order } = orderOf(first)
  const page = async (path: string) => await (await sara.get(path)).text()
  for (const path of ['/orders', '/planning', `/planning/day/be/${order.team}/2026-11-23`])
    expect(await page(path), path).toContain(order.number)
  expect(await page(`/orders/${order.number}`)).toContain(`/orders/${order.number}/customer-page`)
  // After the period of withdrawal: an earlier date would need the customer's consent.
  const offer = (await offerVisits(en, order, order.id)).find(({ visit }) => visit.date > addDays('2026-11-23', 14))
  if (!offer) throw new Error('nothing is free')
  const fee = String(changeTerms({ ...order, startsAt: visitStart(offer.visit) }, office.now()).feeCents)
  const move = { version: '1', team: order.team, visit: formatVisit(offer.visit), fee, agreed: 'on' }
  expect((await sara.post(`/orders/${order.number}/move`, move)).status).toBe(303)
  expect((await viewOf(en, key)).order.visit).toEqual(offer.visit)
})

test.each(engines)('%s: samples leave no trace once there are real customers (R17.29)', async (engine) => {
  const { office, database } = await newOffice(engine)
  await removeSampleOrders(database, 'en')
  expect((await database.selectFrom('order').select('language').execute()).map(({ language }) => language)).toEqual(
    Array(3).fill('nl'),
  )
  await removeSampleOrders(database, 'nl')
  await removeSampleLeads(database, office.now())
  for (const table of ['order', 'orderPerson', 'claim', 'mail', 'lead', 'submission'] as const)
    expect(await rows(database, table), table).toEqual([])
})

test('no sample orders are seeded at real prices', async () => {
  const office = await openOffice()
  const { en } = office.services.orders
  if (!en) throw new Error('no tariff')
  const real: OrderServices = { ...en, estimator: { tariff: { ...en.estimator.tariff, sample: false } } }
  await seedOrders(real, office.now())
  expect(await rows(office.services.database, 'order')).toEqual([])
})
