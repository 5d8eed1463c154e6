import { describe, expect, test } from 'vitest'
import { createApp } from '../site/site-app.ts'
import { apiDocument, validatorAt } from '../testing/api-document.ts'
import { openSite } from '../testing/open-site.ts'
import { openOrdering } from '../testing/ordering/open-ordering.ts'
import { typed } from '../testing/ordering/place-by-form.ts'

const { origin } = new URL(apiDocument.servers[0]?.url ?? '')

/** Asks a site's app. */
type Ask = (init?: RequestInit, query?: string) => Promise<Response>

/** The app of a new site, asked at one endpoint. */
async function openEndpoint(path: string, settings: Record<string, string> = {}): Promise<Ask> {
  const { services } = await openSite(settings)
  const app = createApp(services)
  return async (init, query = '') => app.request(`${origin}${path}${query}`, init)
}

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

const zipCode = '2000'
const message = {
  firstName: 'Jan',
  lastName: 'de Vries',
  email: 'jan@visitor.example',
  phoneNumber: '0470123456',
  remark: 'Hello',
}
const tooLarge = 'x'.repeat(40_000)

/** Asks an endpoint of a new site one thing. */
const once =
  (init?: RequestInit, { query = '', settings = {} }: { query?: string; settings?: Record<string, string> } = {}) =>
  async (path: string) =>
    (await openEndpoint(path, settings))(init, query)

/** How to get each status of an endpoint. */
type Ways = Record<number, (path: string) => Promise<Response>>

const estimates: Ways = {
  200: once({}, { query: `?packageId=gs&zipCode=${zipCode}&rooms=kr-12-3,wk-40-2` }),
  404: once({}, { settings: { TARIFF_DIR: 'no-such-folder' } }),
  405: once({ method: 'POST' }),
  422: once({}, { query: `?packageId=gs&zipCode=${zipCode}&romos=kr-12-2` }),
}

const messages: Ways = {
  202: once(post(message)),
  400: once(post('{')),
  403: once(post(message, { Origin: 'https://foreign.example' })),
  async 409(path) {
    const ask = await openEndpoint(path)
    await ask(post(message, { 'Idempotency-Key': 'one' }))
    return ask(post({ ...message, remark: 'Other' }, { 'Idempotency-Key': 'one' }))
  },
  413: once(post({ ...message, remark: tooLarge })),
  415: once(post(message, { 'Content-Type': 'text/plain' })),
  422: once(post({ ...message, email: '', fax: '1' })),
  async 429(path) {
    const ask = await openEndpoint(path, { MAIL_LIMIT_PER_ADDRESS: '1' })
    await ask(post(message))
    return ask(post({ ...message, remark: 'Again' }))
  },
  async 503(path) {
    const { services } = await openSite()
    await services.database.schema.dropTable('mail').execute()
    return createApp(services).request(`${origin}${path}`, post(message))
  },
}

const reports: Ways = {
  204: once(post({ message: 'broken' })),
  400: once(post('{')),
  413: once(post({ message: tooLarge })),
  415: once(post({}, { 'Content-Type': 'text/plain' })),
  async 429(path) {
    const ask = await openEndpoint(path)
    for (let count = 0; count < 20; count++) await ask(post({ message: 'broken' }))
    return ask(post({ message: 'broken' }))
  },
}

/** A program asks a new ordering site for visits, and orders the last of them. */
async function openOrders(different: object = {}, headers: Record<string, string> = {}) {
  const { request } = await openOrdering()
  const home = { packageId: 'gs', zipCode, rooms: 'kr-12-2,br-6-1' }
  const visits = await (await request(`/api/visits?${new URLSearchParams(home)}`)).json()
  const order = { ...home, ...typed, houseNumber: '12', visit: visits.visits.at(-1).visit, terms: true, ...different }
  return { request, order: () => request('/api/orders', post(order, headers)) }
}
const ordered = (different?: object, headers?: Record<string, string>) => async () =>
  (await openOrders(different, headers)).order()
const asked =
  (init: RequestInit = {}, query = '', settings: Record<string, string> = {}) =>
  async (path: string) =>
    (await openOrdering(settings)).request(path + query, init)
const realOrigin = { ORDER_ORIGIN_EN: 'https://order.helderhuis.eu', ORDER_ORIGIN_NL: 'https://order.helderhuis.eu' }

const visits: Ways = {
  200: asked({}, `?packageId=gs&zipCode=${zipCode}`),
  404: asked({}, `?packageId=gs&zipCode=${zipCode}`, realOrigin),
  405: asked({ method: 'POST' }),
  422: asked({}, '?packageId=gs'),
}

const orders: Ways = {
  201: ordered(),
  400: asked(post('{')),
  403: ordered({}, { Origin: 'https://foreign.example' }),
  404: asked(post({}), '', realOrigin),
  405: asked(),
  409: ordered({ price: 1 }),
  413: ordered({ remark: tooLarge }),
  415: asked(post({}, { 'Content-Type': 'text/plain' })),
  422: ordered({ email: '', fax: '1' }),
  async 429() {
    const { order } = await openOrders({}, {})
    for (let count = 0; count < 30; count++) await order()
    return order()
  },
}

/** An order of a new ordering site, asked by the last two parts of its private link. */
async function askOrder(init: RequestInit = {}, secret?: string) {
  const { request, order } = await openOrders()
  const { number, url } = await (await order()).json()
  return request(`/api/orders/${number}/${secret ?? new URL(url).pathname.split('/').at(-1)}`, init)
}
const order: Ways = {
  200: () => askOrder(),
  404: () => askOrder({}, 'another'),
  405: () => askOrder({ method: 'POST' }),
}

const endpoints: [method: string, path: string, ways: Ways][] = [
  ['get', '/api/estimate', estimates],
  ['post', '/api/sendMail', messages],
  ['post', '/api/reports', reports],
  ['get', '/api/visits', visits],
  ['post', '/api/orders', orders],
  ['get', '/api/orders/{number}/{secret}', order],
]

test('every documented endpoint is asked', () => {
  const documented = Object.entries(apiDocument.paths).map(([path, operations]) =>
    Object.keys(operations)
      .filter((key) => key !== 'servers')
      .map((method) => [method, path]),
  )
  expect(endpoints.map(([method, path]) => [method, path])).toEqual(documented.flat())
})

describe.each(endpoints)('%s %s', (method, path, ways) => {
  const responses = apiDocument.paths[path]?.[method]?.responses ?? {}

  test('every documented status is asked for', () => {
    expect(Object.keys(ways)).toEqual(Object.keys(responses))
  })

  test.each(Object.entries(ways))('%s is answered as documented', async (status, answer) => {
    const response = await answer(path)
    expect(response.status).toBe(Number(status))
    const { content } = responses[status] ?? {}
    if (!content) return
    const [type = ''] = (response.headers.get('content-type') ?? '').split(';')
    expect(Object.keys(content)).toEqual([type])
    const validate = validatorAt('paths', path, method, 'responses', status, 'content', type, 'schema')
    const body: unknown = await response.json()
    expect(validate(body), JSON.stringify([body, validate.errors])).toBe(true)
    expect(validate({ title: 1, id: 1, price: 1, number: 1, visits: 1 }), 'the schema refuses something').toBe(false)
  })
})
