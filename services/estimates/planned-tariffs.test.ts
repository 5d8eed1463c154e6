import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { language } from '#copy/language.ts'
import { unconfirmed } from '#copy/unconfirmed.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { countryOf } from '../../domain/language.ts'
import { consentKinds } from '../../domain/orders/withdrawal-period.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { followChanges } from '../../site/respond/followers.ts'
import { anotherConnection, engines, freshDatabase, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { openSite } from '../../testing/open-site.ts'
import { orderServices, sampleTariff } from '../../testing/orders/open-order-services.ts'
import {
  expectOutcome,
  order,
  placedKey,
  placedOrder,
  readyDraft,
  storedDraft,
} from '../../testing/orders/place-through-draft.ts'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { type Database, retryingTransaction } from '../database/schema.ts'
import { placeOrder } from '../orders/place/place-order.ts'
import { proveOrder } from '../orders/prove-order.ts'
import { verifyAudit } from '../people/audit.ts'
import { createEstimator } from './estimator.ts'
import { planTariff, withdrawTariff } from './plan-tariff.ts'
import { planTariffs, readTariffInForce, tariffsSeen } from './tariff-versions.ts'

const country = countryOf(language)
const first = sampleTariff(country)
const dearer = sampleTariff(country, { centsPerPersonHour: 9900, lateChangePercent: 97, sample: false })
const now = new Date('2026-11-23T10:00:00.000Z')
const start = new Date('2026-11-23T11:00:00.000Z')
const second = (after: number) => new Date(start.getTime() + after * 1000)

const by = { id: 'olga', name: 'Olga', nameKey: 'olga', role: 'owner', language: 'en' } as const

/** Stores a tariff that starts at a moment, as the office does. */
const plan = (database: Database, startsAt: Date, tariff: Tariff = dearer, at = now) =>
  retryingTransaction(database, async (transaction) => {
    await transaction
      .insertInto('person')
      .values({ ...by, disabledAt: null, createdAt: now.toISOString(), version: 1 })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const seen = await tariffsSeen(transaction, country)
    return await planTariff(transaction, { tariff, startsAt, by, formId: randomUUID(), seen, first }, at)
  })
const withdraw = (database: Database, id: string, at: Date) =>
  retryingTransaction(database, (transaction) => withdrawTariff(transaction, { id, by }, at))
const inForce = (database: Database, at: Date) => readTariffInForce(database, companyFolder, country, at)

test.each(engines)(
  'on %s a tariff is in force from its moment on, to the second, and never if it was withdrawn before (R6.8)',
  async (engine) => {
    const database = await freshDatabase(engine)
    const planned = await plan(database, start)
    const { id } = expectOutcome(planned, 'done')
    expect(await inForce(database, second(-1))).toEqual(first)
    expect(await inForce(database, start)).toEqual(dearer)
    expect(await plan(database, start)).toMatchObject({ problems: { form: 'sameStart' } })
    expect(await plan(database, second(-1), dearer, start)).toMatchObject({ problems: { form: 'past' } })
    // Sample prices after real ones would be charged for real.
    expect(await plan(database, second(60), first)).toMatchObject({ problems: { form: 'sampleAfterReal' } })
    expect(await withdraw(database, id, second(-5))).toMatchObject({ problems: { form: 'late' } })
    expect(await withdraw(database, id, second(-20))).toEqual({ outcome: 'done' })
    expect(await withdraw(database, id, second(-20))).toEqual({ outcome: 'stale' })
    expect(await inForce(database, second(3600))).toEqual(first)
    // The other way round, too; and the moment of one that was withdrawn is free again.
    expect((await plan(database, start, { ...first, lateChangePercent: 98 })).outcome).toBe('done')
    expect(await plan(database, second(-60))).toMatchObject({ problems: { form: 'sampleAfterReal' } })
    expect(await verifyAudit(database)).toMatchObject({ ok: true, entries: 3 })
  },
)

test('an estimator takes over by its clock, and its estimates are valid until then', async () => {
  const database = await freshDatabase('sqlite')
  let clock = second(-1)
  const estimator = createEstimator(first, () => clock)
  await plan(database, start)
  await planTariffs(database, estimator)
  const zipCode = zipCodeOf(country === 'BE' ? '2000' : '7551AB')
  const high = (at: Date) => {
    const outcome = estimator.estimate({ packageId: 'gs', zipCode, extras: [] }, at)
    return outcome.ok && outcome.estimate
  }
  expect(estimator.tariff).toEqual(first)
  expect(high(clock)).toMatchObject({ sample: true, validUntil: start.toISOString() })
  clock = start
  expect(estimator.tariff).toEqual(dearer)
  expect(high(clock)).toMatchObject({ sample: false })
  expect(estimator.nextStart(clock)).toBeUndefined()
})

test('the hours of a night on which the clock changes come one after the other', async () => {
  const database = await freshDatabase('sqlite')
  const [before, after] = [new Date('2027-03-28T00:59:59.000Z'), new Date('2027-03-28T01:00:00.000Z')]
  await plan(database, after)
  expect([await inForce(database, before), await inForce(database, after)]).toEqual([first, dearer])
})

test('at the switch a draft is shown again at its new price, and orders placed before keep theirs', async () => {
  const services = await orderServices(await freshDatabase('sqlite'), first)
  const estimator = createEstimator(first, services.clock)
  const following = { ...services, estimator }
  await plan(services.database, start, sampleTariff(country, { centsPerPersonHour: 9900 }))
  await plan(services.database, second(3600), sampleTariff(country, { centsPerPersonHour: 2500 }))
  await planTariffs(services.database, estimator)
  const before = await placedOrder(following)
  const draft = await readyDraft(following)
  services.time.now = second(-1)
  const stillOld = await readyDraft(following)
  services.time.now = start
  expect(await placeOrder(following, draft, { consents: consentKinds })).toEqual({ outcome: 'stale' })
  const shown = await storedDraft(following, draft)
  expect(shown.priceCents).toBeGreaterThan(draft.priceCents ?? 0)
  const after = await order(following, shown)
  // One use case has one tariff, also if the clock passes the moment while it runs.
  services.time.now = second(-1)
  const { clock } = services
  let reads = 0
  const turning = createEstimator(first, () => (reads++ === 0 ? second(-1) : start))
  await planTariffs(services.database, turning)
  reads = 0
  const placed = await placeOrder({ ...services, clock, estimator: turning }, stillOld, { consents: consentKinds })
  expect(await proveOrder(services.database, placedKey(placed).number)).toMatchObject({
    holds: true,
    price: { priceCents: stillOld.priceCents },
  })
  services.time.now = second(3600)
  const third = await placedOrder(following)
  const placedAtEach = [before, after, third]
  expect(new Set(placedAtEach.map(({ order }) => order.tariffDigest)).size).toBe(3)
  for (const { order } of placedAtEach)
    expect(await proveOrder(services.database, order.number)).toMatchObject({ holds: true, order })
})

test.each(engines)(
  'on %s every process shows the prices of a new tariff, and its mark, without a restart',
  async (engine) => {
    const url = await migratedDatabaseUrl(engine)
    const sites = [await openSite({ DATABASE_URL: url }), await openSite({ DATABASE_URL: url })]
    for (const { services } of sites) onTestFinished(await followChanges(services))
    // One has prices with dates; of the other only the late fee is the tariff's.
    const former = {
      faq: unconfirmed.demonstration.bar,
      'terms-and-conditions': `${first.lateChangePercent}%`,
    } as const
    const shown = async () => {
      const pages = sites.flatMap(({ get }) =>
        (['faq', 'terms-and-conditions'] as const).map(async (id) =>
          (await (await get(pathOf(id, language))).text()).includes(former[id]),
        ),
      )
      return await Promise.all(pages)
    }
    expect(await shown()).toEqual([true, true, true, true])
    await plan(anotherConnection(url), start)
    await expect.poll(() => sites.map(({ services }) => services.estimator?.nextStart(now))).toEqual([start, start])
    expect(await shown()).toEqual([true, true, true, true])
    for (const site of sites) site.setTime(start.toISOString())
    expect(await shown()).toEqual([false, false, false, false])
  },
)
