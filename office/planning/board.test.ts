import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { engines } from '../../testing/database/engines.ts'
import { date as monday, textOf } from '../../testing/office/day-sheet-of-antwerp.ts'
import { on, openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { readBoard } from './read-board.ts'
import { findPlaces } from './reschedule/find-places.ts'

/** The text of a page, without its markup. */
const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe.each(engines)('the planning board on %s', (engine) => {
  it('shows ten teams at a time, those with the wanted one, as does the page that moves an order', async () => {
    const { database, orders, now, place } = await openWithRosters(engine)
    const { order } = await place()
    const [, team] = Object.entries(orders.estimator.tariff.teams)[0] ?? []
    if (!team) throw new Error('no team')
    const teams = Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`t${index}`, team]))
    const tariff = { ...orders.estimator.tariff, teams }
    const board = await readBoard(database, tariff, monday, now(), 't12')
    expect(board.teams.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => `t${10 + index}`))
    expect(board.pages.map(({ team, shown }) => [team, shown])).toEqual([
      ['t0', false],
      ['t10', true],
      ['t20', false],
    ])
    const search = { view: { order, transitions: ['moveVisit' as const] }, date: monday, to: undefined, now: now() }
    const services = { ...orders, estimator: { ...orders.estimator, tariff } }
    const chosen = await findPlaces(services, { ...search, wanted: 't12' })
    expect([chosen.free.map(({ team: id }) => id), chosen.pages]).toEqual([
      board.teams.map(({ id }) => id),
      board.pages,
    ])
    const to = { team: 't22', visit: order.visit }
    const last = await findPlaces(services, { ...search, wanted: undefined, to })
    expect(last.free.map(({ team: id }) => id)).toEqual(['t20', 't21', 't22'])
  })

  it('shows the visits of each team, how many people are used, and days off (R17.20)', async () => {
    const office = await openWithRosters(engine)
    const [first, second] = [await office.place(on(monday, 'morning')), await office.place(on(monday, 'morning'))]
    const petra = await office.signedInAs('planner')
    const page = await textOf(petra.get(`/planning?country=be&week=2026-12-17`))
    const words = wordsOf(page)
    expect(words).toContain('Week 51: Mon 14 Dec to Sun 20 Dec')
    expect(words).toContain('Morning 2 free')
    for (const { order } of [first, second]) {
      expect(page).toMatch(new RegExp(`href="/orders/${order.number}"[^>]*data-move="/orders/${order.number}/move"`))
      expect(words).toContain('Ada Lovelace Antwerpen · Deep cleaning Ordered 1 h 45 min')
    }
    expect(words).toContain('Sun 20 Dec No visits')
    expect(wordsOf(await textOf(petra.get('/planning?country=be&week=2026-12-24')))).toMatch(
      /Thu 24 Dec Closed day .*Fri 25 Dec Christmas Day /,
    )
    expect(wordsOf(await textOf(petra.get('/planning?country=nl&week=2026-12-24')))).toContain('Sat 26 Dec Boxing Day')
    office.services.settings.languages = ['nl']
    expect(await textOf(petra.get('/planning?week=2026-12-24'))).toMatch(/country=nl[^>]* aria-current="page"/)
    const empty = await petra.get('/planning?country=nowhere&week=nonsense')
    expect(empty.status).toBe(200)
    expect(await empty.text()).toContain('No visits this week.')
    for (const far of ['0001-01-01', '9999-12-31'])
      for (const path of [`?week=${far}`, `/day?date=${far}`])
        expect((await petra.get(`/planning${path}`)).status, path).toBe(200)
  })

  it('marks an order whose people are away, in words, and lists it where they are (R17.22)', async () => {
    const office = await openWithRosters(engine)
    const { order } = await office.place(on(monday, 'morning'))
    const petra = await office.signedInAs('planner')
    const absence = {
      country: 'be',
      team: 'antwerp',
      from: monday,
      until: monday,
      part: '',
      people: '5',
      reason: 'Ill',
    }
    const form = await textOf(petra.get('/planning/absences?country=be'))
    const [, id = ''] = /name="id" value="([^"]+)"/.exec(form) ?? []
    for (let press = 1; press <= 2; press += 1) {
      const added = await petra.post('/planning/absences', { ...absence, id })
      expect([added.status, added.headers.get('location')]).toEqual([303, '/planning/absences?country=be&added'])
    }
    const changed = await petra.post('/planning/absences', { ...absence, id, people: '1' })
    expect([changed.status, await changed.text()]).toEqual([409, expect.stringContaining('Nothing was saved')])
    expect(await office.database.selectFrom('absence').selectAll().execute()).toHaveLength(1)
    const list = await textOf(petra.get('/planning/absences?country=be&added'))
    expect(wordsOf(list)).toContain('Antwerp, Mon 14 Dec, morning: 2 needed, 1 short')
    expect(wordsOf(list)).toContain('Antwerp Mon 14 Dec Mon 14 Dec Morning and afternoon 5 Ill')
    expect(list).toContain(`href="/orders/${order.number}/move"`)
    expect(wordsOf(await textOf(petra.get(`/planning?country=be&week=${monday}`)))).toMatch(
      /2 needed, 1 short .*Not enough people/,
    )
    const entries = await office.database.selectFrom('audit').select(['action', 'details']).execute()
    expect(entries.map(({ action }) => action)).toEqual(['addAbsence'])
    expect(entries[0]?.details, 'a reason may be about health, and the trail is for good').not.toContain('Ill')
    const removed = await petra.post(`/planning/absences/${id}`)
    expect(removed.status).toBe(303)
    const undo = await textOf(petra.get(removed.headers.get('location') ?? ''))
    expect(undo, 'the form puts it back').toMatch(/name="people"[^>]*value="5"/)
    expect(undo, 'a reason may be about health').not.toContain('Ill')
    expect((await petra.post(`/planning/absences/${id}`)).status, 'sent twice').toBe(303)
    expect(wordsOf(await textOf(petra.get('/planning/absences?country=be')))).toContain(
      'Every order has enough people.',
    )
  })

  it('changes the roster, has the calendar follow, and refuses what was made from an older one (R17.22)', async () => {
    const office = await openWithRosters(engine)
    const { order } = await office.place(on(monday, 'morning'))
    const petra = await office.signedInAs('planner', 'Petra')
    const tom = await office.signedInAs('office', 'Tom')
    const path = '/planning/roster?country=be'
    const fieldsOf = (html: string) =>
      Object.fromEntries(
        [...html.replaceAll('&amp;', '&').matchAll(/<input[^>]* name="([^"]+)"[^>]*>/g)].map(([tag, name = '']) => [
          name,
          /value="([^"]*)"/.exec(tag)?.[1] ?? '',
        ]),
      )
    const seen = fieldsOf(await textOf(petra.get(path)))
    expect(seen['antwerp.monday.morning']).toBe('6')
    const saved = await petra.post('/planning/roster', { ...seen, 'antwerp.monday.morning': '1' })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}&saved`])
    const page = await textOf(petra.get(`${path}&saved`))
    expect(wordsOf(page)).toContain('Antwerp, Mon 14 Dec, morning: 2 needed, 1 short')
    expect(page).toContain(`href="/orders/${order.number}/move"`)
    expect(fieldsOf(page)['antwerp.monday.morning']).toBe('1')

    const week = { ...fieldsOf(page), 'antwerp.monday.morning': '4', fill: 'antwerp' }
    const filled = fieldsOf(await textOf(petra.post('/planning/roster', week)))
    expect(filled, 'one button fills the week of one team').toMatchObject({
      ...{ 'antwerp.tuesday.morning': '4', 'antwerp.saturday.morning': '4', 'antwerp.saturday.afternoon': '6' },
      'ghent.tuesday.morning': seen['ghent.tuesday.morning'],
    })

    const again = await petra.post('/planning/roster', { ...seen, 'antwerp.monday.morning': '1' })
    expect(again.status, 'sent twice').toBe(303)
    const stale = await tom.post('/planning/roster', { ...seen, 'ghent.friday.afternoon': '2' })
    expect(stale.status).toBe(409)
    const both = await stale.text()
    expect(wordsOf(both)).toContain('Antwerp, Monday, morning: 6 → 1')
    expect(fieldsOf(both)).toMatchObject({ 'antwerp.monday.morning': '1', 'ghent.friday.afternoon': '2' })
    const invalid = await tom.post('/planning/roster', { ...seen, 'ghent.friday.afternoon': '1.5' })
    expect(invalid.status).toBe(422)
    expect(fieldsOf(await invalid.text())['ghent.friday.afternoon'], 'nothing typed is lost').toBe('1.5')
    const entries = await office.database.selectFrom('audit').select('action').execute()
    expect(entries).toEqual([{ action: 'changeRoster' }])
  })
})

it('says what is wrong with an absence, and keeps what was typed', async () => {
  const office = await openWithRosters()
  const petra = await office.signedInAs('planner')
  const good = { country: 'be', id: randomUUID(), team: 'ghent', from: monday, until: monday, people: '1', reason: '' }
  for (const [wrong, sentence] of [
    [{ team: 'paris' }, ''],
    [{ until: '2026-12-01' }, 'Enter two dates'],
    [{ from: 'soon' }, 'Enter two dates'],
    [{ people: '0' }, 'Enter a whole number from 1 to 99.'],
    [{ reason: 'x'.repeat(101) }, 'Shorten it to 100 characters.'],
  ] as const) {
    const refused = await petra.post('/planning/absences', { ...good, ...wrong })
    expect(refused.status, JSON.stringify(wrong)).toBe(422)
    expect(await refused.text()).toContain(sentence)
  }
  expect(await office.database.selectFrom('absence').selectAll().execute()).toEqual([])
})
