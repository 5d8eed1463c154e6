import { describe, expect, it } from 'vitest'
import { officeRoutes } from '../../office/office-routes.ts'
import { engines } from '../../testing/database/engines.ts'
import { joinOffice, signIn } from '../../testing/office/join-office.ts'
import { openOffice } from '../../testing/office/open-office.ts'

const hours = 60

describe.each(engines)('a session on %s', (engine) => {
  it('ends after twelve hours without a request, and after seven days in all (ASVS 7.3.1, 7.3.2)', async () => {
    const office = await openOffice(engine)
    const idle = await office.signedInAs('crew', 'Ann')
    const busy = await office.signedInAs('crew', 'Tom')
    office.pass(12 * hours - 1)
    expect((await busy.get('/')).status).toBe(200)
    office.pass(1)
    expect((await idle.get('/')).status).toBe(303)
    for (let shift = 1; shift < 14; shift += 1) {
      expect((await busy.get('/')).status, `shift ${shift}`).toBe(200)
      office.pass(12 * hours - 1)
    }
    office.pass(20)
    expect((await busy.get('/')).status).toBe(303)
  })

  it('is not kept by a page that asks by itself', async () => {
    const office = await openOffice(engine)
    const away = await office.signedInAs('office', 'Ann')
    for (let asked = 0; asked < 12; asked += 1) {
      expect((await away.get('/leads', { 'sec-fetch-dest': 'empty' })).status, `hour ${asked}`).toBe(200)
      office.pass(hours)
    }
    expect((await away.get('/leads', { 'sec-fetch-dest': 'empty' })).status).toBe(303)
  })

  it('ends with the next request when its person is disabled (ASVS 7.4.2)', async () => {
    const office = await openOffice(engine)
    const { browser } = await joinOffice(office, 'owner', 'Olga')
    const { browser: tom, id, authenticator, codes } = await joinOffice(office, 'crew', 'Tom')
    expect((await tom.get('/')).status).toBe(200)
    expect((await browser.post(`/people/${id}/disable`)).status).toBe(303)
    expect((await tom.get('/')).status).toBe(303)
    expect((await signIn(office.browser(), authenticator)).status).toBe(403)
    expect((await office.browser().post('/recovery', { code: codes[0] ?? '' })).status).toBe(403)
    expect((await browser.post(`/people/${id}/recover`)).status).toBe(404)
    expect((await browser.post(`/people/${id}/enable`)).status).toBe(303)
    expect((await tom.get('/')).status).toBe(303)
    expect((await signIn(office.browser(), authenticator)).status).toBe(303)
    expect((await office.browser().post('/recovery', { code: codes[0] ?? '' })).status, 'the code is not used up').toBe(
      200,
    )
  })

  it('has its role read anew for every request (ASVS 8.3.2)', async () => {
    const office = await openOffice(engine)
    const id = await office.addPerson('owner')
    const browser = await office.signedIn(id)
    expect((await browser.get('/people')).status).toBe(200)
    await office.services.database.updateTable('person').set({ role: 'crew' }).where('id', '=', id).execute()
    expect((await browser.get('/people')).status).toBe(403)
  })
})

describe('a session', () => {
  it('is stored as a digest and sent in a cookie that only this host sees (ASVS 7.2.2, 7.2.3, 3.3)', async () => {
    const office = await openOffice()
    const { authenticator } = await joinOffice(office, 'crew')
    const browser = office.browser()
    const response = await signIn(browser, authenticator)
    const cookie = response.headers.getSetCookie().find((line) => line.startsWith('__Host-office='))
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const token = browser.cookies['__Host-office'] ?? ''
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await office.services.database.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('begins with a new token, whatever the browser had before (ASVS 7.2.4)', async () => {
    const office = await openOffice()
    const { authenticator } = await joinOffice(office, 'crew')
    const browser = office.browser({ '__Host-office': 'chosen-by-an-attacker' })
    await signIn(browser, authenticator)
    const first = browser.cookies['__Host-office'] ?? ''
    expect(first).not.toBe('chosen-by-an-attacker')
    await signIn(browser, authenticator)
    expect((await office.browser({ '__Host-office': first }).get('/')).status).toBe(303)
    expect((await browser.get('/')).status).toBe(200)
  })

  it('ends on signing out, on this device alone (ASVS 7.4.1)', async () => {
    const office = await openOffice()
    const id = await office.addPerson('crew')
    const [here, there] = [await office.signedIn(id), await office.signedIn(id)]
    const token = here.cookies['__Host-office'] ?? ''
    expect((await here.post('/sign-out')).status).toBe(303)
    expect(here.cookies).toEqual({})
    expect((await office.browser({ '__Host-office': token }).get('/')).status).toBe(303)
    expect((await there.get('/')).status).toBe(200)
  })

  it('is listed, and the others end one by one or all at once (ASVS 7.5.2)', async () => {
    const office = await openOffice()
    const id = await office.addPerson('crew')
    const [here, there, elsewhere] = [
      await office.signedIn(id),
      await office.signedIn(id),
      await office.signedIn(id),
    ] as const
    const foreign = await office.signedInAs('crew', 'Tom')
    const html = await (await here.get('/me')).text()
    expect(html.match(/Firefox, Linux/g)?.length).toBeGreaterThanOrEqual(3)
    const [listed = ''] = [...html.matchAll(/name="id" value="([^"]+)"/g)].map(([, value = '']) => value)
    await foreign.post('/me/sessions/end', { id: listed })
    const alive = async () =>
      (await Promise.all([there.get('/'), elsewhere.get('/')])).filter(({ status }) => status === 200).length
    expect(await alive()).toBe(2)
    await here.post('/me/sessions/end', { id: listed })
    expect(await alive()).toBe(1)
    await here.post('/me/sessions/end')
    expect(await alive()).toBe(0)
    expect((await here.get('/')).status).toBe(200)
    expect((await foreign.get('/')).status).toBe(200)
  })

  it('ends from every page, by a button in the rail (ASVS 7.4.4)', async () => {
    const office = await openOffice()
    const owner = await office.signedInAs('owner')
    for (const { method, path, action, data } of officeRoutes) {
      if (method !== 'GET' || data || action === 'public' || path.includes(':')) continue
      expect(await (await owner.get(path)).text(), path).toMatch(/<form[^>]*action="\/sign-out"/)
    }
  })

  it('of someone else is ended by an owner', async () => {
    const office = await openOffice()
    const owner = await office.signedInAs('owner')
    const id = await office.addPerson('crew')
    const crew = await office.signedIn(id)
    expect((await owner.post(`/people/${id}/sign-out`)).status).toBe(303)
    expect((await crew.get('/')).status).toBe(303)
  })
})
