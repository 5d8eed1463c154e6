import { describe, expect, it } from 'vitest'
import { mayDo } from '../domain/people/permissions.ts'
import { roles } from '../domain/people/role.ts'
import { engines } from '../testing/database/engines.ts'
import { openOffice } from '../testing/office/open-office.ts'
import { createOfficeApp } from './office-app.ts'
import { officeRoutes } from './office-routes.ts'

/** An address of a route: nothing has the id `none`. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'none')
const table = officeRoutes.map((route) => [`${route.method} ${route.path}`, route] as const)
const writes = table.filter(([, { method }]) => method !== 'GET')
const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }

describe('the table of routes', () => {
  it('has each address once', () => {
    const names = table.map(([name]) => name)
    expect(names.length).toBeGreaterThan(25)
    expect(new Set(names).size).toBe(names.length)
  })

  describe.each(engines)('on %s', (engine) => {
    it('lets each role do what its actions allow, and nothing else (ASVS 8.2.1, 8.3.1)', async () => {
      const office = await openOffice(engine)
      for (const role of roles) {
        const personId = await office.addPerson(role)
        for (const [name, route] of table) {
          if (route.action === 'public') continue
          const browser = await office.signedIn(personId)
          const path = addressOf(route.path)
          const { status } = route.method === 'GET' ? await browser.get(path) : await browser.post(path)
          const what = `${role} ${name}`
          if (mayDo(role, route.action)) expect([200, 303, 403, 404, 409, 410, 415, 422], what).toContain(status)
          if (mayDo(role, route.action) && !('fresh' in route)) expect(status, what).not.toBe(403)
          if (!mayDo(role, route.action)) expect(status, what).toBe(403)
        }
      }
    })
  })

  it.each(table)('sends signed-out people away from %s (ASVS 8.3.1)', async (_, route) => {
    const office = await openOffice()
    const browser = office.browser({ '__Host-office': 'forged' })
    const path = addressOf(route.path)
    const response = route.method === 'GET' ? await browser.get(path) : await browser.post(path)
    if (route.action === 'public') {
      expect(response.status).not.toBe(401)
    } else if (route.method === 'GET' && !route.data) {
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(`/sign-in?next=${encodeURIComponent(path)}`)
    } else {
      expect(response.status).toBe(401)
    }
  })

  it('logs the order that a request is about by its number, and no other part of an address', async () => {
    const office = await openOffice()
    const browser = await office.signedIn(await office.addPerson('owner'))
    await browser.get('/orders/5555-555d/payments?secret=S')
    await browser.post('/payments', { number: '5555 555D', iban: 'BE71', key: 'hush' })
    await browser.get('/orders/ada@visitor.example')
    expect(office.logged).toMatchObject([
      { path: '/orders/:number/payments', order: '5555-555D' },
      { path: '/payments', order: '5555-555D' },
      { path: '/orders/:number' },
    ])
    for (const text of ['secret', 'BE71', 'hush', 'visitor']) expect(JSON.stringify(office.logged)).not.toContain(text)
  })

  it.each(writes)('refuses %s from anywhere but its own pages (ASVS 3.5.1)', async (_, route) => {
    const office = await openOffice()
    const browser = await office.signedIn(await office.addPerson('owner'))
    const path = addressOf(route.path)
    const before = await office.services.database.selectFrom('session').selectAll().execute()
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'https://www.helderhuis.example' },
      { 'Sec-Fetch-Site': 'none', Origin: 'null' },
      { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://office.helderhuis.example.evil.example' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      const response = await browser.post(path, {}, headers as Record<string, string>)
      expect(response.status, JSON.stringify(headers)).toBe(403)
    }
    const bare = await office.app.request(path, { method: 'POST', headers: { 'Content-Type': own['Content-Type'] } })
    expect(bare.status).toBe(403)
    expect(await office.services.database.selectFrom('session').selectAll().execute()).toEqual(before)
  })

  it('answers signed-out people before it reads their input (R17.8)', async () => {
    const office = await openOffice()
    const send = (path: string) => office.browser().post(path, {}, { 'Content-Type': 'application/json' })
    expect((await send('/people')).status).toBe(401)
    expect((await send('/sign-in')).status).toBe(415)
  })

  it('answers 405 to other methods, 404 elsewhere, and 415 to anything but a form', async () => {
    const office = await openOffice()
    const { cookies } = await office.signedIn(await office.addPerson('owner'))
    const cookie = `__Host-office=${cookies['__Host-office']}`
    const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
      office.app.request(path, { method, headers: { cookie, ...own, ...headers } })
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const response = await ask(method, '/people')
      expect(response.status, method).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
      expect((await office.app.request('/people', { method })).status, method).toBe(403)
    }
    expect((await ask('GET', '/nowhere')).status).toBe(404)
    expect((await ask('HEAD', '/people')).status).toBe(200)
    expect((await ask('POST', '/me', { 'Content-Type': 'application/json' })).status).toBe(415)
    expect((await ask('POST', '/me', { 'Content-Type': 'text/plain' })).status).toBe(415)
  })

  it('changes nothing on GET and HEAD', async () => {
    const office = await openOffice()
    const browser = await office.signedIn(await office.addPerson('owner'))
    const rows = () => office.services.database.selectFrom('auditHead').selectAll().execute()
    const before = await rows()
    for (const [, { method, path }] of table) if (method === 'GET') await browser.get(addressOf(path))
    expect(await rows()).toEqual(before)
  })
})

describe('every response', () => {
  it('is given by no other name than the office’s own or this machine’s', async () => {
    const { services } = await openOffice()
    const app = createOfficeApp(services)
    const statusFor = async (host: string) => (await app.request('/sign-in', { headers: { host } })).status
    expect(await statusFor('evil.example')).toBe(421)
    for (const host of [new URL(services.settings.office.origin).host, 'localhost:3004', '127.0.0.1'])
      expect(await statusFor(host), host).toBe(200)
  })

  it('is kept out of caches, frames and search engines, and runs nothing but our files (ASVS 3.4)', async () => {
    const office = await openOffice()
    const browser = await office.signedIn(await office.addPerson('owner'))
    for (const path of ['/', '/people', '/nowhere', '/sign-in']) {
      const { headers } = await browser.get(path)
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('x-robots-tag'), path).toContain('noindex')
      expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(headers.get('content-security-policy'), path).not.toContain('unsafe')
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    }
  })

  it('speaks the language of the person, and before signing in that of the browser', async () => {
    const office = await openOffice()
    const dutch = await office.signedIn(await office.addPerson('owner', 'Sara', 'nl'))
    expect(await (await dutch.get('/people')).text()).toContain('<html lang="nl"')
    const anybody = office.browser()
    expect(await (await anybody.get('/sign-in', { 'accept-language': 'nl-BE,nl;q=0.9' })).text()).toContain('Inloggen')
    expect(await (await anybody.get('/sign-in', { 'accept-language': 'fr' })).text()).toContain('Sign in')
  })

  it('shows names as text, whatever they contain', async () => {
    const office = await openOffice()
    const browser = await office.signedIn(await office.addPerson('owner', '<script>alert(1)</script>'))
    for (const path of ['/', '/people']) {
      const html = await (await browser.get(path)).text()
      expect(html).not.toContain('<script>alert')
      expect(html).toContain('&lt;script&gt;alert')
    }
  })
})
