import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { anotherConnection, engines, migratedDatabaseUrl } from '../../testing/database/engines.ts'
import { acceptInvitation, invite, joinOffice, signIn } from '../../testing/office/join-office.ts'
import { officeOrigin, openOffice } from '../../testing/office/open-office.ts'
import { softAuthenticator } from '../../testing/office/soft-authenticator.ts'
import { retryingTransaction } from '../database/schema.ts'
import { lockAudit } from './audit.ts'
import { invitePerson, recoverPerson } from './invitations.ts'
import { findPersonByName } from './people.ts'
import { endSessions } from './sessions.ts'

describe.each(engines)('an invitation on %s', (engine) => {
  it('is not used up by someone whose name another person has taken meanwhile', async () => {
    const office = await openOffice(engine)
    const { database } = office.services
    const token = await invite(office, 'crew', 'Sara')
    await office.addPerson('crew', 'Sara')
    expect((await acceptInvitation(office.browser(), token)).response.status).toBe(410)
    expect(await database.selectFrom('invitation').select('name').execute()).toEqual([{ name: 'Sara' }])
  })

  it('lets someone in with a passkey and ten recovery codes of 120 random bits, whose digests alone are stored (ASVS 6.3.2, 6.4.1, 6.5.2, 6.5.3, 6.5.4)', async () => {
    const office = await openOffice(engine)
    const { browser, codes } = await joinOffice(office, 'owner', 'Sara')
    const others = await joinOffice(office, 'owner', 'Tom')
    expect([codes.length, new Set([...codes, ...others.codes]).size]).toEqual([10, 20])
    // 24 signs out of 32.
    for (const code of codes) expect(code).toMatch(/^(?:[A-HJKMNP-TV-Z0-9]{4}-){5}[A-HJKMNP-TV-Z0-9]{4}$/)
    const stored = await office.services.database.selectFrom('recoveryCode').selectAll().execute()
    expect(stored).toHaveLength(20)
    for (const { digest } of stored) expect(digest).toMatch(/^[\da-f]{64}$/)
    const home = await browser.get('/')
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('title="Sara"')
  })

  it('works once, also when it is used twice at the same time', async () => {
    const office = await openOffice(engine)
    const { database } = office.services
    const token = await invite(office, 'owner', 'Sara')
    const tries = await Promise.all([1, 2, 3].map(() => acceptInvitation(office.browser(), token)))
    expect(tries.map(({ response }) => response.status).sort()).toEqual([200, 410, 410])
    expect(await database.selectFrom('passkey').select('id').execute()).toHaveLength(1)
    const again = await acceptInvitation(office.browser(), token)
    expect(again.response.status).toBe(410)
  })

  it('expires after ten minutes', async () => {
    const office = await openOffice(engine)
    const token = await invite(office, 'owner', 'Sara')
    office.pass(10)
    const { response } = await acceptInvitation(office.browser(), token)
    expect(response.status).toBe(410)
    expect(await office.services.database.selectFrom('person').select('id').execute()).toEqual([])
  })
})

describe('an invitation', () => {
  it('speaks the language that a colleague or the person chose, and without one that of the browser (R17.1)', async () => {
    const office = await openOffice()
    const { database } = office.services
    const first = await invite(office, 'owner', 'Olga')
    const dutch = office.browser({}, { 'Accept-Language': 'nl-BE,en;q=0.8' })
    expect(await (await acceptInvitation(dutch, first)).response.text()).toContain('Je herstelcodes')
    expect(await (await dutch.get('/')).text()).toContain('<html lang="nl">')
    await dutch.post('/me', { language: 'en' })
    expect(await (await dutch.get('/')).text()).toContain('<html lang="en">')
    const olga = await findPersonByName(database, 'Olga')
    if (!olga) throw new Error('Olga has not joined')
    const invited = { by: olga, name: 'Sara', role: 'owner', language: 'nl' } as const
    const made = await invitePerson(database, invited, office.now())
    const { response } = await acceptInvitation(office.browser(), made.outcome === 'done' ? made.token : '')
    const codes = await response.text()
    expect(codes).toContain('Je herstelcodes')
    const [, code = ''] = /<code>([A-Z0-9-]+)<\/code>/.exec(codes) ?? []
    const recovered = await office.browser().post('/recovery', { code })
    expect(await recovered.text()).toContain('<html lang="nl">')
  })

  it('stays valid when a passkey is refused or someone looks at it, and shows no one’s name', async () => {
    const office = await openOffice()
    const token = await invite(office, 'owner', 'Sara')
    const browser = office.browser()
    expect(await (await browser.get('/invitation')).text()).not.toContain('Sara')
    for (const behaviour of [{ verified: false }, { origin: 'https://evil.example' }]) {
      const options = await (await browser.post('/invitation/options', { token })).json()
      const passkey = JSON.stringify(softAuthenticator(officeOrigin).make(options, behaviour))
      expect((await browser.post('/invitation', { token, passkey })).status, JSON.stringify(behaviour)).toBe(403)
    }
    expect((await browser.post('/invitation', { token, passkey: 'no JSON' })).status).toBe(403)
    expect((await acceptInvitation(browser, token)).response.status).toBe(200)
  })
})

it.each(engines)('signing in on %s takes the passkey and goes where the person wanted (ASVS 6.3.3)', async (engine) => {
  const office = await openOffice(engine)
  const { authenticator } = await joinOffice(office, 'owner')
  const browser = office.browser()
  const response = await signIn(browser, authenticator, { next: '/people?x=1' })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/people?x=1'])
  expect((await browser.get('/people')).status).toBe(200)
})

describe('signing in', () => {
  it('refuses a replayed answer, also in a browser with another challenge', async () => {
    const office = await openOffice()
    const { authenticator } = await joinOffice(office, 'owner')
    const browser = office.browser()
    const options = await (await browser.post('/sign-in/options')).json()
    const passkey = JSON.stringify(authenticator.use(options))
    const stolen = office.browser({ ...browser.cookies })
    expect((await browser.post('/sign-in', { passkey })).status).toBe(303)
    expect((await browser.post('/sign-in', { passkey })).status).toBe(403)
    expect((await stolen.post('/sign-in', { passkey })).status).toBe(403)
    const other = office.browser()
    await other.post('/sign-in/options')
    expect((await other.post('/sign-in', { passkey })).status).toBe(403)
  })

  it('refuses an unverified user, another origin, a late answer, one for another browser, and a copied passkey', async () => {
    const office = await openOffice()
    const { authenticator } = await joinOffice(office, 'owner')
    const browser = office.browser()
    const ask = async () => await (await browser.post('/sign-in/options')).json()
    for (const behaviour of [{ verified: false }, { origin: 'https://evil.example' }]) {
      const passkey = JSON.stringify(authenticator.use(await ask(), behaviour))
      expect((await browser.post('/sign-in', { passkey })).status, JSON.stringify(behaviour)).toBe(403)
    }
    const late = JSON.stringify(authenticator.use(await ask()))
    office.pass(5)
    expect((await browser.post('/sign-in', { passkey: late })).status).toBe(403)
    const foreign = JSON.stringify(authenticator.use(await ask()))
    expect((await office.browser().post('/sign-in', { passkey: foreign })).status).toBe(403)
    authenticator.rewind()
    expect((await signIn(browser, authenticator)).status).toBe(403)
    for (const passkey of ['', '{}', 'null', '{"id":1}', '{"id":"x"}'])
      expect((await browser.post('/sign-in', { passkey })).status, passkey).toBe(403)
  })

  it('refuses a passkey that no one has, and leads to no other site', async () => {
    const office = await openOffice()
    expect((await signIn(office.browser(), softAuthenticator(officeOrigin))).status).toBe(403)
    const { authenticator } = await joinOffice(office, 'owner')
    const foreign = ['https://evil.example/', '//evil.example/', '/\\evil.example', '/\t/evil.example']
    for (const next of [...foreign, 'javascript:alert(1)', 'people']) {
      const { status, headers } = await signIn(office.browser(), authenticator, { next })
      expect([status, new URL(headers.get('location') ?? '', officeOrigin).origin], next).toEqual([303, officeOrigin])
    }
  })
})

it('signing in waits for the audit before it locks sessions, as whatever ends sessions does', async () => {
  const url = await migratedDatabaseUrl('postgres')
  const office = await openOffice('postgres', url)
  const other = anotherConnection(url)
  const { authenticator, id } = await joinOffice(office, 'owner')
  office.pass(8 * 24 * 60)
  let attempts = 0
  const [signedIn] = await retryingTransaction(other, async (transaction) => {
    attempts += 1
    await lockAudit(transaction)
    const signingIn = signIn(office.browser(), authenticator)
    const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await waiting.execute(office.services.database)).rows).toHaveLength(1)
    await endSessions(transaction, id, office.now())
    return [signingIn]
  })
  expect((await signedIn)?.status).toBe(303)
  expect(attempts).toBe(1)
})

describe.each(engines)('recovery on %s', (engine) => {
  it('takes a code once, ends all sessions, replaces the passkeys, and owners hear of it', async () => {
    const office = await openOffice(engine)
    const owner = await joinOffice(office, 'owner', 'Olga')
    const { browser, authenticator, codes } = await joinOffice(office, 'office', 'Sara')
    const lost = office.browser()
    const typed = codes[0]?.toLowerCase().replaceAll('-', ' ') ?? ''
    const page = await lost.post('/recovery', { code: typed })
    expect(page.status).toBe(200)
    expect((await browser.get('/')).status).toBe(303)
    const token = /name="token" value="([^"]+)"/.exec(await page.text())?.[1] ?? ''
    expect((await lost.post('/recovery', { code: typed })).status).toBe(403)
    const back = await acceptInvitation(lost, token)
    expect(back.response.status).toBe(200)
    expect((await lost.get('/')).status).toBe(200)
    expect((await signIn(office.browser(), authenticator)).status).toBe(403)
    expect((await signIn(office.browser(), back.authenticator)).status).toBe(303)
    expect((await lost.post('/recovery', { code: codes[1] ?? '' })).status).toBe(403)
    expect(await (await owner.browser.get('/')).text()).toContain('Sara got back in without their passkeys')
  })

  it('by a link of the server or an owner replaces passkeys and codes', async () => {
    const office = await openOffice(engine)
    const { id, authenticator, codes } = await joinOffice(office, 'owner', 'Sara')
    const made = await recoverPerson(office.services.database, { by: undefined, id }, office.now())
    const { response } = await acceptInvitation(office.browser(), made.outcome === 'done' ? made.token : '')
    expect(response.status).toBe(200)
    expect((await signIn(office.browser(), authenticator)).status).toBe(403)
    expect((await office.browser().post('/recovery', { code: codes[0] ?? '' })).status).toBe(403)
  })
})
