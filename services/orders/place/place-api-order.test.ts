import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { otherLanguage } from '../../../domain/language.ts'
import { consentKinds } from '../../../domain/orders/withdrawal-period.ts'
import { formatVisit } from '../../../domain/scheduling/visit.ts'
import { engines } from '../../../testing/database/engines.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import { expectOutcome, homeIn, placedKey, typedDetails, viewOf } from '../../../testing/orders/place-through-draft.ts'
import { checkInvariants } from '../../scheduling/check-invariants.ts'
import { offerVisits } from '../draft/draft-quote.ts'
import { orderedVisits } from '../record/ordered-visits.ts'
import { type ApiPlacement, placeApiOrder } from './place-api-order.ts'

async function open(engine: 'sqlite' | 'postgres' = 'sqlite') {
  const services = await openOrders(engine)
  const { zipCode } = homeIn(services)
  const [offer] = await offerVisits(services, { packageId: 'gs', zipCode, extras: ['oven'] })
  if (!offer) throw new Error('nothing is free')
  const home = { packageId: 'gs', zipCode, extras: 'oven', visit: formatVisit(offer.visit) }
  const body = { ...typedDetails, ...home, terms: true, beginEarly: true, losesRight: true }
  return { services, offer, body }
}

test.each(engines)(
  '%s: a program places an order, and its retries with the same key get the same one',
  async (engine) => {
    const { services, offer, body } = await open(engine)
    const answers = await Promise.all([1, 2, 3, 4].map(() => placeApiOrder(services, body, 'key', 'program')))
    expect(answers.filter((answer) => expectOutcome(answer, 'done').isNew)).toHaveLength(1)
    const [key] = answers.map(placedKey)
    for (const answer of answers) expect(placedKey(answer)).toEqual(key)
    const { order } = await viewOf(services, placedKey({ outcome: 'done', order: key }))
    expect(order).toMatchObject({ channel: 'api', priceCents: offer.priceCents, visit: offer.visit, extras: ['oven'] })
    expect(order.rooms.length).toBeGreaterThan(0)
    const reordered = Object.fromEntries(Object.entries(body).reverse())
    expect(await placeApiOrder(services, reordered, 'key', 'program')).toMatchObject({ outcome: 'done', isNew: false })
    expect(await placeApiOrder(services, { ...body, city: 'Gent' }, 'key', 'program')).toEqual({ outcome: 'stale' })
    expect(await services.database.selectFrom('order').select('id').execute()).toHaveLength(1)
    expect(await checkInvariants(services.database, await orderedVisits(services.database))).toEqual([])
  },
)

/** JSON as deep as the largest body allows. */
const nested = JSON.parse('['.repeat(15_000) + ']'.repeat(15_000))

/** Mistakes that make an order invalid, each with its problems. */
const mistakes: [different: Record<string, unknown>, problems: Record<string, string>][] = [
  [{ packageId: 'xx' }, { packageId: 'unknown' }],
  [{ zipCode: '' }, { zipCode: 'required' }],
  [{ zipCode: 2000 }, { zipCode: 'malformed' }],
  [{ rooms: [{ type: 'kr' }] }, { rooms: 'malformed' }],
  [{ rooms: 'kr-999-1' }, { rooms: 'tooLarge' }],
  [{ extras: 'ironing' }, { extras: 'unknown' }],
  [{ visit: undefined }, { visit: 'required' }],
  [{ visit: '2026-12-01' }, { visit: 'malformed' }],
  [{ email: { $ne: '' } }, { email: 'malformed' }],
  [{ terms: 'true' }, { terms: 'required' }],
  [{ beginEarly: false }, { beginEarly: 'required' }],
  [{ price: '171' }, { price: 'malformed' }],
  [{ visit: '2026-11-29.morning' }, { visit: 'unknown' }],
  [{ visit: '2026-11-24.morning' }, { visit: 'unknown' }],
  [{ visit: '2026-12-01.day' }, { visit: 'unknown' }],
  [{ visit: '2030-01-02.morning' }, { visit: 'unknown' }],
  [{ rooms: Array(40).fill('kr-100-3').join(',') }, { rooms: 'tooLarge' }],
  [
    { priceCents: 1, date: '2026-12-01' },
    { priceCents: 'unknown', date: 'unknown' },
  ],
  [
    { presence: nested, remark: nested, more: nested },
    { presence: 'unknown', remark: 'malformed', more: 'unknown' },
  ],
]

test('an order with a mistake is refused, an empty one with all problems at once, and nothing is stored', async () => {
  const { services, body } = await open()
  for (const [different, problems] of mistakes) {
    const answer = await placeApiOrder(services, { ...body, ...different }, 'key', 'program')
    expect(answer, Object.keys(different).join()).toEqual({ outcome: 'refused', problems })
  }
  const { remark: _, ...needed } = typedDetails
  const fields = ['packageId', 'zipCode', 'visit', ...Object.keys(needed), ...consentKinds]
  const problems = Object.fromEntries(fields.map((field) => [field, 'required']))
  expect(await placeApiOrder(services, {}, undefined, 'program')).toEqual({ outcome: 'refused', problems })
  expect(await services.database.selectFrom('order').select('id').execute()).toEqual([])
  expect(await services.database.selectFrom('claim').select('holder').execute()).toEqual([])
})

test('a box that the visit does not need may be missing, but is a yes or a no', async () => {
  const { services, body } = await open()
  const { beginEarly: _, losesRight: __, ...late } = { ...body, visit: '2026-12-21.morning' }
  const answer = await placeApiOrder(services, { ...late, beginEarly: nested }, 'key', 'program')
  expect(answer).toEqual({ outcome: 'refused', problems: { beginEarly: 'malformed' } })
  expect((await placeApiOrder(services, late, 'key', 'program')).outcome).toBe('done')
})

test('a price that was read is the one that is ordered at, or nothing is', async () => {
  const { services, offer, body } = await open()
  const { priceCents } = offer
  const answer = await placeApiOrder(services, { ...body, price: priceCents - 100 }, 'key', 'program')
  expect(answer).toEqual({ outcome: 'refused', problems: { price: 'changed' }, priceCents })
  expect(await services.database.selectFrom('order').select('id').execute()).toEqual([])
  const placed = await placeApiOrder(services, { ...body, price: priceCents }, 'key', 'program')
  expect(placedKey(placed)).toMatchObject({ priceCents, sample: true })
})

test('a key that was used on the site of the other language belongs to another order', async () => {
  const { services, body } = await open()
  await placeApiOrder(services, body, 'key', 'program')
  const sister = { ...services, language: otherLanguage(language) }
  expect(await placeApiOrder(sister, body, 'key', 'program')).toEqual({ outcome: 'stale' })
})

test('one client orders a limited number of times', async () => {
  const { services, body } = await open()
  let answer: ApiPlacement = await placeApiOrder(services, body, 'key 0', 'flood')
  for (let count = 1; !('retryAfter' in answer) && count < 50; count++) {
    answer = await placeApiOrder(services, body, `key ${count}`, 'flood')
  }
  expect(answer).toMatchObject({ problems: { form: 'tooMany' }, retryAfter: expect.any(Number) })
  expect(await placeApiOrder(services, body, 'key 0', 'flood')).toMatchObject({ outcome: 'done', isNew: false })
})
