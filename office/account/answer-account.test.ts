import { describe, expect, it } from 'vitest'
import { joinOffice, postConfirmed, signIn } from '../../testing/office/join-office.ts'
import { officeOrigin, openOffice } from '../../testing/office/open-office.ts'
import { softAuthenticator } from '../../testing/office/soft-authenticator.ts'

describe('one’s own account', () => {
  it('takes a second passkey and removes the first, but never the last (ASVS 6.5.6, 7.5.1)', async () => {
    const office = await openOffice()
    const { browser, authenticator, id } = await joinOffice(office, 'crew')
    const second = softAuthenticator(officeOrigin)
    const options = await (await browser.post('/me/passkeys/options')).json()
    expect(options.excludeCredentials).toHaveLength(1)
    expect((await browser.post('/me/passkeys', { passkey: JSON.stringify(second.make(options)) })).status).toBe(303)
    expect((await signIn(office.browser(), second)).status).toBe(303)

    const { database } = office.services
    const passkeys = await database.selectFrom('passkey').select('id').where('personId', '=', id).execute()
    const [first, last] = passkeys.map((passkey) => passkey.id)
    expect((await browser.post('/me/passkeys/remove', { id: first ?? '' })).status).toBe(303)
    expect((await browser.post('/me/passkeys/remove', { id: last ?? '' })).status).toBe(409)
    expect((await signIn(office.browser(), authenticator)).status).toBe(403)
    expect((await signIn(office.browser(), second)).status).toBe(303)
  })

  it('gives new recovery codes, and the old ones end', async () => {
    const office = await openOffice()
    const { browser, codes } = await joinOffice(office, 'crew')
    const page = await (await browser.post('/me/codes')).text()
    expect(page.match(/<code>/g)).toHaveLength(10)
    expect((await office.browser().post('/recovery', { code: codes[0] ?? '' })).status).toBe(403)
  })

  it('does not remove the passkey of someone else, or choose a language that the office does not speak', async () => {
    const office = await openOffice()
    const { authenticator } = await joinOffice(office, 'owner', 'Olga')
    const { id } = await office.services.database.selectFrom('passkey').select('id').executeTakeFirstOrThrow()
    const { browser } = await joinOffice(office, 'crew', 'Tom')
    await browser.post('/me/passkeys/remove', { id })
    const refused = await browser.post('/me', { language: 'fr' })
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('Choose one.')])
    expect((await signIn(office.browser(), authenticator)).status).toBe(303)
  })
})

describe('a dangerous step', () => {
  const fields = { name: 'Tom', role: 'crew', language: 'nl' }

  it('asks for a passkey after ten minutes, keeps what was typed, and goes on under a new token (ASVS 7.2.4, 7.5.1)', async () => {
    const office = await openOffice()
    const { browser, authenticator } = await joinOffice(office, 'owner')
    office.pass(11)
    const asked = await browser.post('/people', fields)
    expect(asked.status).toBe(403)
    const html = await asked.text()
    for (const [name, value] of Object.entries(fields)) expect(html).toContain(`name="${name}" value="${value}"`)

    const before = browser.cookies['__Host-office']
    const done = await postConfirmed(browser, authenticator, '/people', fields)
    expect(done.status).toBe(200)
    expect(await done.text()).toContain(`${officeOrigin}/invitation#`)
    expect(browser.cookies['__Host-office']).not.toBe(before)
    expect((await office.browser({ '__Host-office': before ?? '' }).get('/')).status).toBe(303)
    expect((await browser.post('/people', { ...fields, name: 'Ann' })).status).toBe(200)
  })

  it('is not confirmed by the passkey of someone else, or by what was signed for signing in', async () => {
    const office = await openOffice()
    const { browser, authenticator } = await joinOffice(office, 'owner')
    const other = await joinOffice(office, 'owner', 'Olga')
    office.pass(11)
    expect((await postConfirmed(browser, other.authenticator, '/people', fields)).status).toBe(403)
    const options = await (await browser.post('/sign-in/options')).json()
    const confirmation = JSON.stringify(authenticator.use(options))
    expect((await browser.post('/people', { ...fields, confirmation })).status).toBe(403)
    expect(await office.services.database.selectFrom('invitation').select('name').execute()).toEqual([])
  })

  it('changes money, people, keys, personal data or the company (R17.6)', async () => {
    const office = await openOffice()
    const { browser } = await joinOffice(office, 'owner')
    office.pass(11)
    for (const path of [
      ...['/orders/5555-555D/payments', '/payments', '/payments/refunds/1', '/withdrawals/1', '/company/payee'],
      ...['/people/1', '/me/passkeys', '/me/codes', '/personal-data/forget'],
    ])
      expect((await browser.post(path)).status, path).toBe(403)
  })

  it('that is a page is shown after confirming', async () => {
    const office = await openOffice()
    const { browser, authenticator } = await joinOffice(office, 'crew')
    office.pass(11)
    const asked = await browser.get('/me/passkeys/new')
    expect(asked.status).toBe(403)
    expect(await asked.text()).toContain('name="next" value="/me/passkeys/new"')
    const done = await postConfirmed(browser, authenticator, '/confirm', { next: '/me/passkeys/new' })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/me/passkeys/new'])
    expect((await browser.get('/me/passkeys/new')).status).toBe(200)
  })
})
