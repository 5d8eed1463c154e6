import { expect, it } from 'vitest'
import { engines } from '../../testing/database/engines.ts'
import { openVisit } from '../../testing/office/open-visit.ts'

it.each(engines)(
  'a visit recorded twice by two phones at once is stored and moved once on %s (R20.4)',
  async (engine) => {
    const visit = await openVisit(engine)
    const { press, send, carl, dora } = visit
    const all = [
      press('onTheWay', { minutes: 60 }),
      press('begin', { minutes: 50 }),
      press('room', { minutes: 20, room: 'kr-1' }),
      press('inspect', { minutes: 5, with: 'customer' }),
      press('finish', { minutes: 5 }),
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
