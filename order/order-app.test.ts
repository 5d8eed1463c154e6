import { expect, test } from 'vitest'
import { layout } from '#copy/layout.ts'
import { frame } from '#copy/order/frame.ts'
import { messages } from '#copy/order/messages.ts'
import { wholeDatabase } from '../testing/database/whole-database.ts'
import { openOrdering } from '../testing/ordering/open-ordering.ts'
import { toCheck, toDetails, toOrder, typed, zipCode } from '../testing/ordering/place-by-form.ts'

/** How often each page is fetched; more by hand with `SCANS`. */
const scans = Number(process.env.SCANS ?? 3)

test('no GET and no HEAD changes anything, however often a scanner opens a link', async () => {
  const ordering = await openOrdering()
  const { database } = ordering.services
  const draft = (await toCheck(ordering, 1)).path.replace('/check', '')
  const order = (await toOrder(ordering, 0)).path
  const before = await wholeDatabase(database)
  const paths = [
    `/location?packageId=gs&zipCode=${zipCode}`,
    ...['visits', 'details', 'check'].map((step) => `${draft}/${step}`),
    ...[
      '',
      '/change',
      '/change?visit=2026-12-01.morning',
      '/cancel',
      '/withdraw',
      '/proof',
      '/visit.ics',
      '/contract/terms',
    ].map((what) => order + what),
    '/login?sent=yes',
    '/withdrawal?received=00000000-0000-0000-0000-000000000000',
    `/api/visits?packageId=gs&zipCode=${zipCode}`,
  ]
  for (const path of paths)
    for (let scan = 0; scan < scans; scan++) {
      const method = scan % 3 === 1 ? 'HEAD' : 'GET'
      const headers: HeadersInit = scan % 3 === 2 ? { 'Sec-Purpose': 'prefetch;prerender', Purpose: 'prefetch' } : {}
      const { status } = await ordering.request(path, { method, headers })
      expect(status, `${method} ${path}`).toBe(200)
    }
  expect(await wholeDatabase(database)).toBe(before)
})

test('pages are private: not kept, not found by search engines, and no address goes along', async () => {
  const ordering = await openOrdering()
  const { path } = await toOrder(ordering)
  for (const address of [path, '/location', '/nothing', '/']) {
    const { headers } = await ordering.request(address)
    const kept = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' }
    expect(Object.fromEntries(headers)).toMatchObject(kept)
    expect(headers.get('set-cookie')).toBeNull()
  }
  const policyOf = async (what: string) => (await ordering.request(path + what)).headers.get('content-security-policy')
  expect(await policyOf('')).toMatch(/default-src 'none'.*script-src 'self' 'sha256-.*frame-ancestors 'none'/)
  expect(await policyOf('/contract/order')).toMatch(/default-src 'none'.*form-action 'none'; frame-ancestors 'none'/)
})

test('neither the log nor a report has an address that leads to a draft or an order', async () => {
  const ordering = await openOrdering()
  const draft = (await toDetails(ordering, 2)).path.split('/')[2] ?? ''
  const [, , number = '', secret = ''] = (await toOrder(ordering)).path.split('/')
  await ordering.request('/api/reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report' },
    body: JSON.stringify({
      'csp-report': {
        'document-uri': `${ordering.origin}/order/${number}/${secret}`,
        'effective-directive': 'img-src',
      },
    }),
  })
  const log = ordering.logged()
  expect(log).toContain('"path":"/order/:number/:secret"')
  expect(log).toContain('"path":"/draft/:draftId/details"')
  expect(log).toContain('/order/…')
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const ofOrder = lines.filter(({ order }) => order !== undefined).map(({ path, msg, order }) => [path ?? msg, order])
  expect(ofOrder).toEqual(
    expect.arrayContaining([
      ['/draft/:draftId/check', number],
      ['order placed', number],
      ['/order/:number/:secret', number],
    ]),
  )
  for (const secretText of [draft, secret, typed.email, typed.lastName]) expect(log).not.toContain(secretText)
})

test('a form counts only if it comes from one of our pages', async () => {
  const ordering = await openOrdering()
  const { path } = await toCheck(ordering)
  const { database } = ordering.services
  const before = await wholeDatabase(database)
  const foreign = [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ]
  for (const headers of foreign) {
    const answer = await ordering.post(path, { terms: 'yes', beginEarly: 'yes', losesRight: 'yes' }, headers as never)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(messages.forbidden.title)
  }
  expect(await wholeDatabase(database)).toBe(before)
})

test.each([
  ['another type', 415, { 'Content-Type': 'application/json' }, '{}', messages.notForm.title],
  ['too much', 413, {}, `zipCode=${'1'.repeat(100_000)}`, messages.tooLarge.title],
] as const)('a form of %s is refused in words', async (_, status, headers, body, title) => {
  const { request } = await openOrdering()
  const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded', ...headers }
  const answer = await request('/location', { method: 'POST', headers: own, body })
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(title)
})

test('unknown drafts, wrong secrets, numbers of others and unknown pages all look the same', async () => {
  const ordering = await openOrdering()
  const { path } = await toOrder(ordering)
  const [, , number, secret = ''] = path.split('/')
  const other = secret.replace(/^./, (letter) => (letter === 'A' ? 'B' : 'A'))
  const paths = [
    `/order/${number}/${other}`,
    `/order/${number}/x`,
    `/order/2222-2222/${secret}`,
    `/order/${number}/${other}/cancel`,
    '/draft/AAAAAAAAAAAAAAAAAAAAAAAA/visits',
    "/draft/' or 1=1--/check",
    '/nothing/at/all',
  ]
  for (const address of paths) {
    const answer = await ordering.request(address, { headers: { Accept: 'text/html' } })
    expect(answer.status, address).toBe(404)
    expect(await answer.text()).toContain(messages.notFound.title)
  }
  expect((await ordering.request('/nothing.png')).headers.get('content-type')).toContain('text/plain')
})

test('a path in capitals, or with doubled slashes or one at its end, leads to its one spelling as on the websites', async () => {
  const ordering = await openOrdering()
  const { path } = await toOrder(ordering)
  const moved = async (address: string) => {
    const { status, headers } = await ordering.app.request(ordering.origin + address)
    return [status, headers.get('location'), headers.get('cache-control')]
  }
  expect(await moved('/LOCATION/?packageId=gs&zipCode=2000')).toEqual([
    301,
    '/location?packageId=gs&zipCode=2000',
    'no-store',
  ])
  expect(await moved('//eindschoonmaak//Location')).toEqual([301, '/eindSchoonmaak/location', 'no-store'])
  expect(await moved('/Withdrawal')).toEqual([301, '/withdrawal', 'no-store'])
  expect(await moved(`/${path}//change/`)).toEqual([301, `${path}/change`, 'no-store'])
  for (const unknown of ['/nothing/', '//evil.example/location', path.toLowerCase()])
    expect((await moved(unknown)).slice(0, 2), unknown).toEqual([404, null])
})

test('another method on a known path, or on a file whether or not it is there, is 405 and names those that there are', async () => {
  const { request } = await openOrdering()
  expect((await request('/location', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD, POST')
  expect((await request('/api/orders')).headers.get('allow')).toBe('POST')
  const proof = await request('/order/K7F4-29QX/x/proof', { method: 'POST' })
  expect(proof.status).toBe(405)
  for (const path of ['/assets/order.css', '/icons/none.svg', '/favicon.ico']) {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await request(path, { method })
      expect([answer.status, answer.headers.get('allow')], `${method} ${path}`).toEqual([405, 'GET, HEAD'])
    }
  }
})

test('a flood of drafts meets a limit in words', async () => {
  const { post } = await openOrdering()
  const fields = { packageId: 'gs', zipCode, houseNumber: '12' }
  const answers: Response[] = []
  for (let count = 0; count < 80; count++) answers.push(await post('/location', fields))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.text()).toContain(messages.tooMany.title)
})

test('every page has the withdrawal function and says that the prices are samples', async () => {
  const ordering = await openOrdering()
  const { path } = await toOrder(ordering)
  for (const address of ['/location', path, `${path}/change`, '/login', '/withdrawal', '/nothing']) {
    const page = await ordering.open(address, { headers: { Accept: 'text/html' } })
    expect(page.text).toContain(frame.sample)
    const link = page.document.querySelector('footer a[href="/withdrawal"]')
    expect(link?.textContent).toBe(layout.footer.withdrawal)
  }
})

test('with sample prices no order is taken where someone could take it for real', async () => {
  const origin = 'https://order.helderhuis.eu'
  const { open, post } = await openOrdering({ ORDER_ORIGIN_EN: origin, ORDER_ORIGIN_NL: origin })
  expect((await open(`/location?zipCode=${zipCode}`)).text).toContain(frame.noOrders)
  expect((await post('/location', { packageId: 'gs', zipCode })).status).toBe(422)
})

test('without a tariff every page says that nothing can be ordered', async () => {
  const { open } = await openOrdering({ TARIFF_DIR: 'docs' })
  for (const path of ['/location', '/login', '/order/K7F4-29QX/x']) {
    const page = await open(path)
    expect(page.status).toBe(404)
    expect(page.text).toContain(frame.noOrders)
  }
})
