import { describe, expect, it } from 'vitest'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import { changeOrder } from '../../../services/orders/change/change-order.ts'
import { calendarFile } from '../../../services/orders/mail/calendar-file.ts'
import { proveOrder } from '../../../services/orders/prove-order.ts'
import { orderedVisits } from '../../../services/orders/record/ordered-visits.ts'
import { checkInvariants } from '../../../services/scheduling/check-invariants.ts'
import { engines } from '../../../testing/database/engines.ts'
import { date as monday, textOf } from '../../../testing/office/day-sheet-of-antwerp.ts'
import { on, openWithRosters } from '../../../testing/office/open-with-rosters.ts'
import { mail, mails } from '../../../testing/orders/composed-mails.ts'
import { viewOf } from '../../../testing/orders/place-through-draft.ts'

const saturday = '2026-12-19'

describe.each(engines)('moving an order on %s', (engine) => {
  it('moves the visit, keeps the price, tells the customer, and does it once (R17.21)', async () => {
    const office = await openWithRosters(engine)
    const { order, key } = await office.place(on(monday, 'morning'))
    const personId = await office.addPerson('planner', 'Petra')
    const petra = await office.signedIn(personId)
    const path = `/orders/${order.number}/move`

    const page = await textOf(petra.get(`${path}?team=antwerp&visit=${saturday}.afternoon`))
    expect(page).toContain('Confirm the move')
    expect(page).toContain('Antwerp, Monday 14 December 2026, morning')
    expect(page).toContain('Antwerp, Saturday 19 December 2026, afternoon')
    expect(page).toContain('The customer gets an e-mail with the new visit')
    const fields = { version: String(order.version), team: 'antwerp', visit: `${saturday}.afternoon`, fee: '0' }
    const refused = await petra.post(path, fields)
    expect(refused.status).toBe(422)
    expect(await refused.text()).toContain('Agree the new visit with the customer first')

    const sent = await petra.post(path, { ...fields, agreed: 'on' })
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      `/planning?country=be&week=${saturday}&teams=antwerp&moved=${order.number}&team=antwerp&visit=${monday}.morning`,
    ])
    const again = await petra.post(path, { ...fields, agreed: 'on' })
    expect(again.status, 'sent twice').toBe(303)

    const moved = await viewOf(office.orders, key)
    expect(moved.order).toMatchObject({
      visit: { date: saturday, part: 'afternoon' },
      priceCents: order.priceCents,
      feeCents: 0,
      version: order.version + 1,
    })
    expect(moved.history.map(({ kind, actor }) => `${kind} ${actor}`)).toEqual(['place customer', 'moveVisit office'])
    expect(calendarFile(moved, office.now())).toMatch(/SEQUENCE:1\r\n[\s\S]*DTSTART:20261219T113000Z/)
    expect((await proveOrder(office.database, order.number))?.holds, 'the price is that of the first date').toBe(true)
    expect(await checkInvariants(office.database, await orderedVisits(office.database))).toEqual([])

    const { text, attachments } = await mail(office.orders, 'orderChanged')
    expect(text).toContain('We’ve moved your visit, as agreed with you')
    expect(text).toContain('Saturday 19 December 2026')
    expect(attachments).toHaveLength(2)

    const [entry] = await office.database.selectFrom('audit').selectAll().where('action', '=', 'changeOrder').execute()
    expect(entry).toMatchObject({ personId, subject: `order:${order.id}` })
    expect(JSON.parse(entry?.details ?? '')).toMatchObject({
      before: { date: monday, part: 'morning' },
      after: { date: saturday, part: 'afternoon' },
    })
    expect(await textOf(petra.get(path)), 'whom to call').toMatch(/Ada Lovelace, <a href="tel:/)
    const board = await textOf(petra.get(sent.headers.get('location') ?? ''))
    expect(board).toContain(`Order ${order.number} has been moved.`)
    expect(board).toContain(`data-move="/orders/${order.number}/move"`)
    expect(board, 'the way back (R17.31)').toContain(`href="${path}?team=antwerp&amp;visit=${monday}.morning"`)
    expect(board, 'what a phone shows').toMatch(new RegExp(`id="day-${saturday}"[^>]*data-shown`))
  })

  it('gives an order to another team without a mail, and takes it back when the customer chooses another visit', async () => {
    const office = await openWithRosters(engine)
    const { order, key } = await office.place(on(monday, 'morning'))
    const petra = await office.signedInAs('planner')
    const path = `/orders/${order.number}/move`
    expect(await textOf(petra.get(`${path}?team=ghent&visit=${monday}.morning`))).toContain(
      'the customer gets no e-mail',
    )
    const sent = await petra.post(path, { version: '1', team: 'ghent', visit: `${monday}.morning`, fee: '0' })
    expect(sent.status).toBe(303)
    const given = await viewOf(office.orders, key)
    expect(given).toMatchObject({ order: { team: 'ghent', sequence: 0, version: 2 }, teamName: 'Ghent' })
    expect(await mails(office.orders, 'orderChanged')).toEqual([])
    await changeOrder(office.orders, given.order, { visit: { date: saturday, part: 'morning' } }, { consents: [] })
    expect((await viewOf(office.orders, key)).order).toMatchObject({ team: 'antwerp', visit: { date: saturday } })
    expect(await checkInvariants(office.database, await orderedVisits(office.database))).toEqual([])
  })

  it('answers 409 with what is free where too few people are, and keeps the old visit', async () => {
    const office = await openWithRosters(engine)
    const { order, key } = await office.place(on(monday, 'morning'))
    await office.database
      .deleteFrom('slot')
      .where('team', '=', 'antwerp')
      .where('date', '=', saturday)
      .where('lane', '>', 1)
      .execute()
    const petra = await office.signedInAs('planner')
    const path = `/orders/${order.number}/move`
    const shown = await textOf(petra.get(`${path}?week=${saturday}`))
    expect(shown).not.toContain('Antwerp, Saturday 19 December 2026')
    expect(shown).toContain('aria-label="Antwerp, Friday 18 December 2026, morning"')
    const fields = { version: '1', team: 'antwerp', visit: `${saturday}.morning`, fee: '0', agreed: 'on' }
    const taken = await petra.post(path, fields)
    expect(taken.status).toBe(409)
    const page = await taken.text()
    expect(page).toContain('That time has been taken.')
    expect(page).toContain('aria-label="Antwerp, Friday 18 December 2026, morning"')
    expect(page).toContain('aria-label="Ghent, Saturday 19 December 2026, morning"')
    expect((await viewOf(office.orders, key)).order).toEqual(order)
  })

  it('answers 409 with both sides where the order has changed meanwhile', async () => {
    const office = await openWithRosters(engine)
    const { order, key } = await office.place(on(monday, 'morning'))
    await changeOrder(office.orders, order, { visit: { date: '2026-12-15', part: 'afternoon' } }, { consents: [] })
    const petra = await office.signedInAs('planner')
    const fields = { version: '1', team: 'antwerp', visit: `${saturday}.morning`, fee: '0', agreed: 'on' }
    const stale = await petra.post(`/orders/${order.number}/move`, fields)
    expect(stale.status).toBe(409)
    const page = await stale.text()
    expect(page).toContain('Nothing was moved')
    expect(page).toContain('You wanted Antwerp, Saturday 19 December 2026, morning')
    expect(page).toContain('The customer changed the visit')
    expect(page).toContain('Antwerp, Tuesday 15 December 2026, afternoon')
    expect((await viewOf(office.orders, key)).order.visit.date).toBe('2026-12-15')
  })
})

it('takes what the customer adds at the price of the agreed date, not of the one that the company chose', async () => {
  const office = await openWithRosters()
  const { order, key } = await office.place(on(monday, 'morning'))
  const petra = await office.signedInAs('planner')
  const fields = { version: '1', team: 'antwerp', visit: `${saturday}.morning`, fee: '0', agreed: 'on' }
  await petra.post(`/orders/${order.number}/move`, fields)
  const moved = await viewOf(office.orders, key)
  const extras = ['oven', 'fridge'] as const
  await changeOrder(office.orders, moved.order, { extras }, { consents: [] })
  const changed = await viewOf(office.orders, key)
  const direct = await office.place(on(monday, 'morning'), { extras })
  expect(changed.order.priceCents).toBe(direct.order.priceCents)
  expect((await proveOrder(office.database, order.number))?.holds).toBe(true)
})

it('moves into the withdrawal period only as the customer asks on the phone, at the agreed price (R17.21)', async () => {
  const office = await openWithRosters()
  const { order, key } = await office.place(on(monday, 'morning'))
  await office.database.deleteFrom('orderConsent').execute()
  const petra = await office.signedInAs('planner')
  const path = `/orders/${order.number}/move`
  const list = await textOf(petra.get(`${path}?week=2026-12-01`))
  expect(list).toContain('only if the customer asks for it')
  expect(list).toContain('aria-label="Antwerp, Tuesday 1 December 2026, morning"')
  const page = await textOf(petra.get(`${path}?team=antwerp&visit=2026-12-01.morning`))
  expect(page).toContain('only the customer can ask for that')
  expect(page).toMatch(/name="beginEarly"[\s\S]*Tuesday 1 December 2026[\s\S]*name="losesRight"/)
  const asked = { version: '1', team: 'antwerp', visit: '2026-12-01.morning', agreed: 'on' }
  const fee = /name="fee" value="(\d+)"/.exec(page)?.[1] ?? ''
  const refused = await petra.post(path, { ...asked, fee, beginEarly: 'on' })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expect(again).toContain('Read the sentences aloud and tick them')
  expect(again, 'what was ticked stays').toMatch(/name="beginEarly"[^>]*checked/)
  expect((await viewOf(office.orders, key)).order).toEqual(order)
  expect((await petra.post(path, { ...asked, fee, beginEarly: 'on', losesRight: 'on' })).status).toBe(303)
  const moved = await viewOf(office.orders, key)
  expect(moved.order).toMatchObject({ visit: { date: '2026-12-01' }, priceCents: order.priceCents, feeCents: 0 })
  const consents = await office.database.selectFrom('orderConsent').select(['kind', 'date', 'text']).execute()
  expect(consents.map(({ kind, date }) => `${kind} ${date}`)).toEqual([
    'beginEarly 2026-12-01',
    'losesRight 2026-12-01',
  ])
  expect(consents[0]?.text).toContain('Tuesday 1 December 2026')
  const entry = await office.database
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'changeOrder')
    .execute()
  expect(entry.map(({ details }) => JSON.parse(details ?? '').after.date)).toEqual(['2026-12-01'])
})

it('does not offer what is over', async () => {
  const office = await openWithRosters()
  const { order } = await office.place(on(monday, 'morning'))
  const petra = await office.signedInAs('planner')
  const path = `/orders/${order.number}/move`
  const gone = { version: '1', team: 'antwerp', visit: '2026-11-02.morning', fee: '0', agreed: 'on' }
  expect(await textOf(petra.get(`${path}?team=antwerp&visit=${gone.visit}`))).toContain(
    'That time has already started.',
  )
  const { feeCents } = changeTerms({ ...order, startsAt: new Date('2026-11-02T07:00:00Z') }, office.now())
  const past = await petra.post(path, { ...gone, fee: String(feeCents) })
  expect([past.status, (await past.text()).includes('That time has already started.')]).toEqual([409, true])
  expect((await petra.post(path, { ...gone, team: 'nowhere' })).status).toBe(404)
  expect((await petra.post(path, { ...gone, visit: 'nonsense' })).status).toBe(404)
  await office.database.updateTable('order').set({ state: 'done' }).execute()
  expect(await textOf(petra.get(path))).toContain('can’t be moved any more')
})
