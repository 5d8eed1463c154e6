import { describe, expect, test } from 'vitest'
import { consentKinds } from '../../../domain/orders/withdrawal-period.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { expectOutcome, placedOrder, viewOf } from '../../../testing/orders/place-through-draft.ts'
import { checkInvariants } from '../../scheduling/check-invariants.ts'
import { generateSlots } from '../../scheduling/generate-slots.ts'
import { advanceOrder } from '../advance/advance-order.ts'
import { offerVisits } from '../draft/draft-quote.ts'
import { agreedConsents } from '../record/order-services.ts'
import { orderedVisits } from '../record/ordered-visits.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeOrder } from './change-order.ts'
import { quoteChange } from './quote-change.ts'

const input = { consents: consentKinds }
const day = 86_400_000

async function open(engine: 'sqlite' | 'postgres' = 'sqlite') {
  const services = await openOrders(engine)
  const broken = async () => await checkInvariants(services.database, await orderedVisits(services.database))
  return { services, broken }
}

describe.each(engines)('%s', (engine) => {
  test('a changed visit has the price of its date, new claims, an event and mails, and the link still works', async () => {
    const { services, broken } = await open(engine)
    const before = await placedOrder(services)
    const offers = await offerVisits(services, before.order, before.order.id)
    const wanted = offers.findLast(({ priceCents }) => priceCents !== before.order.priceCents)
    if (!wanted) throw new Error('every date costs the same')
    const quote = quoteChange(
      services,
      before.order,
      { visit: wanted.visit },
      await agreedConsents(services.database, before.order.id),
    )
    expect(quote).toMatchObject({ priceCents: wanted.priceCents, feeCents: 0, consents: [] })
    expectOutcome(await changeOrder(services, before.order, { visit: wanted.visit }, input), 'done')
    const { order, history } = await viewOf(services, before.key)
    expect(order).toMatchObject({
      visit: wanted.visit,
      priceCents: wanted.priceCents,
      sequence: 1,
      version: 2,
      feeCents: 0,
    })
    expect(history.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['place', 'customer'],
      ['changeVisit', 'customer'],
    ])
    expect(await broken()).toEqual([])
    const purposes = await services.database
      .selectFrom('mail')
      .select('purpose')
      .where('purpose', '=', 'orderChanged')
      .execute()
    expect(purposes).toHaveLength(1)
  })

  test('of two changes that saw the same version only one happens', async () => {
    const { services, broken } = await open(engine)
    const { order, key } = await placedOrder(services)
    const offers = await offerVisits(services, order, order.id)
    const answers = await Promise.all(
      [5, 9, 13].map(async (index) => {
        const visit = offers[index]?.visit ?? order.visit
        return (await changeOrder(services, order, { visit }, { ...input, version: order.version })).outcome
      }),
    )
    expect(answers.sort()).toEqual(['done', 'stale', 'stale'])
    expect((await viewOf(services, key)).order.version).toBe(2)
    expect(await broken()).toEqual([])
  })

  test('a cancelled order frees its people once, whoever cancels', async () => {
    const { services, broken } = await open(engine)
    const { order, key } = await placedOrder(services)
    const answers = await Promise.all([1, 2, 3].map(() => cancelOrder(services, order.id, order.version)))
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['done', 'stale', 'stale'])
    const view = await viewOf(services, key)
    expect(view).toMatchObject({ order: { state: 'cancelled', owedCents: 0, sequence: 1 }, transitions: [] })
    expect(await services.database.selectFrom('claim').selectAll().execute()).toEqual([])
    expect(await broken()).toEqual([])
  })
})

test('changed rooms change people, time and price, and a visit that no longer fits half a day takes the day', async () => {
  const { services, broken } = await open()
  const { order, key } = await placedOrder(services, undefined, (offers) =>
    offers.find(({ visit }) => visit.part === 'afternoon'),
  )
  const rooms = Array.from({ length: 6 }, () => ({ type: 'wk' as const, area: 40, dirt: 3 as const }))
  const quote = quoteChange(services, order, { rooms })
  expect(quote?.visit).toEqual({ date: order.visit.date, part: 'day' })
  const answer = await changeOrder(services, order, { rooms }, { ...input, price: quote?.priceCents })
  expectOutcome(answer, 'done')
  const changed = await viewOf(services, key)
  expect(changed.order).toMatchObject({
    rooms,
    extras: order.extras,
    visit: quote?.visit,
    people: quote?.people,
    sequence: 1,
  })
  expect(changed.order.priceCents).toBeGreaterThan(order.priceCents)
  expect(await broken()).toEqual([])
  const again = await changeOrder(services, changed.order, { rooms }, input)
  expect(again).toMatchObject({ outcome: 'done', isChanged: false })
  const palace = Array.from({ length: 40 }, () => ({ type: 'wk' as const, area: 250, dirt: 3 as const }))
  const larger = await changeOrder(services, changed.order, { rooms: palace }, input)
  expect(larger).toEqual({ outcome: 'refused', problems: { rooms: 'tooLarge' } })
})

test('once both free periods are over, each change and the cancellation cost the fee that was shown', async () => {
  const { services } = await open()
  const { order, key, terms } = await placedOrder(services, undefined, (offers) => offers.at(-1))
  expect(terms).toMatchObject({ free: true, feeCents: 0 })
  services.time.now = new Date(order.startsAt.getTime() - 6 * day)
  const late = await viewOf(services, key)
  const fee = Math.round((order.priceCents * order.lateChangePercent) / 100)
  expect(late.terms).toMatchObject({ free: false, feeCents: fee, lateFeeCents: fee })
  const [offer] = (await offerVisits(services, late.order, order.id)).filter(
    ({ visit }) => visit.date > order.visit.date,
  )
  if (!offer) throw new Error('nothing is free')
  expectOutcome(await changeOrder(services, late.order, { visit: offer.visit }, input), 'done')
  const moved = await viewOf(services, key)
  expect(moved.order.feeCents).toBe(fee)
  services.time.now = new Date(moved.order.startsAt.getTime() - day)
  expectOutcome(await cancelOrder(services, order.id, moved.order.version), 'done')
  const { order: cancelled } = await viewOf(services, key)
  expect(cancelled.owedCents).toBe(fee + Math.round((moved.order.priceCents * order.lateChangePercent) / 100))
})

test('the office may waive the fee', async () => {
  const { services } = await open()
  const { order, key } = await placedOrder(services, undefined, (offers) => offers.at(-1))
  services.time.now = new Date(order.startsAt.getTime() - day)
  await cancelOrder(services, order.id, undefined, { actor: 'office', waiveFee: true })
  expect((await viewOf(services, key)).order).toMatchObject({ state: 'cancelled', owedCents: 0 })
})

test('moving a visit into the withdrawal period needs both consents, and stores them', async () => {
  const { services } = await open()
  const { order } = await placedOrder(services, undefined, (offers) => offers.at(-1))
  const [first] = await offerVisits(services, order, order.id)
  if (!first) throw new Error('nothing is free')
  expect(await changeOrder(services, order, { visit: first.visit }, { consents: [] })).toEqual({
    outcome: 'refused',
    problems: { beginEarly: 'required', losesRight: 'required' },
  })
  expectOutcome(
    await changeOrder(services, order, { visit: first.visit }, { consents: ['beginEarly', 'losesRight'] }),
    'done',
  )
  const agreed = await agreedConsents(services.database, order.id)
  expect(new Set(agreed(first.visit.date))).toEqual(new Set(consentKinds))
  expect(agreed(order.visit.date)).toEqual(['terms'])
})

test('impossible changes are refused: a price that was not shown, a taken visit, the past, a made-up part', async () => {
  const { services } = await open()
  const { order, key } = await placedOrder(services)
  const [, , offer] = await offerVisits(services, order, order.id)
  if (!offer) throw new Error('nothing is free')
  expect(await changeOrder(services, order, { visit: offer.visit }, { ...input, price: 1 })).toEqual({
    outcome: 'refused',
    problems: { price: 'changed' },
  })
  for (const visit of [
    { date: '2026-11-20', part: 'morning' as const },
    { date: '2029-01-02', part: 'morning' as const },
    { date: offer.visit.date, part: 'day' as const },
  ]) {
    const refused = expectOutcome(await changeOrder(services, order, { visit }, input), 'refused')
    expect([refused.problems, refused.nearest?.length]).toEqual([{ visit: 'taken' }, 3])
  }
  services.time.now = order.startsAt
  await generateSlots(services.database, services.estimator.tariff, services.time.now)
  const late = await changeOrder(services, order, { visit: offer.visit }, input)
  expect(late).toMatchObject({ outcome: 'refused', problems: { visit: 'taken' } })
  expect(await cancelOrder(services, order.id, order.version)).toEqual({ outcome: 'stale' })
  const view = await viewOf(services, key)
  expect(view.order).toEqual(order)
  expect(view.transitions).toEqual(['withdraw'])
})

test('an order that has begun can no longer be changed or cancelled', async () => {
  const { services } = await open()
  const { order, key } = await placedOrder(services)
  await advanceOrder(services, order.id, 'begin', { actor: 'crew' })
  expect(await cancelOrder(services, order.id, undefined)).toEqual({ outcome: 'stale' })
  expect(await advanceOrder(services, order.id, 'finish', { actor: 'crew' })).toEqual({ outcome: 'stale' })
  expect(await advanceOrder(services, order.id, 'inspect', { actor: 'customer' })).toEqual({ outcome: 'stale' })
  expect((await viewOf(services, key)).order.state).toBe('begun')
})
