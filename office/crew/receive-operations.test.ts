import { expect, it } from 'vitest'
import { mostOperations } from '../../domain/visits/operation.ts'
import { engines } from '../../testing/database/engines.ts'
import { openVisit } from '../../testing/office/open-visit.ts'

it.each(engines)(
  'stores what a phone sends, once, and refuses what is not its crew’s on %s (R20.4)',
  async (engine) => {
    const visit = await openVisit(engine)
    const strangerId = await visit.addPerson('crew', 'Ada')
    const [carl, dora, stranger] = [
      await visit.signedIn(visit.carl),
      await visit.signedIn(visit.dora),
      await visit.signedIn(strangerId),
    ]
    const planner = await visit.signedInAs('planner')
    const begin = visit.operation('begin')
    const send = (who: typeof carl, operations: unknown[], protocol = 1) =>
      who.send('POST', '/crew/operations', { protocol, device: 'phone', operations })
    const stored = { stored: [begin.id], refused: [], now: visit.now().toISOString() }
    for (const who of [carl, carl, dora, planner]) expect(await (await send(who, [begin])).json()).toEqual(stored)
    const anotherTeam = await (await send(stranger, [visit.operation('note', { text: 'Hello' })])).json()
    expect(anotherTeam).toMatchObject({ stored: [], refused: [{ reason: 'anotherTeam' }] })
    const ofNoOrder = { ...visit.operation('begin'), order: '5555-555D' }
    expect(await (await send(carl, [ofNoOrder])).json()).toMatchObject({ refused: [{ reason: 'malformed' }] })
    expect(await visit.outcomes()).toEqual(['begin moved'])

    const nonsense = Array.from({ length: mostOperations }, (_, nth) => [{}, null, 'x', [nth], { id: nth }][nth % 5])
    const refused = await (await send(carl, nonsense)).json()
    expect(refused.stored).toEqual([])
    expect(refused.refused).toHaveLength(mostOperations)

    expect((await send(carl, [...nonsense, {}])).status, '201 operations').toBe(413)
    expect((await send(carl, [{ text: 'x'.repeat(1024 * 1024) }])).status, 'more than 1 MB').toBe(413)
    expect((await send(carl, [begin], 2)).status, 'a protocol of a later release').toBe(426)
    for (const malformed of [{}, [], { protocol: 1, device: 'phone', operations: {} }])
      expect((await carl.send('POST', '/crew/operations', malformed)).status).toBe(400)
    const bytes = new TextEncoder().encode('{"protocol":1,')
    expect((await carl.send('POST', '/crew/operations', bytes)).status, 'no JSON').toBe(400)
    expect((await carl.post('/crew/operations', { protocol: '1' })).status, 'a form').toBe(415)

    await visit.database
      .updateTable('person')
      .set({ disabledAt: visit.now().toISOString() })
      .where('id', '=', visit.carl)
      .execute()
    const finish = visit.operation('note', { text: 'Key returned' })
    expect((await send(carl, [finish])).status, 'a disabled person').toBe(401)
    expect(await (await send(dora, [finish])).json(), 'sent by a colleague').toMatchObject({ stored: [finish.id] })
    expect((await visit.recorded()).map(({ by, sentBy }) => [by, sentBy])).toContainEqual([visit.carl, visit.dora])
  },
)
