import { describe, expect, it } from 'vitest'
import { hrefOf, openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { placedOrder, viewOf } from '../../testing/orders/place-through-draft.ts'

describe('staff charge the amount that the page showed (R17.17): once it differs,', () => {
  it('an order is not cancelled, and both fees are shown', async () => {
    const office = await openWithRosters()
    const placed = await office.place((offers) => offers.at(-1))
    office.pass(60 * 24 * 57)
    const tom = await office.signedInAs('office', 'Tom')
    const sent = { do: 'cancel', version: '1', fee: '0', waiveFee: 'on', agreed: 'on' }
    const refused = await tom.post(hrefOf(placed), sent)
    const html = await refused.text()
    const says = /You saw: “This costs the customer nothing\.” Now: “This costs the customer €/
    expect([refused.status, html]).toEqual([409, expect.stringMatching(says)])
    expect(html, 'agreed to at another cost').toMatch(/-waiveFee"[^>]* checked.*-agreed"(?![^>]* checked)/)
    expect((await tom.post(hrefOf(placed), { ...sent, fee: '' })).status).toBe(409)
    expect((await viewOf(office.orders, placed.key)).order).toMatchObject({ state: 'ordered', owedCents: null })
  })

  it('an order is not changed, and the price and fee that were seen are shown beside the current ones', async () => {
    const office = await openWithRosters()
    const placed = await office.place((offers) => offers.at(-1))
    office.pass(60 * 24 * 52)
    const tom = await office.signedInAs('office', 'Tom')
    const change = { version: '1', rooms: 'wk-30-2', extras: '', agreed: 'on' }
    const price = (await tom.open(`${hrefOf(placed)}/change?rooms=wk-30-2`)).document.querySelector('input[name=price]')
    office.pass(60 * 24 * 5)
    const later = await office.signedInAs('office', 'Sara')
    const seen = { price: price?.getAttribute('value') ?? '', fee: '0' }
    const refused = await later.post(`${hrefOf(placed)}/change`, { ...change, ...seen })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toMatch(/You saw a price of €[\d.,]+ and a fee of €0/)
    expect((await later.post(`${hrefOf(placed)}/change`, { ...change, price: seen.price })).status).toBe(409)
    expect((await viewOf(office.orders, placed.key)).order).toMatchObject({ version: 1, feeCents: 0 })
  })

  it('a withdrawal is not recorded', async () => {
    const office = await openWithRosters()
    const placed = await office.place((offers) => offers.at(-1))
    office.pass(60 * 24 * 20)
    const sara = await office.signedInAs('office', 'Sara')
    const form = { do: 'withdraw', version: '1', outcome: 'inTime', agreed: 'on' }
    const refused = await sara.post(hrefOf(placed), form)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('You saw: “In time” Now: “Too late”')
    expect(await office.database.selectFrom('withdrawal').select('id').execute()).toEqual([])
  })
})

describe('orders', () => {
  it('are moved to another visit at the price that was shown, with its fee or without (R17.17)', async () => {
    const office = await openWithRosters()
    const placed = await placedOrder(office.dutchOrders, undefined, (offers) => offers.at(20))
    const sara = await office.signedInAs('office', 'Sara')
    const page = await (await sara.open(hrefOf(placed))).follow('Change visit, rooms or extras')
    const other = page.document.querySelector('fieldset [name=visit]')?.getAttribute('value') ?? ''
    const check = await page.press('See the new price', { visit: other, extra: 'fridge' })
    expect(check.text).toContain('Fee for this change')
    const boxes = Object.fromEntries(
      [...check.document.querySelectorAll('main fieldset input[type=checkbox][name]:not([name=extra])')].map((box) => [
        box.getAttribute('name') ?? '',
        true,
      ]),
    )
    const refused = await check.press('Make the change', boxes)
    expect(refused.status).toBe(422)
    // The boxes stay ticked.
    const done = await refused.press('Make the change', { agreed: true })
    expect(done.text).toContain('The order has been changed')
    expect(done.text).toContain('Sara changed the visit and details of the clean')
    const now = await viewOf(office.dutchOrders, placed.key)
    expect(`${now.order.visit.date}.${now.order.visit.part}`).toBe(other)
    expect(now.order.extras).toContain('fridge')
    const consents = await office.database.selectFrom('orderConsent').select('text').execute()
    expect(consents.map(({ text }) => text).join(' '), 'in the language of the customer').toContain('Ik ga akkoord')
  })

  it('get other hours at their price, and another handover free of charge, in the history too (R16.5)', async () => {
    const office = await openWithRosters()
    const sara = await office.signedInAs('office', 'Sara')
    const hourly = await office.place(undefined, { packageId: 'ms', soldMinutes: 240 })
    const page = await sara.open(`${hrefOf(hourly)}/change`)
    const done = await (await page.press('See the new price', { hours: '6' })).press('Make the change', {
      agreed: true,
    })
    expect(done.text).toContain('4 h of work → 6 h of work')
    const longer = (await viewOf(office.orders, hourly.key)).order
    expect(longer).toMatchObject({ soldMinutes: 360, rooms: hourly.order.rooms, visit: hourly.order.visit })
    expect(longer.priceCents).toBeGreaterThan(hourly.order.priceCents)
    const moving = await office.place(undefined, { packageId: 'es', handover: '2027-01-30' })
    const form = await sara.open(`${hrefOf(moving)}/change`)
    const { date } = moving.order.visit
    const check = await form.press('See the new price', { handover: '2026-11-20' })
    expect(check.text).toContain('This visit is after the handover on Fri')
    await check.press('Make the change', { agreed: true })
    const { order } = await viewOf(office.orders, moving.key)
    expect(order).toMatchObject({ handover: '2026-11-20', priceCents: moving.order.priceCents, feeCents: 0 })
    expect(order.visit.date).toBe(date)
  })

  it('get other rooms and keep their visit, with the new price beside the old one (R17.17)', async () => {
    const office = await openWithRosters()
    const placed = await office.place()
    const sara = await office.signedInAs('office', 'Sara')
    const looked = await (await sara.open(`${hrefOf(placed)}/change`)).press('button[name=add][value=wk]')
    expect(looked.document.querySelectorAll('select[name=type]')).toHaveLength(3)
    const check = await looked.press('See the new price')
    expect(check.text).toContain('3 rooms, 48 m²')
    const done = await check.press('Make the change', { agreed: true })
    expect(done.text).toContain('Sara changed details of the clean')
    expect((await viewOf(office.orders, placed.key)).order.rooms).toHaveLength(3)
    const again = await sara.open(`${hrefOf(placed)}/change?rooms=${Array(40).fill('kr-250-3')}`)
    expect([again.status, again.text]).toEqual([422, expect.stringContaining('more than we can do in one visit')])
  })

  it('have their details corrected: audited without what they say, stale with what has happened (R16.18)', async () => {
    const office = await openWithRosters()
    const placed = await placedOrder(office.dutchOrders)
    const sara = await office.signedInAs('office', 'Sara')
    const page = await (await sara.open(hrefOf(placed))).follow('Correct details')
    expect((await page.press('Save the details', { phoneNumber: 'none' })).status).toBe(422)
    const saved = await page.press('Save the details', {
      phoneNumber: '0612345678',
      street: 'Dorpsweg',
      email: 'ada@new.example',
    })
    expect(saved.text).toContain('Sara corrected the details')
    expect(saved.text).toContain('Street: Meir → Dorpsweg')
    expect(saved.text).toContain('a link to ada@new.example')
    const entries = await office.database.selectFrom('audit').selectAll().where('action', '=', 'correctOrder').execute()
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toMatch(/Dorpsweg|new\.example/)
    const stale = await page.press('Save the details', { city: 'Deventer' })
    expect(stale.status).toBe(409)
    expect(stale.text).toContain('Sara corrected the details')
    expect(stale.document.querySelector('[name=city]')?.getAttribute('value')).toBe('Deventer')
  })

  it('are begun, inspected and finished, withdrawn by phone, and noted about', async () => {
    const office = await openWithRosters()
    const placed = await placedOrder(office.dutchOrders)
    office.pass((placed.order.startsAt.getTime() - office.now().getTime()) / 60_000)
    const sara = await office.signedInAs('office', 'Sara')
    const asked = await (await sara.open(hrefOf(placed))).follow(`Start work… ${placed.order.number}`)
    const begun = await asked.press('Yes, work has started')
    expect(begun.text).toContain('Sara noted that work has started')
    await begun.press('Add note', { text: 'Has a <b>dog</b>.' })
    const noted = await begun.press('Add note', { text: 'Has a <b>dog</b>.' })
    expect(noted.text.match(/Has a <b>dog<\/b>\./g), 'sent twice').toHaveLength(1)
    const changed = await begun.press('Add note', { text: 'No dog.' })
    expect(changed.status, 'the form was changed').toBe(409)
    expect(changed.text, 'it stays, and the order has not changed').toMatch(/Nothing was saved.*still in the fields/)
    const withdrawn = await noted.press('button[value=withdraw]', { agreed: true })
    expect(withdrawn.text).toContain('Sara recorded the customer’s withdrawal')
    expect(withdrawn.text).toContain('work out what is owed')
    const mails = await office.database.selectFrom('mail').select(['purpose', 'language']).execute()
    expect(mails).toContainEqual({ purpose: 'withdrawalReceipt', language: 'nl' })
    expect((await sara.post(hrefOf(placed), { do: 'withdraw', agreed: 'on', version: '2' })).status).toBe(409)
    expect((await sara.post(hrefOf(placed), { do: 'dance', version: '3' })).status).toBe(422)
    expect((await noted.press('Add note', { text: 'x'.repeat(4001) })).status).toBe(422)
    expect(await office.database.selectFrom('withdrawal').select('id').execute()).toHaveLength(1)
  })
})
