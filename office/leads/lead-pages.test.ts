import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { engines } from '../../testing/database/engines.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { type Office, openOffice } from '../../testing/office/open-office.ts'
import { expectOutcome } from '../../testing/orders/place-through-draft.ts'

async function acceptLead(office: Office, given = {}, at = office.now()) {
  return expectOutcome(await acceptSubmission(office.services.database, submission(given), at), 'done').id
}

const textOf = async (response: Promise<Response>) => await (await response).text()

describe.each(engines)('the inbox on %s', (engine) => {
  it('answers a message with plain forms, from the list to the mail (R17.9, R17.12)', async () => {
    const office = await openOffice(engine)
    const id = await acceptLead(office)
    const sara = await office.signedInAs('office', 'Sara')
    expect(await textOf(sara.get('/leads'))).toContain(`href="/leads/${id}"`)
    const page = await sara.open(`/leads/${id}`)
    expect(page.text).toContain('Three rooms and a staircase.')
    expect(page.document.querySelector('[href="tel:+32470123456"]')).not.toBeNull()
    const replied = await page.press('Send reply', { to: 'done', text: 'We’ll come on Monday.' })
    expect([replied.path, replied.text]).toEqual([`/leads/${id}`, expect.stringContaining('We’ll come on Monday.')])
    expect(await textOf(sara.get('/leads'))).not.toContain(`href="/leads/${id}"`)
    expect(await textOf(sara.get('/leads?state=done&q=lovel'))).toContain(`href="/leads/${id}"`)
    expect(await textOf(sara.get(`/leads?q=${encodeURIComponent('nobody \0 %')}`))).toContain('Nothing found')
  })

  it('shows both texts to whoever was slower, and keeps theirs (R17.13)', async () => {
    const office = await openOffice(engine)
    const id = await acceptLead(office)
    const [sara, tom] = [await office.signedInAs('office', 'Sara'), await office.signedInAs('owner', 'Tom')]
    const [hers, his] = [await sara.open(`/leads/${id}`), await tom.open(`/leads/${id}`)]
    await hers.press('Send reply', { text: 'Text of Sara' })
    expect((await hers.press('Send reply', { to: 'done' })).status, 'the same with another state').toBe(409)
    const refused = await his.press('Send reply', { text: 'Text of Tom' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Nothing was changed')
    expect(refused.text).toContain('Text of Sara')
    expect(refused.document.querySelector('#reply textarea')?.textContent).toBe('Text of Tom')
    expect(refused.document.querySelector('#reply [name=version]')?.getAttribute('value')).toBe('1')
    expect(await textOf(tom.get(`/leads/${id}`)), 'after a reload').toContain('Text of Tom</textarea>')
    expect(await textOf(sara.get(`/leads/${id}`)), 'a draft is its writer’s alone').not.toContain('Text of Tom')
  })

  it.each(['Add note', 'Called and spoke with them', 'Send reply'])('stores “%s” only once', async (button) => {
    const office = await openOffice(engine)
    const sara = await office.signedInAs('office', 'Sara')
    const page = await sara.open(`/leads/${await acceptLead(office)}`)
    const historyOf = ({ document }: typeof page) => document.querySelector('#history ol')?.textContent
    const first = historyOf(await page.press(button, { text: 'One text' }))
    expect(historyOf(await page.press(button, { text: 'One text' }))).toBe(first)
    const refused = await page.press(button, { text: 'Another text' })
    expect([refused.status, historyOf(refused)]).toEqual([409, first])
    expect(refused.text, 'what was typed').toContain('Another text')
  })

  it('warns of someone who writes, and refuses what the table of moves lacks', async () => {
    const office = await openOffice(engine)
    const id = await acceptLead(office)
    const sara = await office.signedInAs('office', 'Sara')
    const tom = await office.signedInAs('office', 'Tom')
    expect((await sara.post(`/leads/${id}/lease`)).status).toBe(204)
    expect(await textOf(tom.get(`/leads/${id}`))).toContain('Sara is writing')
    expect(await textOf(sara.get(`/leads/${id}`))).not.toContain('is writing')
    expect((await tom.post(`/leads/${id}`, { version: '0', do: 'move', to: 'new' })).status).toBe(422)
    expect((await (await tom.open(`/leads/${id}`)).press('Add note', { text: ' ' })).status).toBe(422)
    expect((await tom.post(`/leads/${id}`, { version: '0', do: 'dance' })).status).toBe(422)
    expect((await tom.post(`/leads/${randomUUID()}`, { do: 'move' })).status).toBe(404)
    expect((await tom.get('/leads/%00')).status).toBe(404)
  })

  it('marks messages from places where we do not work, and counts them by region, also as a file (R17.28)', async () => {
    const office = await openOffice(engine)
    const asked = (remark: string, given = {}) =>
      acceptLead(office, { language: 'nl', request: request({ remark, ...given }) })
    await asked('Mijn postcode is 1791AB. Komen jullie daar, nu of binnenkort?', { lastName: 'Texelaar' })
    await asked('Ons huisje staat op 1795 AB.')
    await asked('Wij wonen op 9166 PZ.')
    await asked('Wij wonen in 7551 AB.', { lastName: 'Hengeloer' })
    const spam = await asked('Wij wonen op 8899 AA.')
    const sara = await office.signedInAs('office', 'Sara')
    await sara.post(`/leads/${spam}`, { version: '0', do: 'move', to: 'spam' })
    const list = await textOf(sara.get('/leads?kind=uncovered'))
    expect(list).toContain('Requests from outside our area: North Holland 2 · Friesland 1')
    expect(list).toContain('Outside our area: North Holland (1791AB)')
    expect(list).not.toContain('Hengeloer')
    const today = office.now().toISOString().slice(0, 10)
    expect(await (await sara.get('/leads.csv')).text()).toContain(`"North Holland",2,"${today}"\r\n"Friesland",1`)
    expect(await textOf(sara.get('/leads'))).toContain('Hengeloer')
    expect(await textOf(sara.get(`/leads/${spam}`))).toContain('Outside our area: Friesland (8899AA)')
  })

  it('writes once to each of those who asked to hear when we come to them, and to no one else (R17.28)', async () => {
    const office = await openOffice(engine)
    const { database } = office.services
    const nameless = { firstName: '', lastName: '', phoneNumber: '' }
    const asked = (given: object) => acceptLead(office, { language: 'nl', request: request({ ...nameless, ...given }) })
    const remark = 'Mijn postcode is 1791AB. Komen jullie daar, nu of binnenkort?'
    for (const more of ['', ' En weer.']) await asked({ kind: 'uncovered', remark: remark + more })
    await asked({ remark, email: 'other@visitor.example' })
    const sara = await office.signedInAs('office', 'Sara')
    const before = await sara.open('/leads?kind=uncovered')
    expect(before.text, 'their address stands for a name').toContain('ada@visitor.example')
    expect(before.text).not.toContain('Write to those')
    // Their codes now belong to the area.
    await database.updateTable('lead').set({ uncovered: '7551AB' }).execute()
    const grown = await sara.open('/leads?kind=uncovered')
    const press = () => grown.press('Write to those who asked to hear, and live in our area now (1)')
    expect((await press()).text).not.toContain('Write to those')
    await press()
    const mails = await database.selectFrom('mail').select('content').where('purpose', '=', 'officeReply').execute()
    expect(mails).toHaveLength(1)
    const { lead: id } = JSON.parse(mails[0]?.content ?? '')
    expect(await textOf(sara.get(`/leads/${id}`))).toContain('Goed nieuws: we komen nu ook in 7551')
    const audited = await database.selectFrom('audit').select(['action', 'subject']).execute()
    expect(audited).toEqual([{ action: 'answerLead', subject: `lead:${id}` }])
  })

  it('lists what is due by its time, late ones in words (R17.15)', async () => {
    const office = await openOffice(engine)
    await acceptLead(office, { request: request({ kind: 'callBack', business: 'Bakery', lastName: 'Soon' }) })
    const weekAgo = new Date(office.now().getTime() - 7 * 86_400_000)
    await acceptLead(office, { request: request({ lastName: 'Late' }) }, weekAgo)
    const withdrawal = { id: randomUUID(), orderId: null, name: 'Eve', email: 'eve@visitor.example', contract: 'Mine' }
    await office.services.database
      .insertInto('withdrawal')
      .values({ ...withdrawal, language: 'en', receivedAt: weekAgo.toISOString(), outcome: 'tooLate', settledAt: null })
      .execute()
    const sara = await office.signedInAs('office', 'Sara')
    const page = await textOf(sara.get('/'))
    const [, call = ''] = /href="(\/leads\/[^"]+)"[^>]*>Call Ada Soon/.exec(page) ?? []
    const lead = await textOf(sara.get(call))
    expect(lead.indexOf('href="tel:'), 'the number first').toBeLessThan(lead.indexOf('Your reply'))
    expect(page.indexOf('Answer Ada Late')).toBeLessThan(page.indexOf('Call Ada Soon'))
    expect(page.indexOf('Call Ada Soon')).toBeLessThan(page.indexOf('Withdrawal by Eve'))
    expect(page.match(/Late · /g)).toHaveLength(1)
    for (const [, href = ''] of page.matchAll(/<a href="(\/[^"#]*)"/g))
      expect((await sara.get(href)).status, href).toBe(200)
    const settled = { do: 'settle', amount: '0', price: '0', checked: 'on' }
    expect((await sara.post(`/withdrawals/${withdrawal.id}`, settled)).status).toBe(303)
    expect((await sara.post(`/withdrawals/${withdrawal.id}`, settled)).status).toBe(303)
    expect(await textOf(sara.get('/'))).not.toContain('Withdrawal by Eve')
    const { dueAt } = await office.services.database
      .selectFrom('lead')
      .select('dueAt')
      .orderBy('dueAt', 'desc')
      .executeTakeFirstOrThrow()
    office.pass((Date.parse(dueAt) - office.now().getTime()) / 60_000 + 0.5)
    const atOnce = await textOf((await office.signedInAs('office', 'Tom')).get('/'))
    expect(atOnce).toContain('Due now')
    expect(atOnce, 'not late for a moment').not.toContain('Late · 0 min')
    const editor = await office.signedInAs('editor')
    expect(await textOf(editor.get('/'))).toContain('As an editor')
    const crew = await office.signedInAs('crew')
    expect(await textOf(crew.get('/'))).not.toContain('Ada')
  })
})
