import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { money } from '../../copy/format/format-work.ts'
import { formatRooms } from '../../domain/estimate/rooms.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import type { EstimateRequest } from '../../domain/estimate/visit-work.ts'
import { countryOf } from '../../domain/language.ts'
import { cents } from '../../domain/money/cents.ts'
import { newOrderNumber, type OrderNumber } from '../../domain/orders/order-number.ts'
import { consentKinds } from '../../domain/orders/withdrawal-period.ts'
import { formatVisit } from '../../domain/scheduling/visit.ts'
import { freshDatabase } from '../../testing/database/engines.ts'
import { anyRequest } from '../../testing/estimate/any-estimate.ts'
import { addresses } from '../../testing/mail/addresses.ts'
import { orderServices, sampleTariff, type TestServices } from '../../testing/orders/open-order-services.ts'
import { placedKey, typedDetails, viewOf } from '../../testing/orders/place-through-draft.ts'
import { zipCodeOf } from '../../testing/zip-code.ts'
import type { Database } from '../database/schema.ts'
import { createEstimator } from '../estimates/estimator.ts'
import { cancelOrder } from './change/cancel-order.ts'
import { offerVisits } from './draft/draft-quote.ts'
import { composeOrderMail } from './mail/compose-order-mail.ts'
import { placeApiOrder } from './place/place-api-order.ts'
import { proveAllOrders, proveOrder } from './prove-order.ts'

/** How many random homes are ordered: a few in the tests, 100,000 with `PROVE_ORDERS=100000`. */
const homes = Number(process.env.PROVE_ORDERS ?? 80)

/** How many copies of them with other numbers are proved as well. */
const copies = Number(process.env.PROVE_COPIES ?? 0)

const country = countryOf(language)
const now = new Date('2026-11-23T10:00:00.000Z')

/** The tariff and three later ones, each of which changes every price. */
const tariffs: Tariff[] = [
  sampleTariff(country),
  sampleTariff(country, { centsPerPersonHour: 4133, priceStepCents: 1 }),
  sampleTariff(country, { dirtPercent: { 1: 77, 2: 103, 3: 151 }, onSiteStepMinutes: 30 }),
  sampleTariff(country, {
    lateChangePercent: 33,
    zones: { near: { travelCents: 333 }, middle: { travelCents: 777 }, far: { travelCents: 1 } },
  }),
]

const body = ({ packageId, zipCode, rooms, extras }: EstimateRequest, visit: string) => ({
  ...typedDetails,
  ...{ packageId, zipCode, visit },
  ...(rooms && { rooms: formatRooms(rooms) }),
  ...(extras.length > 0 && { extras: extras.join(',') }),
  ...Object.fromEntries(consentKinds.map((kind) => [kind, true])),
})

/** Orders a home as a program does, and checks that everybody names the same cents. */
async function orderEverywhere(
  services: TestServices,
  request: EstimateRequest,
  choice: number,
): Promise<OrderNumber | undefined> {
  const estimate = createEstimator(services.estimator.tariff).estimate(request, now)
  const offers = await offerVisits(services, request)
  if (!estimate.ok) return void expect(offers).toEqual([])
  const offer = offers[choice % offers.length]
  if (!offer) return undefined
  const estimated = estimate.estimate.dates.find(({ date }) => date === offer.visit.date)
  if (estimated) expect(estimated.price).toBe(offer.priceCents)
  const answer = await placeApiOrder(services, body(request, formatVisit(offer.visit)), undefined, crypto.randomUUID())
  const view = await viewOf(services, placedKey(answer))
  expect(view.order.priceCents).toBe(offer.priceCents)
  expect(view.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(offer.priceCents)
  const mail = await services.database
    .selectFrom('mail')
    .selectAll()
    .where('orderId', '=', view.order.id)
    .where('purpose', '=', 'orderConfirmation')
    .executeTakeFirstOrThrow()
  const composed = await composeOrderMail(services, mail, addresses)
  expect(composed?.message.text).toContain(`\n${words.price.total}: ${money(offer.priceCents)}\n`)
  expect(await proveOrder(services.database, view.order.number)).toMatchObject({
    holds: true,
    price: { priceCents: offer.priceCents },
  })
  // Its people are free again for the next home.
  await cancelOrder(services, view.order.id, undefined)
  return view.order.number
}

async function copyOrders(database: Database, count: number): Promise<void> {
  const placed = await database.selectFrom('order').selectAll().execute()
  const numbers = new Set<string>()
  while (numbers.size < count) numbers.add(newOrderNumber((limit) => randomInt(limit)))
  const rows = [...numbers].map((number, index) => ({
    ...(placed[index % placed.length] as (typeof placed)[number]),
    ...{ id: crypto.randomUUID(), number, secret: crypto.randomUUID(), draftId: null },
  }))
  for (let at = 0; at < count; at += 100)
    await database
      .insertInto('order')
      .values(rows.slice(at, at + 100))
      .execute()
}

test(`estimate = offer = order = mail = proof over ${homes} random homes, and every proof still holds after three tariff changes`, {
  timeout: 3_600_000,
}, async () => {
  const services = await orderServices(await freshDatabase('sqlite'), sampleTariff(country), now)
  services.settings.ordersAtOnce = { client: homes + 1, mailbox: homes + 1 }
  const numbers: string[] = []
  for (const tariff of tariffs) {
    services.estimator.tariff = tariff
    await fc.assert(
      fc.asyncProperty(anyRequest(country), fc.nat(200), async (request, choice) => {
        const number = await orderEverywhere(services, request, choice)
        if (number) numbers.push(number)
      }),
      { numRuns: homes / tariffs.length, endOnFailure: true },
    )
  }
  expect(numbers.length).toBeGreaterThan(homes / 2)
  const { database } = services
  await copyOrders(database, copies)
  const before = process.cpuUsage()
  const all = await proveAllOrders(database)
  const { user, system } = process.cpuUsage(before)
  expect(all).toEqual({ orders: copies + numbers.length, tariffs: tariffs.length, failed: [] })
  if (copies > 0) process.stdout.write(`${all.orders} orders proved in ${(user + system) / 1e6} s of processor time\n`)
})

/** Orders the usual home as a program does. */
async function orderUsual(services: TestServices) {
  const home = { packageId: 'gs', zipCode: zipCodeOf(country === 'BE' ? '2000' : '7551AB'), extras: [] } as const
  const [offer] = await offerVisits(services, home)
  if (!offer) throw new Error('nothing is free')
  const answer = await placeApiOrder(services, body(home, formatVisit(offer.visit)), undefined, 'me')
  return { number: placedKey(answer).number, priceCents: offer.priceCents }
}

test('a proof fails where the order or its tariff was tampered with', async () => {
  const services = await orderServices(await freshDatabase('sqlite'), sampleTariff(country), now)
  const { database } = services
  const { number, priceCents } = await orderUsual(services)
  await database
    .updateTable('order')
    .set({ priceCents: cents(1) })
    .execute()
  expect((await proveAllOrders(database)).failed).toEqual([
    { number, reason: `ordered at 1 cents; its tariff says ${priceCents}` },
  ])
  expect(await proveOrder(database, number)).toMatchObject({ holds: false, price: { priceCents } })
  await database.updateTable('tariffArchive').set({ tariff: '{"country":"BE"}' }).execute()
  await expect(proveOrder(database, number)).rejects.toThrow('was changed')
  expect((await proveAllOrders(database)).failed[0]?.reason).toContain('was changed')
  expect(await proveOrder(database, '2222-2222')).toBeUndefined()
})
