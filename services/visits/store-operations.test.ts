import { expect, it } from 'vitest'
import { inOrder } from '../../domain/visits/fold-visit.ts'
import { engines } from '../../testing/database/engines.ts'
import { openVisit } from '../../testing/office/open-visit.ts'
import { storeOperations } from './store-operations.ts'

it.each(engines)(
  'a visit recorded twice by two phones at once is stored and moved once on %s (R20.4)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { operation, send, carl, dora } = visit
    const all = [
      operation('onTheWay', { ago: 60 }),
      operation('begin', { ago: 50 }),
      operation('room', { ago: 20, room: 'kr-1' }),
      operation('inspect', { ago: 5, with: 'customer' }),
      operation('finish', { ago: 5 }),
    ]
    const answers = await Promise.all([send(all), send(all, dora), send(all.toReversed())])
    for (const { stored, refused } of answers) {
      expect(refused).toEqual([])
      expect([...stored].sort()).toEqual(all.map(({ id }) => id))
    }
    expect(await visit.state()).toBe('done')
    expect(await visit.outcomes()).toEqual(['onTheWay -', 'begin moved', 'room -', 'inspect moved', 'finish moved'])
    const audited = await visit.database
      .selectFrom('audit')
      .select('action')
      .where('action', '=', 'recordVisit')
      .execute()
    expect(audited, 'one entry per batch with news').toHaveLength(1)
    const [first] = all
    await send([{ ...first, kind: 'giveUp', reason: 'unsafe' }])
    expect(await visit.state(), 'the same id with another content changes nothing').toBe('done')
    expect((await visit.recorded()).map(({ by }) => by)).toEqual(all.map(() => carl))
  },
)

it.each(engines)('only malformed operations and those of another team are refused on %s (R20.4)', async (engine) => {
  const visit = await openVisit(engine)
  const { operation, send, database, dora } = visit
  const stranger = await visit.addPerson('crew', 'Gus')
  await database.updateTable('person').set({ disabledAt: visit.now().toISOString() }).where('id', '=', dora).execute()
  const incomplete = operation('late', { order: 'K7F4-29QX' })
  const nonsense = [null, 7, [], {}, { id: 'x', kind: 'begin' }, incomplete]
  const unknown = operation('note', { text: 'Hello', order: 'none' })
  const noOne = operation('note', { text: 'Hello', by: crypto.randomUUID() })
  const noRedo = operation('finish', { redo: crypto.randomUUID() })
  const byStranger = operation('begin', { by: stranger })
  const byDisabled = operation('note', { by: dora, text: 'The key sticks' })
  const newer = operation('pause', { lunch: { minutes: 30 } })
  const sent = [...nonsense, unknown, noOne, noRedo, byStranger, byDisabled, newer]
  const { stored, refused } = await send(sent)
  expect(stored).toEqual([byDisabled.id, newer.id])
  const malformed = ['', '', '', '', 'x', ...[incomplete, unknown, noOne, noRedo].map(({ id }) => id)]
  expect(refused).toEqual([
    ...malformed.map((id) => ({ id, reason: 'malformed' })),
    { id: byStranger.id, reason: 'anotherTeam' },
  ])
  expect(inOrder(await visit.recorded())).toEqual([
    { ...byDisabled, sentBy: visit.carl, receivedAt: visit.now().toISOString() },
    { ...newer, receivedAt: visit.now().toISOString() },
  ])
  const hundreds = Array.from({ length: 200 }, (_, index) => ({ ...operation('note'), order: `${index}` }))
  expect((await send(hundreds)).refused).toHaveLength(200)
})

it.each(engines)(
  'a team records on %s for an order that was moved away from it, and no other one (R20.4)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { operation, send, database, order } = visit
    const ghent = [{ country: 'BE', team: 'ghent' }] as const
    const gus = await visit.addPerson('crew', 'Gus')
    await database
      .insertInto('personTeam')
      .values({ personId: gus, ...ghent[0] })
      .execute()
    const foreign = operation('begin', { by: gus })
    expect((await send([foreign], gus, ghent)).refused).toEqual([{ id: foreign.id, reason: 'anotherTeam' }])
    const personId = await visit.addPerson('office', 'Sara')
    await database.updateTable('order').set({ team: 'ghent', version: 2 }).where('id', '=', order.id).execute()
    const moved = { orderId: order.id, seq: 2, at: visit.now().toISOString(), actor: 'office' as const, personId }
    const sides = { before: '{"team":"antwerp"}', after: '{"team":"ghent"}' }
    const events = database.insertInto('orderEvent')
    await events.values({ ...moved, ...sides, kind: 'moveTeam' }).execute()
    expect((await send([foreign], gus, ghent)).stored).toEqual([foreign.id])
    const byFormer = operation('note', { text: 'We were there' })
    expect((await send([byFormer])).stored).toEqual([byFormer.id])
    await database.deleteFrom('personTeam').where('personId', '=', visit.carl).execute()
    const byPlanner = [operation('note', { by: personId, text: 'Called' }), operation('note', { text: 'Has left' })]
    const planner = { sender: { id: personId }, teams: undefined, device: 'office' }
    const { stored } = await storeOperations(visit.services, planner, byPlanner, visit.now())
    expect(stored).toEqual(byPlanner.map(({ id }) => id))
  },
)
