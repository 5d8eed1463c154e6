import { expect, test } from 'vitest'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { typed, zipCode } from '../../testing/ordering/place-by-form.ts'

const home = { packageId: 'gs', zipCode, rooms: 'kr-12-2,br-6-1', extras: 'oven' }

async function openApi() {
  const ordering = await openOrdering()
  const visits = async (query: Record<string, string> = home) => {
    const answer = await ordering.request(`/api/visits?${new URLSearchParams(query)}`)
    return { status: answer.status, headers: answer.headers, body: await answer.json() }
  }
  const order = async (body: object, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }
    const answer = await ordering.request('/api/orders', init)
    return { status: answer.status, body: await answer.json() }
  }
  const { body } = await visits()
  const complete = { ...home, ...typed, houseNumber: '12', visit: body.visits.at(-1).visit, terms: true }
  return { ...ordering, visits, order, complete }
}

test('free visits with their prices for any origin', async () => {
  const { visits } = await openApi()
  const { status, headers, body } = await visits()
  expect(status).toBe(200)
  expect(headers.get('access-control-allow-origin')).toBe('*')
  expect(body.sample).toBe(true)
  expect(body.visits[0]).toEqual({
    visit: expect.stringMatching(/^\d{4}-\d\d-\d\d\.(morning|afternoon|day)$/),
    price: expect.any(Number),
    free: true,
  })
  expect((await visits({ ...home, rooms: 'x' })).body.errors).toEqual({ rooms: 'malformed' })
  expect((await visits({ packageId: 'gs' })).status).toBe(422)
})

test('an order is 201 with its number and link; the same key and body give the same order, another body a conflict', async () => {
  const { order, complete, services, open } = await openApi()
  const key = { 'Idempotency-Key': 'one' }
  const first = await order(complete, key)
  expect(first.status).toBe(201)
  expect(first.body).toMatchObject({ price: expect.any(Number), sample: true })
  expect(await order(complete, key)).toEqual(first)
  expect((await order({ ...complete, city: 'Elders' }, key)).status).toBe(409)
  expect((await order(complete, { 'Idempotency-Key': 'a b' })).status).toBe(400)
  expect(await services.database.selectFrom('order').select('channel').execute()).toEqual([{ channel: 'api' }])
  expect((await open(new URL(first.body.url).pathname)).text).toContain(first.body.number)
})

test('a visit that is gone is 409 with the nearest three, and another price 409 with that', async () => {
  const { order, complete, services } = await openApi()
  const price = (await order(complete)).body.price
  const changed = await order({ ...complete, price: price + 1 })
  expect(changed).toMatchObject({ status: 409, body: { errors: { price: 'changed' }, price } })
  const [date = ''] = complete.visit.split('.')
  await services.database.updateTable('slot').set({ offRoster: 1 }).where('date', '=', date).execute()
  const taken = await order(complete)
  expect(taken).toMatchObject({ status: 409, body: { errors: { visit: 'taken' } } })
  expect(taken.body.nearest).toHaveLength(3)
})

test('an absent customer says how the team gets in, and each field that is wrong gets a code', async () => {
  const { order, complete, services } = await openApi()
  const absent = { ...complete, presence: 'absent' }
  expect((await order({ ...absent, access: 'window', accessNote: 4711 })).body.errors).toEqual({
    access: 'unknown',
    accessNote: 'malformed',
  })
  expect(await order(absent), 'nobody would be asked again').toMatchObject({
    status: 422,
    body: { errors: { access: 'required' } },
  })
  expect(await services.database.selectFrom('order').select('id').execute()).toEqual([])
  expect((await order({ ...absent, access: 'key-box', accessNote: 'Box 4711' })).status).toBe(201)
  expect(await services.database.selectFrom('order').select('access').execute()).toEqual([{ access: 'key-box' }])
})

test('a visit after the handover needs a yes, which only end-of-tenancy cleaning knows (R16.17)', async () => {
  const { order, complete, visits, services } = await openApi()
  const es = { ...home, packageId: 'es' }
  const offered = (await visits(es)).body.visits.map(({ visit }: { visit: string }) => visit)
  const late = { ...complete, ...es, visit: offered.at(-1), handover: offered[0].slice(0, 10) }
  expect(await order(late)).toMatchObject({ status: 422, body: { errors: { visit: 'afterHandover' } } })
  expect((await order({ ...complete, handover: '2026-12-03' })).body.errors).toEqual({ handover: 'unknown' })
  expect((await order({ ...late, handover: 'soon' })).body.errors).toEqual({ handover: 'malformed' })
  expect((await order({ ...late, afterHandover: 'yes' })).body.errors).toEqual({
    afterHandover: 'malformed',
    visit: 'afterHandover',
  })
  expect((await order({ ...late, afterHandover: true })).status).toBe(201)
  expect(await services.database.selectFrom('order').select('handover').execute()).toEqual([
    { handover: late.handover },
  ])
})

test('hours of cleaning per hour are on sale in steps, and of no other package', async () => {
  const { order, complete, visits, services } = await openApi()
  const ms = { ...home, packageId: 'ms', hours: '4' }
  expect((await visits({ ...ms, hours: '4.1' })).body.errors).toEqual({ hours: 'unknown' })
  const { body } = await visits(ms)
  const placed = await order({ ...complete, ...ms, visit: body.visits.at(-1).visit })
  expect(placed).toMatchObject({ status: 201, body: { price: body.visits.at(-1).price } })
  expect(await services.database.selectFrom('order').select('soldMinutes').execute()).toEqual([{ soldMinutes: 240 }])
  expect((await order({ ...complete, hours: '4' })).body.errors).toEqual({ hours: 'unknown' })
  expect((await order({ ...complete, ...ms, hours: '4.1' })).body.errors).toMatchObject({ hours: 'unknown' })
})
