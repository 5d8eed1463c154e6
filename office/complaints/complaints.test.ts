import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { longestNote } from '../../domain/people/office-text-limits.ts'
import { engines } from '../../testing/database/engines.ts'
import { date, day, sheet, textOf } from '../../testing/office/day-sheet-of-antwerp.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { payOrder } from '../../testing/payments/pay-order.ts'

const visit = `${date}.morning`

async function complained(engine: (typeof engines)[number], sample = 0) {
  const office = await openWithRosters(engine)
  const { database } = office
  const { order } = await office.place()
  await database.updateTable('order').set({ state: 'done', sample }).execute()
  const id = await office.addPerson('office', 'Sara')
  const sara = async () => await office.signedIn(id)
  await (await sara()).post(`/orders/${order.number}`, { do: 'complaint', entry: randomUUID() })
  const complaint = await database.selectFrom('complaint').select('id').executeTakeFirstOrThrow()
  const path = `/orders/${order.number}/complaints/${complaint.id}`
  return { office, database, order, sara, path }
}

describe.each(engines)('a complaint on %s', (engine) => {
  it('leads to a free redo on board, day sheet and To do until the crew has done it (R17.46)', async () => {
    const { office, order, sara, path } = await complained(engine)
    const browser = await sara()
    const order1 = await browser.open(`/orders/${order.number}`)
    const plan = 'Plan it and tell the customer'
    const page = await (await order1.follow('Decide, redo or give a discount')).follow('Plan a free redo…')
    const typed = { people: '0', minutesOnSite: '400', team: 'antwerp', work: 'é'.repeat(longestNote) }
    const offered = await (await browser.open(`${path}/redo`)).press('Show what’s free', typed)
    expect([offered.status, offered.path], 'a text too long for an address').toEqual([200, `${path}/redo`])
    expect(offered.document.querySelector('textarea')?.textContent).toBe(typed.work)
    expect(offered.document.querySelector(`input[value="${date}.day"]`), 'too long for a half day').not.toBeNull()
    expect((await page.press(plan, { work: 'x' })).text).toContain('Choose a visit first.')
    const missing = await page.press(plan, { work: '', visit })
    expect(missing.document.querySelector(`input[value="${visit}"]`)?.hasAttribute('checked')).toBe(true)
    const planned = await missing.press(plan, { work: 'Ada’s oven', visit, people: '1' })
    expect(planned.text).toContain('Planned · Antwerp · 1 person')
    const older = await planned.follow('Move or change…')
    await (await planned.follow('Move or change…')).press(plan, { work: 'Ada’s hob', visit })
    const stale = await (await older.press('Show what’s free', { people: '2' })).press(plan, { visit })
    expect([stale.status, stale.document.querySelector('textarea')?.textContent]).toEqual([409, 'Ada’s hob'])
    expect((await browser.open(`/orders/${order.number}`)).text).toContain('Planned: Mon 14 Dec, morning')
    expect((await browser.open('/')).text.match(/Put right what Ada Lovelace complained about/g)).toHaveLength(1)
    const board = await textOf(browser.get(`/planning?week=${date}`))
    expect(board).toContain('Redo · Planned')
    expect(board).not.toContain(`data-move="/orders/${order.number}/move"`)

    office.pass(21 * day)
    const crew = await office.signedIn(await office.addCrew('Carl'))
    expect(await textOf(crew.get('/planning/day'))).toMatch(new RegExp(`href="${sheet}"[^]*Ada Lovelace`))
    const shown = await crew.open(sheet)
    for (const text of [`Redo of order ${order.number}`, 'Ada’s hob']) expect(shown.text).toContain(text)
    expect(shown.text, 'the redo charges nothing').not.toContain('Payment')
    expect((await shown.press('The redo is done')).text).toContain('Not done after all')
    expect((await shown.press('The redo is done')).status, 'sent twice').toBe(200)
    const after = await sara()
    expect((await after.open('/')).text).not.toContain('Put right what')
    expect((await after.open(path)).text).toContain('Done · Antwerp')
    expect((await crew.post(path, { do: 'decided', decision: 'redo', answer: 'x' })).status).toBe(403)
  })

  it('is decided with words for its customer, decided again after a conflict, and reopened (R17.13, R17.47)', async () => {
    const { database, sara, path } = await complained(engine)
    const page = await (await sara()).open(path)
    expect((await page.press('Mark as decided', { answer: '' })).status).toBe(422)
    const choice = { decision: 'nothing', answer: 'It was agreed, Ada.' }
    const decided = await page.press('Mark as decided', choice)
    expect(decided.text).toMatch(/Decided .*: Nothing/)
    expect((await page.press('Mark as decided', choice)).status, 'sent twice').toBe(200)
    const late = await page.press('Mark as decided', { decision: 'redo', answer: 'We come again, Ada.' })
    expect(late.status).toBe(409)
    expect(late.document.querySelector('textarea')?.textContent).toBe('We come again, Ada.')
    expect((await late.press('Mark as decided')).text).toMatch(/Decided .*: Redo/)
    const actions = database.selectFrom('audit').select('details').where('action', '=', 'decideComplaint')
    const details = await actions.execute()
    expect(details).toHaveLength(2)
    expect(JSON.stringify(details)).not.toContain('Ada')
    expect((await (await sara()).open('/')).text).not.toContain('Decide on the complaint')
    await decided.press('Not decided after all')
    expect((await (await sara()).open('/')).text).toContain('Decide on the complaint')
  })

  it('is answered by a discount in the ledger, which is refunded where all was paid, and its invoice follows (R17.47)', async () => {
    const { office, database, order, sara, path } = await complained(engine, 1)
    await payOrder(database, order.id, order.priceCents, office.now())
    await (await sara()).post(`/orders/${order.number}/invoices`, { do: 'issue' })
    const browser = await sara()
    const ledger = await (await browser.open(path)).follow('Give a discount or refund…')
    expect(ledger.document.querySelector('#correct')?.hasAttribute('open')).toBe(true)
    const back = await ledger.press('Add the correction', { amount: '20' })
    expect(back.text).toContain('€20 discount on Mon 23 Nov')
    const refunds = await database.selectFrom('refund').select('cents').execute()
    expect(refunds).toEqual([{ cents: 2000 }])
    const invoices = await database.selectFrom('invoice').select('kind').orderBy('issuedAt').execute()
    expect(invoices.map(({ kind }) => kind)).toContain('creditNote')
  })
})
