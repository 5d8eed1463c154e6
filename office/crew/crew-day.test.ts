import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { newOrderNumber } from '../../domain/orders/order-number.ts'
import type { CrewDay } from '../../domain/visits/crew-day.ts'
import { storeComplaint } from '../../services/contact/store-complaint.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { rescheduleVisit } from '../../services/orders/change/reschedule-visit.ts'
import { planRedo, stepRedo } from '../../services/orders/redo/plan-redo.ts'
import { engines } from '../../testing/database/engines.ts'
import { date, day } from '../../testing/office/day-sheet-of-antwerp.ts'
import type { Browser } from '../../testing/office/open-office.ts'
import { openVisit } from '../../testing/office/open-visit.ts'

const dayOf = async (browser: Browser, since?: number): Promise<CrewDay> => {
  const answer = await browser.get(`/crew/visits${since === undefined ? '' : `?since=${since}`}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return await answer.json()
}

describe.each(engines)('the day on a phone on %s', (engine) => {
  it('has the visits of the own teams, in the words of the reader, and why there are none (R20.2)', async () => {
    const visit = await openVisit(engine)
    const reader = await visit.addCrew('Eva', 'nl')
    const eva = await visit.signedIn(reader)
    const own = await dayOf(eva)
    expect(own).toMatchObject({ protocol: 1, by: reader, name: 'Eva', language: 'nl', hasTeam: true, moved: [] })
    expect(own.change).toBe(visit.now().getTime())
    expect(Date.parse(own.signedInUntil) - visit.now().getTime()).toBe(12 * 60 * 60_000)
    expect(own.visits).toMatchObject([
      {
        order: visit.order.number,
        state: 'ordered',
        window: '08:00–09:00',
        startsAt: '2026-12-14T07:00:00.000Z',
        lateFrom: '2026-12-14T08:00:00.000Z',
        title: 'Grote schoonmaak',
        customer: { street: 'Meir 1 bus 2', phoneNumber: '+32470123456' },
        presence: 'Ja, aan het eind',
        bring: ['Ovenreiniger en schraper'],
        photosAllowed: true,
        customerLanguage: 'en',
      },
    ])
    const rooms = own.visits[0]?.rooms ?? []
    expect(rooms.map(({ key, name }) => [key, name])).toContainEqual(['kr-1', 'Keuken'])
    expect(rooms.find(({ key }) => key === 'kr-1')?.tasks).toContainEqual({
      id: 'descale-kitchen-tap',
      words: 'De kraan ontkalken.',
    })
    const stranger = await visit.signedInAs('crew', 'Ada')
    const planner = await visit.signedInAs('planner')
    for (const other of [stranger, planner]) expect(await dayOf(other)).toMatchObject({ hasTeam: false, visits: [] })
    const signedOut = await visit.browser().get('/crew/visits')
    expect([signedOut.status, signedOut.headers.get('location')]).toEqual([401, null])
    visit.pass(-2 * day)
    expect((await dayOf(await visit.signedIn(reader))).visits, 'the day after tomorrow').toEqual([])
    await visit.database.updateTable('order').set({ noPhotos: 1 }).execute()
    visit.pass(day)
    expect((await dayOf(await visit.signedIn(reader))).visits, 'tomorrow').toMatchObject([{ photosAllowed: false }])
  })

  it('says what was recorded since the phone asked, with a minute of overlap (R20.1)', async () => {
    const visit = await openVisit(engine)
    const dora = await visit.signedIn(visit.dora)
    const before = visit.now().getTime()
    const begin = visit.operation('begin')
    await visit.send([begin])
    const ids = async (since?: number) => (await dayOf(dora, since)).operations.map(({ id }) => id)
    expect(await ids()).toEqual([begin.id])
    visit.pass(2)
    expect(await ids(before + 60_000)).toEqual([begin.id])
    expect(await ids(before + 60_001)).toEqual([])
    expect(await ids(Number.POSITIVE_INFINITY), 'of no time').toEqual([])
    expect(await ids(before - day * 60_000), 'of another day').toEqual([begin.id])
    expect((await dayOf(dora)).operations).toMatchObject([{ kind: 'begin', by: visit.carl, outcome: 'moved' }])
  })

  it('says which visits were moved away or have ended, to those teams alone that expected them, and what came of what was recorded there (R20.2, R20.6)', async () => {
    const visit = await openVisit(engine)
    const { order, orders, database } = visit
    const [carl, stranger] = [visit.carl, await visit.addPerson('crew', 'Ada')]
    const { order: cancelled } = await visit.place()
    const { order: elsewhere } = await visit.place()
    const tomorrow = { date: '2026-12-15', startsAt: '2026-12-15T07:00:00.000Z' }
    await database.updateTable('order').set(tomorrow).where('id', '=', cancelled.id).execute()
    const since = visit.now().getTime()
    visit.pass(2)
    const by = { actor: 'office' as const, personId: carl, consents: ['beginEarly', 'losesRight'] as const }
    const to = { team: order.team, visit: { date: '2026-12-16', part: 'afternoon' as const } }
    expect(await rescheduleVisit(orders, order, to, { ...by, version: order.version })).toMatchObject({ isMoved: true })
    expect((await cancelOrder(orders, cancelled.id, undefined)).outcome).toBe('done')
    expect((await cancelOrder(orders, elsewhere.id, undefined)).outcome).toBe('done')
    const { visits, moved } = await dayOf(await visit.signedIn(carl), since)
    expect(visits).toEqual([])
    expect(moved.map(({ order: number, street, what }) => [number, street, what]).sort()).toEqual(
      [
        [order.number, 'Meir 1 bus 2', 'Moved to Wed 16 Dec, afternoon'],
        [cancelled.number, 'Meir 1 bus 2', 'Cancelled'],
      ].sort(),
    )
    const late = [visit.operation('begin'), visit.operation('note', { text: 'Nobody opens', by: visit.dora })]
    await visit.send(late.map((one) => ({ ...one, order: cancelled.number })))
    const { operations } = await dayOf(await visit.signedIn(carl), since)
    expect(operations, 'what came of one’s own').toMatchObject([{ kind: 'begin', by: carl, outcome: 'refused' }])
    visit.pass(2)
    expect((await dayOf(await visit.signedIn(carl), visit.now().getTime())).moved, 'once said').toEqual([])
    expect((await dayOf(await visit.signedIn(stranger))).moved).toEqual([])
    await database.deleteFrom('orderPerson').execute()
    expect((await dayOf(await visit.signedIn(carl), since)).moved, 'forgotten').toMatchObject([{ street: '' }, {}])
  })

  it('has redos as visits of their own, and says when they are moved or cancelled (R17.46)', async () => {
    const visit = await openVisit(engine)
    const { order, database } = visit
    const before = { date: '2026-12-10', startsAt: '2026-12-10T07:00:00.000Z', state: 'done' } as const
    await database.updateTable('order').set(before).execute()
    await storeComplaint(database, { orderId: order.id, leadId: null, receivedAt: visit.now() })
    const { id: complaintId } = await database.selectFrom('complaint').select('id').executeTakeFirstOrThrow()
    const [id, by] = [randomUUID(), { id: visit.carl }]
    const seen = { id, orderId: order.id, complaintId }
    const plan = { team: order.team, people: 1, minutesOnSite: 60, work: 'The oven\nThe hob' }
    const planned = (version: number, at: string) =>
      planRedo(database, { ...seen, version }, { ...plan, visit: { date: at, part: 'afternoon' } }, by, visit.now())
    await planned(0, date)
    const since = visit.now().getTime()
    const carl = await visit.signedIn(visit.carl)
    const { visits } = await dayOf(carl)
    expect(visits).toMatchObject([{ order: order.number, redo: id, state: 'ordered', people: 1, lateSentence: '' }])
    expect(visits[0]?.rooms).toMatchObject([{ key: 'work', tasks: [{ words: 'The oven' }, { words: 'The hob' }] }])
    visit.pass(2)
    await planned(1, '2026-12-17')
    const moved = await dayOf(carl, since)
    expect(moved).toMatchObject({ visits: [], moved: [{ redo: id, what: 'Moved to Thu 17 Dec, afternoon' }] })
    await planned(2, date)
    await stepRedo(database, { ...seen, version: 3 }, 'cancelled', by, visit.now())
    expect(await dayOf(carl, visit.now().getTime())).toMatchObject({
      visits: [],
      moved: [{ redo: id, what: 'Cancelled' }],
    })
  })
})

it('is sent in 15 KB for ten visits of large homes with thirty operations each; the bar is 150 KB (R20.2)', async () => {
  const visit = await openVisit('sqlite')
  const { id, number, secret, draftId, ...row } = await visit.database
    .selectFrom('order')
    .selectAll()
    .executeTakeFirstOrThrow()
  const person = await visit.database.selectFrom('orderPerson').selectAll().executeTakeFirstOrThrow()
  const rooms = 'kr-12-2,br-6-2,br-5-2,tr-2-2,sk-14-2,sk-12-2,sk-10-2,hg-8-2,wk-30-2'
  for (let nth = 0; nth < 9; nth += 1) {
    const another = {
      id: randomUUID(),
      number: newOrderNumber((limit) => (nth + 1) % limit),
      secret: `${nth}${secret.slice(1)}`,
      draftId: null,
    }
    await visit.database
      .insertInto('order')
      .values({ ...row, ...another, rooms })
      .execute()
    await visit.database
      .insertInto('orderPerson')
      .values({ ...person, orderId: another.id })
      .execute()
  }
  const ids = (await visit.database.selectFrom('order').select('number').execute()).map((one) => one.number)
  const kitchens = ids.flatMap((order) =>
    Array.from({ length: 30 }, (_, nth) => ({ order, id: randomUUID(), minutes: nth })),
  )
  const done = kitchens.map((more) => visit.operation('room', { ...more, room: 'kr-1' }))
  for (let from = 0; from < done.length; from += 100) await visit.send(done.slice(from, from + 100))
  const carl = await visit.signedIn(visit.carl)
  const answer = await carl.get('/crew/visits', { 'accept-encoding': 'br' })
  const sent = Buffer.from(await answer.arrayBuffer())
  const raw = brotliDecompressSync(sent)
  expect(JSON.parse(raw.toString()).visits).toHaveLength(10)
  expect(sent.length).toBeLessThan(15_000)
})
