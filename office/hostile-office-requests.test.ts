import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cents } from '../domain/money/cents.ts'
import { consentKinds } from '../domain/orders/withdrawal-period.ts'
import { mayDo, roles } from '../domain/people/person.ts'
import { acceptSubmission } from '../services/contact/accept-submission.ts'
import { chooseVisit } from '../services/orders/draft/choose-visit.ts'
import { offerVisits } from '../services/orders/draft/draft-quote.ts'
import { saveDetails, startDraft } from '../services/orders/draft/order-drafts.ts'
import { placeOrder } from '../services/orders/place/place-order.ts'
import { receiveWithdrawal } from '../services/orders/withdraw/withdraw-order.ts'
import { importBankFile } from '../services/payments/bank/import-bank-file.ts'
import { correctCharge } from '../services/payments/record/record-by-office.ts'
import { wholeDatabase } from '../testing/database/whole-database.ts'
import { submission } from '../testing/mail/fixtures.ts'
import { joinOffice } from '../testing/office/join-office.ts'
import { officeOrigin, openOffice } from '../testing/office/open-office.ts'
import { orderServices, sampleTariff } from '../testing/orders/open-order-services.ts'
import { expectOutcome, homeIn, typedDetails } from '../testing/orders/place-through-draft.ts'
import { bankBooking, bankFile, bankStatement } from '../testing/payments/bank-statements.ts'
import { officeRoutes } from './office-routes.ts'

/** An address of a route: nothing has the id `none`. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'none')
/** The first route of an address, as the app finds it: `/orders/export` is also an order by its number. */
const routeOf = (address: string, method: string) =>
  officeRoutes.find(
    ({ path, method: own }) =>
      own === method.replace('HEAD', 'GET') && new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`).test(address),
  )
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
/** The methods of routes. The others are tried by one role for each address, in turns. */
const usedMethods: ReadonlySet<string> = new Set(['HEAD', ...officeRoutes.map(({ method }) => method)])
const paths = [...new Set(officeRoutes.map(({ path }) => path))]
const origins = {
  own: { 'Sec-Fetch-Site': 'same-origin', Origin: officeOrigin },
  foreign: { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
}

describe('every address × method × role × origin (R17.30)', () => {
  it('answers as the tables of routes and permissions say, and changes nothing where they do not allow it (ASVS 3.5.1, 8.2.1, 8.3.1)', async () => {
    const office = await openOffice()
    const cookies = new Map<string, string>([['nobody', '__Host-office=forged']])
    for (const role of roles) {
      const browser = await office.signedInAs(role)
      cookies.set(role, `__Host-office=${browser.cookies['__Host-office']}`)
    }
    const before = await wholeDatabase(office.services.database)
    let asked = 0
    for (const [nth, path] of paths.entries()) {
      for (const method of methods) {
        const asking = [...cookies].filter((_, at) => usedMethods.has(method) || at === nth % cookies.size)
        const route = routeOf(addressOf(path), method)
        for (const [origin, headers] of Object.entries(origins)) {
          for (const [who, cookie] of asking) {
            const reads = method === 'GET' || method === 'HEAD'
            const role = roles.find((one) => one === who)
            const isAllowed = route && (route.action === 'public' || (role && mayDo(role, route.action)))
            // Requests that may change something are covered by the tests of their handlers.
            if (isAllowed && !reads && origin === 'own') continue
            const response = await office.app.request(addressOf(path), {
              method,
              headers: { ...headers, cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
            })
            await response.body?.cancel()
            const { status } = response
            const what = `${who} ${origin} ${method} ${path}`
            asked += 1
            if (!reads && origin === 'foreign') expect(status, what).toBe(403)
            else if (isAllowed) expect([401, 405, 500, 503], what).not.toContain(status)
            else if (role) expect(status, what).toBe(route ? 403 : 405)
            else if (!reads || route?.data) expect(status, what).toBe(401)
            else
              expect([status, response.headers.get('location')], what).toEqual([
                303,
                `/sign-in?next=${encodeURIComponent(addressOf(path))}`,
              ])
          }
        }
      }
    }
    expect(asked).toBeGreaterThan(paths.length * usedMethods.size * cookies.size)
    expect(await wholeDatabase(office.services.database)).toBe(before)
  })

  it('takes a session from its cookie only (ASVS 7.2.1)', async () => {
    const office = await openOffice()
    const { cookies } = await office.signedInAs('owner')
    const token = cookies['__Host-office'] ?? ''
    const headers = [{ Authorization: `Bearer ${token}` }, { Cookie: `office=${token}` }, { 'X-Session': token }]
    for (const given of headers as Record<string, string>[])
      expect(
        (await office.app.request(`/people?office=${token}&__Host-office=${token}`, { headers: given })).status,
      ).toBe(303)
  })
})

it('counts guesses of invitations and recovery codes by client, and one client’s guesses keep no one else out (ASVS 6.3.1)', async () => {
  for (const [path, field] of [
    ['/invitation', 'token'],
    ['/invitation/options', 'token'],
    ['/recovery', 'code'],
  ] as const) {
    const office = await openOffice()
    const { codes } = await joinOffice(office, 'owner')
    office.pass(10)
    const guesser = office.browser()
    const statuses: number[] = []
    for (let guess = 0; guess <= 100; guess += 1)
      statuses.push((await guesser.post(path, { [field]: `guess ${guess}` })).status)
    expect(
      statuses.slice(0, 100).every((status) => status === 403 || status === 410),
      path,
    ).toBe(true)
    expect(statuses.at(-1), path).toBe(429)
    expect((await guesser.post('/recovery', { code: codes[0] ?? '' })).status).toBe(429)
    office.pass(10)
    expect((await office.browser().post('/recovery', { code: codes[0] ?? '' })).status).toBe(200)
  }
})

/** Leads of four kinds have pages of their own. */
const mostOfKind = 5

/** Ends attributes, texts and scripts; short enough for every field. */
const hostile = `"'></textarea></script><img src=x onerror=alert(1)>`
const tooLive = [/<img src=x/i, /<script>/i, /<\/textarea><\/script>/i, /href="\s*(?:javascript|data):/i]

it('shows nothing as markup that a visitor or colleague wrote into any field, on any page that the office links to (ASVS 1.2.1, 3.2.2)', async () => {
  const office = await openOffice()
  const { database } = office.services
  const person = { firstName: hostile, lastName: hostile, email: `"${'<b>'}"@x.example`, phoneNumber: '0470123456' }
  const mail = { ...person, email: 'visitor@x.example' }
  const application = { regions: ['antwerp' as const], teamSize: 3, companyNumber: '0123.456.749', availability: [] }
  for (const request of [
    { kind: 'contact' as const, ...person, remark: hostile },
    { kind: 'business' as const, ...mail, business: hostile, remark: hostile },
    { kind: 'callBack' as const, ...mail, business: hostile, remark: `${hostile} javascript:alert(1)` },
    { kind: 'partner' as const, ...mail, business: hostile, remark: hostile, application },
  ])
    await acceptSubmission(database, submission({ request }), office.now())

  const orders = await orderServices(database, sampleTariff('BE'), office.now())
  const { draft } = expectOutcome(await startDraft(orders, homeIn(orders), 'client'), 'done')
  const [offer] = await offerVisits(orders, draft.home, draft.holder)
  if (!offer) throw new Error('nothing is free')
  const held = expectOutcome(await chooseVisit(orders, draft, offer.visit, 'client'), 'done')
  const texts = { firstName: hostile, lastName: hostile, street: hostile, city: hostile, remark: hostile }
  const saved = await saveDetails(orders, held.draft, { ...typedDetails, ...texts, houseNumber: '1<b>"' })
  await placeOrder(orders, saved.draft, { consents: consentKinds })
  const order = await database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
  const correction = { cents: cents(1), reason: hostile, isLateCost: false }
  const by = { person: { id: await office.addPerson('office') }, seenDue: order.priceCents, entryId: 'a' }
  await correctCharge(database, order.id, correction, by, office.now())
  const written = { name: hostile, counterIban: hostile, reference: hostile, texts: [hostile] }
  const lines = [1, 2].map((nth) => bankBooking(100, { bankReference: `${hostile}${nth}`, part: written }))
  for (const line of lines) await importBankFile(database, bankFile(bankStatement([line])), undefined, office.now())
  const statement = { name: hostile, email: 'visitor@x.example', contract: hostile }
  expectOutcome(await receiveWithdrawal(orders, statement, 'client'), 'done')
  await database
    .insertInto('review')
    .values({
      ...{ reviewId: randomUUID(), starRatingNumber: 5, displayName: hostile, commentEN: hostile, commentNL: hostile },
      ...{
        translatedLanguage: null,
        originalComment: hostile,
        reply: hostile,
        lastUpdatedAt: office.now().toISOString(),
      },
    })
    .execute()

  const browser = await office.signedInAs('owner', hostile)
  const lead = await database.selectFrom('lead').select('id').executeTakeFirstOrThrow()
  expect((await (await browser.open(`/leads/${lead.id}`)).press('Add note', { text: hostile })).status).toBe(200)
  const waiting = [
    '/',
    '/leads?state=all',
    '/personal-data',
    '/payments?list=unmatched',
    ...paths.filter((path) => !path.includes(':')),
  ]
  const seen = new Set<string>()
  /** How many pages of each kind were read: a calendar links to others for ever. */
  const kinds = new Map<string, number>()
  let hostilePages = 0
  function read(path: string, html: string) {
    for (const live of tooLive) expect(html, path).not.toMatch(live)
    if (html.includes('&lt;img src=x')) hostilePages += 1
    for (const [, href = ''] of html.matchAll(/href="(\/[^"]*)"/g)) waiting.push(href.replaceAll('&amp;', '&'))
  }
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = (path.split('?')[0] ?? '').replaceAll(/[^/]*\d[^/]*/g, ':id')
    const known = kinds.get(kind) ?? 0
    if (seen.has(path) || known === mostOfKind || /^\/(?:assets|icons|events)/.test(path)) continue
    seen.add(path)
    kinds.set(kind, known + 1)
    const response = await browser.get(path)
    if (response.headers.get('content-type')?.startsWith('text/html')) read(path, await response.text())
    else await response.body?.cancel()
  }
  const found = await browser.post('/personal-data', { who: 'img' })
  read('/personal-data', await found.text())
  expect(hostilePages).toBeGreaterThan(8)
  expect([...seen]).toEqual(expect.arrayContaining(['/payments?list=unmatched', `/orders/${order.number}/payments`]))
})
