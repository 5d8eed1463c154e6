import { describe, expect, it } from 'vitest'
import { strictestEngine } from '../testing/database/engines.ts'
import { openOffice } from '../testing/office/open-office.ts'
import { createOfficeApp } from './office-app.ts'
import { officeRoutes } from './office-routes.ts'

/** An address of a route: nothing has the id `none`. */
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'none')
const table = officeRoutes.map((route) => [`${route.method} ${route.path}`, route] as const)
const own = { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' }

describe('the table of routes', () => {
  it('has each address once', () => {
    const names = table.map(([name]) => name)
    expect(names.length).toBeGreaterThan(25)
    expect(new Set(names).size).toBe(names.length)
  })

  it('logs the order that a request is about by its number, and no other part of an address', async () => {
    const office = await openOffice()
    const browser = await office.signedInAs('owner')
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

  it('refuses whatever does not come from its own pages (ASVS 3.5.1)', async () => {
    const office = await openOffice()
    const browser = await office.signedInAs('owner')
    const path = '/people'
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
    const { cookies } = await office.signedInAs('owner')
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

  it('shows every page on the stricter engine', async () => {
    const office = await openOffice(strictestEngine)
    const browser = await office.signedInAs('owner')
    for (const [name, { method, path }] of table)
      if (method === 'GET') expect((await browser.get(addressOf(path))).status, name).toBeLessThan(500)
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
    const browser = await office.signedInAs('owner')
    for (const path of ['/', '/people', '/nowhere', '/sign-in']) {
      const { headers } = await browser.get(path)
      expect(headers.get('cache-control'), path).toBe('no-store')
      expect(headers.get('x-robots-tag'), path).toContain('noindex')
      expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
      expect(headers.get('content-security-policy'), path).not.toContain('unsafe')
      expect(headers.get('content-security-policy'), path).toMatch(/frame-src 'none'; form-action 'self'[^;]*:300[23];/)
      expect(headers.get('strict-transport-security'), path).toBe('max-age=31536000; includeSubDomains')
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    }
    const editor = await browser.get('/pages/en/windows')
    const websites = 'http://localhost:3000 http://localhost:3001;'
    expect(editor.headers.get('content-security-policy')).toContain(
      `frame-src ${websites} form-action 'self' http://localhost:3002 http://localhost:3003 ${websites}`,
    )
  })

  it('speaks the language of the person, and before signing in that of the browser', async () => {
    const office = await openOffice()
    const dutch = await office.signedInAs('owner', 'Sara', 'nl')
    expect(await (await dutch.get('/people')).text()).toContain('<html lang="nl"')
    const anybody = office.browser()
    expect(await (await anybody.get('/sign-in', { 'accept-language': 'nl-BE,nl;q=0.9' })).text()).toContain('Inloggen')
    expect(await (await anybody.get('/sign-in', { 'accept-language': 'fr' })).text()).toContain('Sign in')
  })
})
