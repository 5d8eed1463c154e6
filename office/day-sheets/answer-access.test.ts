import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { purgeOrders } from '../../services/orders/purge-orders.ts'
import { openNotes, sealNotes } from '../../services/people/seal-notes.ts'
import { engines } from '../../testing/database/engines.ts'
import { date, day, sheet, textOf } from '../../testing/office/day-sheet-of-antwerp.ts'
import { on, openWithRosters } from '../../testing/office/open-with-rosters.ts'

const notes = { access: 'Key below the third stone', parking: 'In front of number 3' }
const key = 'ab'.repeat(32)

describe.each(engines)('access notes on %s', (engine) => {
  it('are sealed, shown on request around the visit only, and recorded (R17.24)', async () => {
    const office = await openWithRosters(engine)
    office.services.settings.office.keys = key
    const { order } = await office.place(on(date, 'morning'))
    const [planner, crewId] = [await office.addPerson('planner', 'Petra'), await office.addCrew('Carl')]
    let [petra, crew] = [await office.signedIn(planner), await office.signedIn(crewId)]
    const path = `/orders/${order.number}/access`
    const saved = await petra.post(path, { do: 'save', version: '0', ...notes })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?saved`])
    const rows = await office.database.selectFrom('orderAccess').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain('stone')
    expect(Buffer.from(rows[0]?.sealed ?? '', 'base64url').toString('latin1')).not.toContain('stone')

    expect(await textOf(petra.get(path)), 'not without asking').not.toContain('stone')
    expect(await textOf(petra.post(path, { do: 'show' }))).toContain(notes.access)
    expect(await textOf(petra.get(sheet))).not.toContain('stone')
    const owner = await office.signedInAs('owner', 'Olga')
    const refs = { who: 'ada@visitor.example', ref: `order:${order.id}` }
    expect(await textOf(owner.post('/personal-data/export', refs)), 'theirs to know').toContain(notes.access)
    expect(await textOf(petra.post(sheet))).toContain(notes.parking)
    for (const response of [crew.get(sheet), crew.post(sheet)]) expect(await textOf(response)).not.toContain('stone')

    for (const [daysPassed, sees] of [
      [18, false],
      [1, true],
      [4, true],
      [1, false],
    ] as const) {
      office.pass(daysPassed * day)
      crew = await office.signedIn(crewId)
      expect((await textOf(crew.post(sheet))).includes('stone'), office.now().toISOString()).toBe(sees)
    }
    const entries = await office.database
      .selectFrom('audit')
      .select(['action', 'personId', 'subject'])
      .orderBy('seq')
      .execute()
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      `changeAccess order:${order.id}`,
      `readAccess order:${order.id}`,
      'exportPersonalData personal data',
      ...Array.from({ length: 3 }, () => `readAccess daySheet:be/antwerp/${date}`),
    ])
    expect(JSON.stringify(await office.database.selectFrom('audit').selectAll().execute())).not.toContain('stone')
    office.pass(12 * day)
    petra = await office.signedIn(planner)
    expect((await petra.post(path, { do: 'save', version: '1', ...notes })).status, 'nothing is kept any more').toBe(
      422,
    )
  })

  it('are deleted 14 days after the visit by the regular purge, and not before (R17.24)', async () => {
    const office = await openWithRosters(engine)
    office.services.settings.office.keys = key
    const { order } = await office.place(on(date, 'morning'))
    const petra = await office.signedInAs('planner')
    await petra.post(`/orders/${order.number}/access`, { do: 'save', version: '0', ...notes })
    const kept = async (at: number) => {
      await purgeOrders(office.database, new Date(order.startsAt.getTime() + at))
      return (await office.database.selectFrom('orderAccess').selectAll().execute()).length
    }
    const twoWeeks = 14 * day * 60_000
    expect(await kept(twoWeeks)).toBe(1)
    expect(await kept(twoWeeks + 1)).toBe(0)
  })

  it('show both texts to whoever was slower, and can be emptied', async () => {
    const office = await openWithRosters(engine)
    office.services.settings.office.keys = key
    const { order } = await office.place(on(date, 'morning'))
    const petra = await office.signedInAs('planner', 'Petra')
    const tom = await office.signedInAs('office', 'Tom')
    const path = `/orders/${order.number}/access`
    const form = await tom.open(path)
    await petra.post(path, { do: 'save', version: '0', ...notes })
    expect((await petra.post(path, { do: 'save', version: '0', ...notes })).status, 'sent twice').toBe(303)
    const stale = await form.press('Save', { access: 'Neighbour at 5' })
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining(notes.access)])
    const texts = [...stale.document.querySelectorAll('textarea')].map(({ value }) => value)
    expect(texts).toEqual(['Neighbour at 5', notes.parking])
    expect((await stale.press('Save', { access: '', parking: '' })).status).toBe(200)
    expect(await textOf(tom.get(path))).not.toContain('Notes were stored')
    expect((await tom.post(path, { do: 'save', version: '2', access: 'x'.repeat(1001), parking: '' })).status).toBe(422)
  })
})

it('makes a key beside an embedded database, readable by its owner only', async () => {
  const office = await openWithRosters()
  const { order } = await office.place(on(date, 'morning'))
  const petra = await office.signedInAs('planner')
  const path = `/orders/${order.number}/access`
  const file = `${office.services.settings.databaseUrl.slice('sqlite:'.length)}.key`
  expect(existsSync(file)).toBe(false)
  await petra.post(path, { do: 'save', version: '0', ...notes })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toMatch(/^[\da-f]{64}\n$/)
  office.services.settings.office.keys = `${key},${readFileSync(file, 'utf8').trim()}`
  expect(await textOf(petra.post(path, { do: 'show' })), 'an older key still opens').toContain(notes.access)
  office.services.settings.office.keys = key
  const lost = await textOf(petra.post(path, { do: 'show' }))
  expect(lost).toContain('can’t be read')
  expect(lost).not.toContain('stone')
})

it('needs OFFICE_KEY where there is no file to keep a key in', async () => {
  const office = await openWithRosters('postgres')
  const { order } = await office.place(on(date, 'morning'))
  const petra = await office.signedInAs('planner')
  const refused = await petra.post(`/orders/${order.number}/access`, { do: 'save', version: '0', ...notes })
  expect(refused.status).toBe(422)
  const page = await refused.text()
  expect(page).toContain('set OFFICE_KEY')
  expect(page).toContain(`>${notes.access}</textarea>`)
})

it('opens notes with their key, for their order, and unchanged only', () => {
  const keys = [{ id: 'one', key: Buffer.from(key, 'hex') }]
  const [first] = keys
  if (!first) throw new Error('no key')
  const sealed = sealNotes(first, 'order', notes)
  expect(openNotes(keys, 'order', sealed)).toEqual(notes)
  expect(openNotes(keys, 'another order', sealed)).toBeUndefined()
  expect(openNotes([{ id: 'one', key: Buffer.alloc(32) }], 'order', sealed)).toBeUndefined()
  expect(openNotes([], 'order', sealed)).toBeUndefined()
  const bytes = Buffer.from(sealed.sealed, 'base64url')
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
    expect(
      openNotes(keys, 'order', { ...sealed, sealed: changed.toString('base64url') }),
      `byte ${index}`,
    ).toBeUndefined()
  }
  expect(sealNotes(first, 'order', notes).sealed, 'never the same twice').not.toBe(sealed.sealed)
})
