import { describe, expect, test } from 'vitest'
import { holdMinutes, holdsPerClient, longestHoldMinutes } from '../../../domain/scheduling/hold-limit.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import {
  expectOutcome,
  homeIn,
  order,
  readyDraft,
  storedDraft,
  typedDetails,
} from '../../../testing/orders/place-through-draft.ts'
import { chooseVisit } from './choose-visit.ts'
import { draftQuote, offerVisits } from './draft-quote.ts'
import { findDraft } from './draft-rows.ts'
import { holdState, saveDetails, saveHome, startDraft } from './order-drafts.ts'

const minute = 60_000

describe.each(engines)('%s', (engine) => {
  test('a draft keeps every answer, and its id cannot be guessed', async () => {
    const services = await openOrders(engine)
    const home = homeIn(services)
    const { draft } = expectOutcome(await startDraft(services, home, 'me'), 'done')
    expect(draft).toMatchObject({ home, visit: undefined, details: { houseNumber: '1' } })
    expect(draft.id).toMatch(/^[\w-]{24}$/)
    expect(draft.holder).not.toContain(draft.id)
    expect(await findDraft(services.database, draft.id)).toEqual(draft)
    for (const id of ['', draft.holder, `${draft.id}x`, draft.id.toLowerCase(), '\u0000', '../../etc']) {
      expect(await findDraft(services.database, id)).toBeUndefined()
    }
    const typed = { ...typedDetails, email: 'ada@', presence: undefined, unknown: 'x' }
    const { problems } = expectOutcome(await saveDetails(services, draft, typed), 'refused')
    expect(problems).toEqual({ email: 'malformed', presence: 'required' })
    expect((await storedDraft(services, draft)).details).toMatchObject({ firstName: 'Ada', email: 'ada@' })
  })

  test('a hold lasts fifteen minutes from each step, and a choice frees the one before', async () => {
    const services = await openOrders(engine)
    const draft = await readyDraft(services)
    const { time, database } = services
    expect(holdState(draft, time.now)).toBe('held')
    time.now = new Date(time.now.getTime() + (holdMinutes - 1) * minute)
    const saved = expectOutcome(await saveDetails(services, draft, typedDetails), 'done').draft
    expect(saved.heldUntil).toEqual(new Date(time.now.getTime() + holdMinutes * minute))
    const offers = await offerVisits(services, saved.home, saved.holder)
    expect(offers.map(({ visit }) => visit)).toContainEqual(saved.visit)
    const other = offers.at(-1)?.visit
    if (!other) throw new Error('nothing is free')
    const { draft: chosen } = expectOutcome(await chooseVisit(services, saved, other, 'me'), 'done')
    const claims = await database.selectFrom('claim').select('date').execute()
    expect(new Set(claims.map(({ date }) => date))).toEqual(new Set([other.date]))
    time.now = new Date(time.now.getTime() + holdMinutes * minute)
    expect(holdState(chosen, time.now)).toBe('expired')
    const late = expectOutcome(await saveDetails(services, chosen, typedDetails), 'done').draft
    expect(holdState(late, time.now)).toBe('expired')
    expect(late).toMatchObject({ visit: other, details: { firstName: 'Ada' } })
  })

  test('a changed home keeps its visit where that fits, with the new price, and lets it go where not', async () => {
    const services = await openOrders(engine)
    const draft = await readyDraft(services)
    const larger = homeIn(services, { extras: ['oven', 'fridge', 'windows'] })
    const { draft: kept } = expectOutcome(await saveHome(services, draft, larger), 'done')
    expect(kept).toMatchObject({ home: larger, visit: draft.visit, details: { lastName: 'Lovelace' } })
    expect(kept.priceCents).toBeGreaterThan(draft.priceCents ?? 0)
    expect(draftQuote(services, kept)).toMatchObject({ priceCents: kept.priceCents, sample: true })
    const rooms = Array.from({ length: 6 }, () => ({ type: 'wk' as const, area: 40, dirt: 3 as const }))
    const { draft: free } = expectOutcome(await saveHome(services, kept, homeIn(services, { rooms })), 'done')
    expect(free).toMatchObject({ visit: undefined, priceCents: undefined, details: { lastName: 'Lovelace' } })
    expect(await services.database.selectFrom('claim').selectAll().execute()).toEqual([])
    const palace = Array.from({ length: 40 }, () => ({ type: 'wk' as const, area: 250, dirt: 3 as const }))
    const tooLarge = { outcome: 'refused', problems: { rooms: 'tooLarge' } }
    expect(await saveHome(services, free, homeIn(services, { rooms: palace }))).toEqual(tooLarge)
    expect(await startDraft(services, homeIn(services, { rooms: palace }), 'me')).toEqual(tooLarge)
  })
})

test('holds of others hide no date: it is chosen without a hold, and belongs to whoever orders first', async () => {
  const services = await openOrders()
  const [wanted] = await offerVisits(services, homeIn(services))
  let draft = await readyDraft(services)
  for (let count = 0; draft.heldUntil && count < 12; count++) draft = await readyDraft(services)
  expect(draft.visit?.date).toBe(wanted?.visit.date)
  expect(holdState(draft, services.time.now)).toBe('none')
  const changed = await saveHome(services, draft, homeIn(services, { extras: [] }))
  expect(changed).toMatchObject({ outcome: 'done', draft: { visit: draft.visit } })
  if (changed.outcome === 'done') expect((await order(services, changed.draft)).order.visit).toEqual(draft.visit)
})

test('one client holds a few visits in ten minutes and chooses further ones without a hold; its drafts are limited', async () => {
  const services = await openOrders()
  for (let hold = 0; hold < holdsPerClient; hold++)
    await readyDraft(services, undefined, (offers) => offers[hold], 'flood')
  const { draft } = expectOutcome(await startDraft(services, homeIn(services), 'flood'), 'done')
  const offer = (await offerVisits(services, draft.home, draft.holder)).at(-1)
  if (!offer) throw new Error('nothing is free')
  const chosen = expectOutcome(await chooseVisit(services, draft, offer.visit, 'flood'), 'done')
  expect(holdState(chosen.draft, services.time.now)).toBe('none')
  const held = expectOutcome(await chooseVisit(services, draft, offer.visit, 'other'), 'done')
  expect(holdState(held.draft, services.time.now)).toBe('held')
  let answer = await startDraft(services, homeIn(services), 'flood')
  for (let count = 0; answer.outcome === 'done' && count < 100; count++) {
    answer = await startDraft(services, homeIn(services), 'flood')
  }
  expect(answer).toMatchObject({ problems: { form: 'tooMany' } })
})

test('choices of visits that are gone do not count as holds', async () => {
  const services = await openOrders()
  const { draft } = expectOutcome(await startDraft(services, homeIn(services), 'unlucky'), 'done')
  for (let count = 0; count < 2 * holdsPerClient; count++)
    expectOutcome(await chooseVisit(services, draft, { date: '2026-11-22', part: 'morning' }, 'unlucky'), 'refused')
  const [offer] = await offerVisits(services, draft.home, draft.holder)
  if (!offer) throw new Error('nothing is free')
  const chosen = expectOutcome(await chooseVisit(services, draft, offer.visit, 'unlucky'), 'done')
  expect(holdState(chosen.draft, services.time.now)).toBe('held')
})

test('a hold ends 45 minutes after it began, however often it is prolonged or moved to another visit', async () => {
  const services = await openOrders()
  const draft = await readyDraft(services)
  const began = services.time.now.getTime()
  const [, other] = await offerVisits(services, draft.home, draft.holder)
  if (!other) throw new Error('nothing else is free')
  let until = draft.heldUntil
  for (let minute = 5; minute < longestHoldMinutes; minute += 5) {
    services.time.now = new Date(began + minute * 60_000)
    until = expectOutcome(await saveDetails(services, draft, typedDetails), 'done').draft.heldUntil
    const moved = expectOutcome(await chooseVisit(services, draft, other.visit, 'other'), 'done').draft
    expect(moved.heldUntil).toEqual(until)
  }
  expect(until).toEqual(new Date(began + longestHoldMinutes * 60_000))
})
