import { describe, expect, it } from 'vitest'
import { clockTime } from '../../copy/format/clock-time.ts'
import { officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { engines } from '../../testing/database/engines.ts'
import { date, day, sheet, textOf } from '../../testing/office/day-sheet-of-antwerp.ts'
import { on, openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { listDue } from '../due/list-due.ts'
import { formatsFor } from '../layout/formats.ts'

const wordsOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

describe.each(engines)('day sheets on %s', (engine) => {
  it('show a crew all that it needs, in its own language (R17.23)', async () => {
    const office = await openWithRosters(engine)
    const { order } = await office.place(on(date, 'afternoon'))
    office.pass(21 * day)
    await office.database.updateTable('order').set({ sample: 0 }).execute()
    const crew = await office.signedIn(await office.addCrew('Carl', 'nl'))
    for (const path of ['/', '/planning/day']) expect(await textOf(crew.get(path)), path).toContain(`href="${sheet}"`)
    const words = wordsOf(await textOf(crew.get(sheet)))
    for (const fact of [
      'Middag · Aankomst 12:30–13:30',
      'Grote schoonmaak · 2 personen, 1 uur 45 min',
      'Meir 1 bus 2 , 2000 Antwerpen',
      'Ada Lovelace, 0470 12 34 56',
      'Ja, aan het eind',
      'The bell is broken.',
      'Keuken, 12 m² 76 min werk',
      'Oven vanbinnen',
      'Spinrag weghalen',
      `${formatsFor('nl', new Date()).formatMoney(order.priceCents).replace('\u00a0', ' ')} na de controle, met pin`,
    ])
      expect(words).toContain(fact)
    expect((await crew.get('/planning')).status).toBe(403)
    expect((await crew.get(`/orders/${order.number}/access`)).status).toBe(403)
    for (const path of ['/planning/day/fr/antwerp/2026-12-14', '/planning/day/be/paris/2026-12-14', `${sheet}x`])
      expect((await crew.get(path)).status, path).toBe(404)
  })

  it('are those of the crew’s own teams, from two days before today to two days after it (R17.23)', async () => {
    const office = await openWithRosters(engine)
    const { order } = await office.place(on(date, 'morning'))
    const [carla, nobody] = [await office.addCrew('Carla'), await office.addPerson('crew', 'Nora')]
    const planner = await office.addPerson('planner', 'Petra')
    const begin = { number: order.number, version: '1', do: 'begin' }
    const seen: string[] = []
    for (const [daysPassed, path, sees] of [
      [18, sheet, false],
      [1, sheet, true],
      [2, sheet, true],
      [0, '/planning/day/be/brussels/2026-12-14', false],
      [2, sheet, true],
      [1, sheet, false],
    ] as const) {
      office.pass(daysPassed * day)
      const crew = await office.signedIn(carla)
      const html = await textOf(crew.get(path))
      expect(html.includes('Meir 1'), `${office.now().toISOString()} ${path}`).toBe(sees)
      expect((await crew.post(path)).status).toBe(sees ? 200 : 403)
      if (!sees) expect((await crew.post(`${path}/work`, begin)).status).toBe(403)
      const list = await textOf(crew.get(`/planning/day?date=${date}`))
      expect(list.includes(`href="${sheet}"`)).toBe(sees || path !== sheet)
      seen.push(...(html.match(/Not one of your day sheets<\/h1>/g) ?? []))
    }
    expect(seen).toHaveLength(3)
    const lost = await office.signedIn(nobody)
    expect(await textOf(lost.get('/'))).toContain('You aren’t in a team yet')
    expect((await lost.get(sheet)).status).toBe(403)
    const petra = await office.signedIn(planner)
    expect(await textOf(petra.get(sheet)), 'planners see every team on any date').toContain('Meir 1')
    expect(await office.database.selectFrom('order').select(['state', 'version']).executeTakeFirst()).toEqual({
      ...{ state: 'ordered', version: 1 },
    })
  })

  it('name no office that is closed to a team whose customer has not paid in advance (R17.23)', async () => {
    const office = await openWithRosters(engine)
    const crewWords = { [date]: 'call the office before you start', '2026-12-19': 'don’t start; call your planner' }
    for (const day of Object.keys(crewWords)) await office.place(on(day, 'morning'))
    await office.database.updateTable('order').set({ sample: 0 }).execute()
    await office.database.updateTable('paymentRequest').set({ reason: 'inAdvance' }).execute()
    const planner = await office.signedInAs('planner', 'Petra')
    for (const [day, words] of Object.entries(crewWords)) {
      const text = wordsOf(await textOf(planner.get(sheet.replace(date, day))))
      for (const sentence of Object.values(crewWords)) expect(text.includes(sentence), day).toBe(sentence === words)
    }
  })

  it('say when to phone the customer half an hour before the end, and on which number (R1.8)', async () => {
    const office = await openWithRosters(engine)
    const { order } = await office.place(on(date, 'afternoon'))
    office.pass(21 * day)
    const crewId = await office.addCrew('Carl')
    let crew = await office.signedIn(crewId)
    expect(order.minutesOnSite).toBe(105)
    expect(wordsOf(await textOf(crew.get(sheet)))).toContain('Call by 13:45: 0470 12 34 56 (if you start at 12:30)')
    await crew.post(`${sheet}/work`, { number: order.number, version: '1', do: 'begin' })
    const { date: today, minutes } = officeClock(office.now())
    const call = officeInstant(today, minutes + order.minutesOnSite - 30)
    expect(wordsOf(await textOf(crew.get(sheet)))).toContain(`Call by ${clockTime(call)}: 0470 12 34 56`)
    await crew.post(`${sheet}/work`, { number: order.number, version: '2', do: 'inspect' })
    crew = await office.signedIn(crewId)
    expect(await textOf(crew.get(sheet))).not.toContain('Call by')
  })

  it('record the work step by step, once each, and refuse what is stale', async () => {
    const office = await openWithRosters(engine)
    const { order } = await office.place(on(date, 'morning'))
    const crewId = await office.addCrew('Carl')
    let crew = await office.signedIn(crewId)
    const work = (move: string, version: number) =>
      crew.post(`${sheet}/work`, { number: order.number, version: String(version), do: move })
    await work('begin', 1)
    const due = async (days: number) =>
      (await listDue(office.database, 'office', new Date(order.startsAt.getTime() + days * day * 60_000))).map(
        ({ kind }) => kind,
      )
    expect([await due(0), await due(1)], 'nobody is asked to pay before it').toEqual([['visit'], ['unrecorded']])
    const state = () => office.database.selectFrom('order').select(['state', 'version']).executeTakeFirst()
    expect(await state(), 'three weeks too early').toEqual({ state: 'ordered', version: 1 })
    office.pass(21 * day)
    crew = await office.signedIn(crewId)
    for (const [move, version, becomes] of [
      ['begin', 1, 'begun'],
      ['inspect', 2, 'inspected'],
      ['finish', 3, 'done'],
    ] as const) {
      const sent = await work(move, version)
      expect([sent.status, sent.headers.get('location')]).toEqual([303, `${sheet}#${order.number}`])
      expect((await work(move, version)).status, 'sent twice').toBe(303)
      expect(await state()).toEqual({ state: becomes, version: version + 1 })
    }
    const stale = await crew.post(`${sheet}/work`, {
      number: order.number,
      version: '1',
      do: 'giveUp',
      reason: 'unsafe',
    })
    expect(stale.status).toBe(409)
    expect(await stale.text()).toContain('This visit has changed.')
    const events = await office.database
      .selectFrom('orderEvent')
      .select(['kind', 'actor', 'personId'])
      .orderBy('seq')
      .execute()
    expect(events.slice(1)).toEqual(
      ['begin', 'inspect', 'finish'].map((kind) => ({ kind, actor: 'crew', personId: crewId })),
    )
  })
})

it.each(engines)(
  'work that did not happen is, on %s, asked about, explained, mailed once it stays, and undone by the person who recorded it (R17.25)',
  async (engine) => {
    const office = await openWithRosters(engine)
    const { order } = await office.place(on(date, 'morning'))
    const crewId = await office.addCrew('Carl')
    const ownerId = await office.addPerson('owner', 'Olga')
    const page = `/orders/${order.number}`
    const claims = () => office.database.selectFrom('claim').selectAll().where('holder', '=', order.id).execute()
    const told = () =>
      office.database.selectFrom('mail').select('nextAttemptAt').where('purpose', '=', 'orderNotDone').execute()
    const state = async () => (await office.database.selectFrom('order').select('state').executeTakeFirst())?.state
    let owner = await office.signedIn(ownerId)
    const tooEarly = await textOf(owner.get(page))
    expect(tooEarly, 'three weeks too early').not.toContain(`${page}/step`)
    const forced = { version: '1', do: 'giveUp', reason: 'unsafe', note: '' }
    expect((await owner.post(`${page}/step`, forced)).status).toBe(422)
    expect(await state()).toBe('ordered')

    office.pass(21 * day)
    const crew = await office.signedIn(crewId)
    owner = await office.signedIn(ownerId)
    const shown = await textOf(crew.get(sheet))
    const ask = `${sheet}/work?number=${order.number}&amp;move=`
    expect([shown.includes(`href="${ask}begin"`), shown.includes(`href="${ask}giveUp"`)]).toEqual([true, true])
    expect(await textOf(crew.get(`${sheet}/work?number=${order.number}&move=giveUp`))).toContain('No one let us in')
    expect(await state(), 'GET changes nothing').toBe('ordered')
    const end = { number: order.number, version: '1', do: 'giveUp', note: 'Rang <twice>' }
    const unexplained = await crew.post(`${sheet}/work`, end)
    expect(unexplained.status).toBe(422)
    expect(await unexplained.text()).toMatch(/Choose the reason[\s\S]*Rang &lt;twice&gt;/)
    const had = await claims()
    expect((await crew.post(`${sheet}/work`, { ...end, reason: 'nobodyIn' })).status).toBe(303)
    expect([await state(), await claims()]).toEqual(['notDone', []])
    expect(await told()).toEqual([{ nextAttemptAt: new Date(office.now().getTime() + 10 * 60_000).toISOString() }])
    expect(wordsOf(await textOf(owner.get(page)))).toMatch(/Reason: No one let us in.*Rang &lt;twice&gt;/)
    expect(wordsOf(await textOf(owner.get('/')))).toMatch(
      new RegExp(`Call Ada Lovelace: the work couldn’t be done .*${order.number}`),
    )

    const undo = { number: order.number, version: '2', do: 'undo' }
    expect((await owner.post(page, { do: 'undo', version: '2' })).status, 'someone else’s').toBe(422)
    expect(await textOf(crew.get(sheet))).toContain('value="undo"')
    expect((await crew.post(`${sheet}/work`, undo)).status).toBe(303)
    expect([await state(), await claims(), await told()]).toEqual(['ordered', had, []])
    const late = { ...end, reason: 'nobodyIn' }
    for (const stale of [await crew.post(`${sheet}/work`, late), await owner.post(`${page}/step`, late)])
      expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining('Rang &lt;twice&gt;')])
    const again = { ...end, version: '3', reason: 'nobodyIn' }
    expect((await crew.post(`${sheet}/work`, again)).status).toBe(303)
    office.pass(10)
    expect(await textOf(crew.get(sheet))).not.toContain('value="undo"')
    expect((await crew.post(`${sheet}/work`, { ...undo, version: '4' })).status, 'too late').toBe(409)
    expect((await owner.post(page, { do: 'followUp', version: '4' })).status).toBe(303)
    expect(await textOf(owner.get('/'))).not.toContain('the work couldn’t be done')
    const trail = await office.database.selectFrom('audit').select('action').execute()
    expect(trail.map(({ action }) => action)).toEqual(['recordVisit', 'recordVisit', 'recordVisit', 'stepOrder'])
    const operations = office.database.selectFrom('visitOperation').select(['kind', 'outcome', 'personId'])
    expect(await operations.orderBy('kind').execute(), 'as a phone would (R20.13)').toEqual(
      ['giveUp', 'giveUp', 'undo'].map((kind) => ({ kind, outcome: 'moved', personId: crewId })),
    )
  },
)
