import { describe, expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { fill } from '../../../copy/fill.ts'
import { fullDayIn } from '../../../copy/format/full-day.ts'
import { countryOf } from '../../../domain/language.ts'
import { consentKinds } from '../../../domain/orders/withdrawal-period.ts'
import { anotherConnection, engines, migratedDatabaseUrl } from '../../../testing/database/engines.ts'
import { orderServices, sampleTariff } from '../../../testing/orders/open-order-services.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import {
  expectOutcome,
  homeIn,
  order,
  placedKey,
  readyDraft,
  storedDraft,
  typedDetails,
  viewOf,
} from '../../../testing/orders/place-through-draft.ts'
import { checkInvariants } from '../../scheduling/check-invariants.ts'
import { chooseVisit } from '../draft/choose-visit.ts'
import { nearestOffers, offerVisits } from '../draft/draft-quote.ts'
import { StaleDraft } from '../draft/draft-rows.ts'
import { saveDetails, saveHome, startDraft } from '../draft/order-drafts.ts'
import { findOrder } from '../record/find-order.ts'
import { orderedVisits } from '../record/ordered-visits.ts'
import { placeOrder } from './place-order.ts'

const country = countryOf(language)
const input = { consents: consentKinds }
const minute = 60_000

describe.each(engines)('%s', (engine) => {
  test('an order is stored with its inputs, person, consents, event, claims and mails', async () => {
    const services = await openOrders(engine)
    const { database, time } = services
    const draft = await readyDraft(services)
    const view = await order(services, draft)
    expect(view.order).toMatchObject({
      state: 'ordered',
      channel: 'web',
      packageId: 'gs',
      zipCode: draft.home.zipCode,
      rooms: draft.home.rooms,
      extras: ['oven'],
      visit: draft.visit,
      priceCents: draft.priceCents,
      presence: 'present',
      sample: true,
      orderedAt: time.now,
      version: 1,
      sequence: 0,
    })
    const { presence: _, ...person } = typedDetails
    expect(view.person).toEqual(person)
    expect(view.history).toEqual([{ seq: 1, at: time.now, actor: 'customer', kind: 'place' }])
    expect(view.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(view.order.priceCents)
    const consents = await database.selectFrom('orderConsent').selectAll().orderBy('kind').execute()
    const { date } = view.order.visit
    expect(consents.map(({ kind, date, text }) => [kind, date, text])).toEqual([
      ['beginEarly', date, fill(services.consents.beginEarly, { date: fullDayIn(services.language, date) })],
      ['losesRight', date, services.consents.losesRight],
      ['terms', null, services.consents.terms],
    ])
    expect(consents.every(({ at }) => at === time.now.toISOString())).toBe(true)
    const mails = await database.selectFrom('mail').selectAll().orderBy('purpose').execute()
    expect(mails.map(({ purpose, orderId, state }) => [purpose, orderId, state])).toEqual([
      ['officeOrder', view.order.id, 'waiting'],
      ['orderConfirmation', view.order.id, 'waiting'],
    ])
    const texts = async () =>
      (await database.selectFrom('mail').select('orderId').where('channel', '=', 'sms').execute()).length
    expect(await texts(), 'asked after the final check').toBe(0)
    for (const presence of ['leaves', 'absent']) {
      const details = { ...typedDetails, presence, access: 'neighbour', accessNote: 'At number 5' }
      const { draft } = expectOutcome(await saveDetails(services, await readyDraft(services), details), 'done')
      await order(services, draft)
    }
    expect(await texts(), 'the payment link at ordering, to a mobile number').toBe(2)
    expect(await checkInvariants(database, await orderedVisits(database))).toEqual([])
    expect((await database.selectFrom('draft').select('details').executeTakeFirstOrThrow()).details).toBe('{}')
  })

  test('a draft becomes one order, however often and from however many tabs it is sent', async () => {
    const services = await openOrders(engine)
    const draft = await readyDraft(services)
    const answers = await Promise.all(Array.from({ length: 8 }, () => placeOrder(services, draft, input)))
    const outcomes = answers.map((answer) => expectOutcome(answer, 'done').isNew).sort((one) => (one ? -1 : 1))
    expect(outcomes).toEqual([true, ...Array.from({ length: 7 }, () => false)])
    const numbers = answers.map((answer) => placedKey(answer).number)
    expect(new Set(numbers).size).toBe(1)
    expect(await services.database.selectFrom('order').select('id').execute()).toHaveLength(1)
    expect(await services.database.selectFrom('mail').select('id').execute()).toHaveLength(2)
    const later = await storedDraft(services, draft)
    expect(later.order?.number).toBe(numbers[0])
    await expect(saveDetails(services, later, typedDetails)).rejects.toThrow(StaleDraft)
    await expect(saveHome(services, later, later.home)).rejects.toThrow(StaleDraft)
    if (later.visit) await expect(chooseVisit(services, later, later.visit, 'me')).rejects.toThrow(StaleDraft)
  })

  test('two drafts that want the last people get one order, and the other the nearest three visits', async () => {
    const services = await openOrders(engine)
    const { database } = services
    const [first, second] = [await readyDraft(services), await readyDraft(services, undefined, (offers) => offers[1])]
    // The second one's hold ends, and so many people are taken that only one of both can have the first visit.
    const visit = first.visit ?? { date: '', part: 'morning' }
    const claims = await database.selectFrom('claim').selectAll().where('holder', '=', first.holder).execute()
    await database
      .deleteFrom('slot')
      .where('date', '=', visit.date)
      .where('part', '=', claims[0]?.part ?? 'morning')
      .where(
        'lane',
        'not in',
        claims.map(({ lane }) => lane),
      )
      .execute()
    const choice = await chooseVisit(services, second, visit, 'other')
    expect(choice).toEqual({ outcome: 'refused', problems: { visit: 'taken' } })
    const nearest = nearestOffers(await offerVisits(services, second.home, second.holder), visit)
    expect(nearest).toHaveLength(3)
    expect(nearest.every((offer) => offer.visit.date !== visit.date || offer.visit.part !== visit.part)).toBe(true)
    placedKey(await placeOrder(services, first, input))
    expect(await checkInvariants(database, await orderedVisits(database))).toEqual([])
  })

  test('a hold that ran out costs nothing while the visit is free, and is taken once it is not', async () => {
    const services = await openOrders(engine)
    const { database, time } = services
    const draft = await readyDraft(services)
    time.now = new Date(time.now.getTime() + 16 * minute)
    const rival = await readyDraft(services)
    expect(rival.visit).toEqual(draft.visit)
    await database
      .deleteFrom('slot')
      .where('date', '=', draft.visit?.date ?? '')
      .where('lane', 'not in', (eb) => eb.selectFrom('claim').select('lane').where('holder', '=', rival.holder))
      .where('lane', 'not in', (eb) => eb.selectFrom('claim').select('lane').where('holder', '=', draft.holder))
      .execute()
    const answers = [await placeOrder(services, draft, input), await placeOrder(services, rival, input)]
    const placed = answers.filter(({ outcome }) => outcome === 'done')
    expect(placed.length).toBeGreaterThan(0)
    for (const answer of answers)
      if (answer.outcome !== 'done') expect(answer).toMatchObject({ problems: { visit: 'taken' } })
    expect((await storedDraft(services, draft)).home).toEqual(draft.home)
    expect(await checkInvariants(database, await orderedVisits(database))).toEqual([])
  })

  test('orders from several processes never share people', async () => {
    const url = await migratedDatabaseUrl(engine)
    const processes = [anotherConnection(url), anotherConnection(url), anotherConnection(url)]
    const all = []
    for (const database of processes) all.push(await orderServices(database, sampleTariff(country)))
    const drafts = []
    for (const services of all)
      for (let count = 0; count < 4; count++)
        drafts.push([services, await readyDraft(services, undefined, (offers) => offers[count])] as const)
    await Promise.all(drafts.map(([services, draft]) => placeOrder(services, draft, input)))
    const [first] = processes
    if (!first) throw new Error('no database')
    const visits = await orderedVisits(first)
    expect(visits).toHaveLength(12)
    expect(await checkInvariants(first, visits)).toEqual([])
  })
})

test('missing fields are named, and nothing is stored', async () => {
  const services = await openOrders('sqlite')
  const { draft } = expectOutcome(await startDraft(services, homeIn(services), 'me'), 'done')
  const { problems } = expectOutcome(await placeOrder(services, draft, { consents: [] }), 'refused')
  expect(problems).toMatchObject({ visit: 'required', firstName: 'required', presence: 'required' })
  const ready = await readyDraft(services)
  const unticked = { terms: 'required', beginEarly: 'required', losesRight: 'required' }
  expect(await placeOrder(services, ready, { consents: [] })).toEqual({ outcome: 'refused', problems: unticked })
  expect(await services.database.selectFrom('order').select('id').execute()).toEqual([])
})

test('the boxes about an early start are needed only where the visit falls within the period', async () => {
  const services = await openOrders('sqlite')
  const late = await readyDraft(services, undefined, (offers) => offers.at(-1))
  expect(await placeOrder(services, late, { consents: [] })).toMatchObject({ problems: { terms: 'required' } })
  const key = placedKey(await placeOrder(services, late, input))
  expect((await viewOf(services, key)).order.visit).toEqual(late.visit)
  expect(await services.database.selectFrom('orderConsent').select('kind').execute()).toEqual([{ kind: 'terms' }])
})

test('a draft is shown again if another tab or a new price has changed it', async () => {
  const services = await openOrders('sqlite')
  const draft = await readyDraft(services)
  await saveHome(services, draft, homeIn(services, { extras: ['oven', 'fridge'] }))
  expect(await placeOrder(services, draft, input)).toEqual({ outcome: 'stale' })
  const now = await storedDraft(services, draft)
  expect(await placeOrder(services, now, { ...input, version: draft.version })).toEqual({ outcome: 'stale' })
  const dearer = { ...services, estimator: { tariff: sampleTariff(country, { centsPerPersonHour: 9900 }) } }
  expect(await placeOrder(dearer, now, { ...input, version: now.version })).toEqual({ outcome: 'stale' })
  const repriced = await storedDraft(services, draft)
  expect(repriced.priceCents).toBeGreaterThan(now.priceCents ?? 0)
  const key = placedKey(await placeOrder(dearer, repriced, { ...input, version: repriced.version }))
  expect((await viewOf(dearer, key)).order.priceCents).toBe(repriced.priceCents)
})

test('an order is found by its number and secret only, on its own site, and the log has neither', async () => {
  const services = await openOrders('sqlite')
  const { key, order: placed } = await order(services, await readyDraft(services))
  expect(key.secret).toMatch(/^[\w-]{24}$/)
  expect((await findOrder(services, key.number.toLowerCase(), key.secret))?.order.id).toBe(placed.id)
  for (const secret of ['', key.secret.slice(1), `${key.secret}x`, key.secret.toLowerCase(), 'x'.repeat(100_000)]) {
    expect(await findOrder(services, key.number, secret)).toBeUndefined()
  }
  for (const number of ['', '2222-2222', 'order', '\u0000', placed.id]) {
    expect(await findOrder(services, number, key.secret)).toBeUndefined()
    expect(await findOrder(services, number, '')).toBeUndefined()
  }
  expect(services.lines.join('')).toContain(key.number)
  expect(services.lines.join('')).not.toContain(key.secret)
  expect(services.lines.join('')).not.toMatch(/\bada\b|lovelace|\bmeir\b/i)
})

test('the offers are sorted by date, and the lowest price is marked', async () => {
  const services = await openOrders('sqlite')
  const offers = await offerVisits(services, homeIn(services))
  expect(offers.length).toBeGreaterThan(40)
  const dates = offers.map(({ visit }) => visit.date)
  expect(dates).toEqual(dates.toSorted())
  const least = Math.min(...offers.map(({ priceCents }) => priceCents))
  expect(offers.filter(({ lowest }) => lowest).every(({ priceCents }) => priceCents === least)).toBe(true)
})
