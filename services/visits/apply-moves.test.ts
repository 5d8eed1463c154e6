import { expect, it } from 'vitest'
import { engines } from '../../testing/database/engines.ts'
import { day } from '../../testing/office/day-sheet-of-antwerp.ts'
import { openVisit } from '../../testing/office/open-visit.ts'
import { storeComplaint } from '../contact/store-complaint.ts'
import { cancelOrder } from '../orders/change/cancel-order.ts'
import { planRedo } from '../orders/redo/plan-redo.ts'
import { recordByForm } from './record-by-form.ts'

it.each(engines)(
  'steps that arrive in any order move the order on %s, and are refused until then (R20.6)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { operation, send } = visit
    const begin = operation('begin', { ago: 60 })
    const inspect = operation('inspect', { ago: 2, with: 'nobodyHome' })
    const finish = operation('finish', { ago: 2 })
    await send([finish])
    await send([inspect])
    expect(await visit.outcomes()).toEqual(['inspect refused', 'finish refused'])
    expect(await visit.state()).toBe('ordered')
    await send([begin])
    expect(await visit.outcomes()).toEqual(['begin moved', 'inspect moved', 'finish moved'])
    expect(await visit.state()).toBe('done')
    const again = operation('begin', { by: visit.dora, ago: 59 })
    await send([again], visit.dora)
    expect(await visit.outcomes(), 'the other phone’s is already reached').toContain('begin moved')
    const events = visit.database.selectFrom('orderEvent').select(['kind', 'personId']).orderBy('seq')
    expect((await events.execute()).slice(1)).toEqual(
      ['begin', 'inspect', 'finish'].map((kind) => ({ kind, personId: visit.carl })),
    )
  },
)

it.each(engines)(
  'an undo within ten minutes of its operation works an hour later on %s, one step after the other (R17.25)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { operation, send, database } = visit
    const steps = [operation('begin', { ago: 90 }), operation('inspect', { with: 'customer' }), operation('finish')]
    const [begin, inspect, finish] = steps
    await send(steps)
    const waiting = async () => (await visit.mails()).map(({ purpose }) => purpose)
    expect(await waiting()).toContain('orderInspected')
    visit.pass(69)
    const undo = (of = begin, ago = 60) => operation('undo', { of: of?.id, ago })
    await send([undo(inspect), undo(finish), undo(begin)])
    expect(await visit.state()).toBe('begun')
    expect(await waiting(), 'the mails that waited are not sent').not.toContain('orderInspected')
    expect(
      (await visit.outcomes()).filter((one) => one.startsWith('undo')),
      'begin was long ago',
    ).toEqual(['undo moved', 'undo moved', 'undo refused'])
    await send([operation('giveUp', { ago: 2, reason: 'unsafe', text: 'Loose wires' })])
    expect(await visit.state()).toBe('notDone')
    const notes = await database.selectFrom('orderNote').select(['text', 'personId']).execute()
    expect(notes).toEqual([{ text: 'Loose wires', personId: visit.carl }])
  },
)

it.each(engines)(
  'an undone step is never taken on %s, and one of two phones’ counts where the other undoes its own',
  async (engine) => {
    const visit = await openVisit(engine)
    const { operation, send } = visit
    const mistaken = operation('giveUp', { ago: 20, reason: 'nobodyIn' })
    await send([operation('undo', { of: mistaken.id, ago: 15 })])
    await send([mistaken])
    expect(await visit.state()).toBe('ordered')
    expect(await visit.outcomes()).toEqual(['giveUp takenBack', 'undo -'])
    const [one, other] = [operation('begin', { ago: 9 }), operation('begin', { ago: 8, by: visit.dora })]
    await send([one])
    await send([other], visit.dora)
    await send([operation('undo', { of: one.id, ago: 7 })])
    expect(await visit.state()).toBe('begun')
    await send([operation('undo', { of: other.id, ago: 6 })])
    expect(await visit.state()).toBe('ordered')
  },
)

it.each(engines)(
  'work on a cancelled order is kept and refused on %s, and so is a step before its day (R20.6)',
  async (engine) => {
    const early = await openVisit(engine)
    early.pass(-day)
    await early.send([early.operation('begin')])
    expect(await early.outcomes()).toEqual(['begin refused'])
    const visit = await openVisit(engine)
    const cancelled = await cancelOrder(visit.orders, visit.order.id, undefined, { actor: 'office' })
    expect(cancelled.outcome).toBe('done')
    const begin = visit.operation('begin')
    expect((await visit.send([begin, visit.operation('room', { room: 'kr-1' })])).stored).toHaveLength(2)
    expect(await visit.outcomes()).toEqual(['begin refused', 'room -'])
    expect(await visit.state()).toBe('cancelled')
  },
)

it.each(engines)(
  'a step of the office lets a waiting one of the crew follow on %s, each under its own name (R20.6, R20.13)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { database, services, order } = visit
    await visit.send([visit.operation('begin', { ago: 60 }), visit.operation('finish', { ago: 5 })])
    const by = { person: { id: await visit.addPerson('office', 'Sara') }, actor: 'office', wanted: 'moved' } as const
    const recorded = await recordByForm(services, order, { kind: 'inspect' }, by, visit.now())
    expect(recorded).toEqual({ outcome: 'done' })
    const events = database.selectFrom('orderEvent').select(['kind', 'actor']).orderBy('seq')
    expect((await events.execute()).slice(1)).toEqual([
      { kind: 'begin', actor: 'crew' },
      { kind: 'inspect', actor: 'office' },
      { kind: 'finish', actor: 'crew' },
    ])
  },
)

it.each(engines)('a visit of 90 days ago is stored and moves its order on %s (R20.4)', async (engine) => {
  const visit = await openVisit(engine)
  const all = [visit.operation('begin'), visit.operation('inspect', { with: 'declined' }), visit.operation('finish')]
  visit.pass(90 * day)
  expect((await visit.send(all)).stored).toHaveLength(3)
  expect(await visit.state()).toBe('done')
})

it.each(engines)(
  'an undo whose people are planned elsewhere is refused on %s, and the rest is stored',
  async (engine) => {
    const visit = await openVisit(engine)
    const { operation, send, database } = visit
    const giveUp = operation('giveUp', { ago: 5, reason: 'noSupply' })
    await send([giveUp])
    const slots = await database.selectFrom('slot').selectAll().where('team', '=', 'antwerp').execute()
    const rows = slots.map(({ country, team, date, part, lane }) => ({ country, team, date, part, lane }))
    const others = rows.map((slot) => ({ ...slot, holder: 'another', heldUntil: null }))
    for (const other of others)
      await database
        .insertInto('claim')
        .values(other)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await send([operation('undo', { of: giveUp.id }), operation('note', { text: 'The tap is back' })])
    expect(await visit.outcomes()).toEqual(['giveUp moved', 'undo refused', 'note -'])
    expect(await visit.state()).toBe('notDone')
  },
)

it.each(engines)(
  'a finished redo is done on %s, an undone one planned again, and its other steps are only stored (R17.46)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { operation, send, database, order } = visit
    await database.updateTable('order').set({ state: 'done' }).execute()
    const redo = crypto.randomUUID()
    await storeComplaint(database, { orderId: order.id, leadId: null, receivedAt: visit.now() })
    const { id: complaintId } = await database.selectFrom('complaint').select('id').executeTakeFirstOrThrow()
    const plan = {
      team: 'antwerp',
      visit: { date: '2026-12-15', part: 'morning' },
      people: 1,
      minutesOnSite: 60,
      work: 'Oven',
    } as const
    const planned = await planRedo(
      database,
      { id: redo, orderId: order.id, complaintId, version: 0 },
      plan,
      { id: visit.carl },
      visit.now(),
    )
    expect(planned).toEqual({ outcome: 'done' })
    const state = async () => (await database.selectFrom('redo').select('state').executeTakeFirstOrThrow()).state
    const early = operation('finish', { redo })
    await send([early])
    expect(await state(), 'the day before').toBe('planned')
    await send([operation('undo', { redo, of: early.id })])
    visit.pass(day)
    const finish = operation('finish', { redo })
    await send([operation('begin', { redo, ago: 30 }), finish, operation('late', { redo, minutes: 20 })])
    expect(await state()).toBe('done')
    await send([operation('undo', { redo, of: finish.id })])
    expect(await state()).toBe('planned')
    expect(await visit.state(), 'the order stays as it is').toBe('done')
  },
)
