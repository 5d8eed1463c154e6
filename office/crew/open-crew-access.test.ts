import { expect, it } from 'vitest'
import { date, day, textOf } from '../../testing/office/day-sheet-of-antwerp.ts'
import { on, openWithRosters } from '../../testing/office/open-with-rosters.ts'

it('opens how to get in for the crew of a visit around its day, with an entry of the audit trail each time (R20.11)', async () => {
  const office = await openWithRosters()
  office.services.settings.office.keys = 'ab'.repeat(32)
  const { order } = await office.place(on(date, 'morning'))
  const { order: bare } = await office.place(on(date, 'afternoon'))
  const planner = await office.signedInAs('planner')
  const notes = { access: 'Key below the third stone', parking: 'In front of number 3' }
  await planner.post(`/orders/${order.number}/access`, { do: 'save', version: '0', ...notes })
  const [crewId, strangerId] = [await office.addCrew('Carl'), await office.addPerson('crew', 'Ada')]
  const ask = async (who: string, asked: object) => (await office.signedIn(who)).send('POST', '/crew/access', asked)
  expect((await ask(crewId, { order: order.number })).status, 'three weeks before').toBe(403)
  office.pass(21 * day)
  for (let times = 0; times < 2; times += 1) {
    const opened = await ask(crewId, { order: order.number })
    expect(opened.headers.get('cache-control')).toBe('no-store')
    expect(await textOf(opened)).toBe(`${notes.access}\nParking: ${notes.parking}`)
  }
  const refused = [
    [crewId, { order: bare.number }, 404],
    [crewId, { order: '5555-555D' }, 404],
    [crewId, {}, 400],
    [strangerId, { order: order.number }, 403],
  ] as const
  for (const [who, asked, status] of refused) {
    const answer = await ask(who, asked)
    expect(answer.status, JSON.stringify(asked)).toBe(status)
    expect(await answer.text()).not.toContain('stone')
  }
  expect((await office.browser().send('POST', '/crew/access', { order: order.number })).status).toBe(401)
  const read = office.database.selectFrom('audit').select(['personId', 'subject']).where('action', '=', 'readAccess')
  const entry = { personId: crewId, subject: `order:${order.id}` }
  expect(await read.execute()).toEqual([entry, entry])
  await office.database.updateTable('order').set({ state: 'cancelled' }).where('id', '=', order.id).execute()
  expect((await ask(crewId, { order: order.number })).status, 'a visit that will not happen').toBe(403)
})
