import { hash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { complaint } from '#copy/order/complaint.ts'
import { visit as words } from '#copy/order/visit.ts'
import { taskSentences } from '#copy/room-tasks.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { clockTime } from '../../copy/format/clock-time.ts'
import { storePhoto } from '../../services/photos/visit-photos.ts'
import { addPerson } from '../../testing/office/add-person.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { toOrder } from '../../testing/ordering/place-by-form.ts'
import type { NewOperation } from '../../testing/visits/recorded-work.ts'
import { recordedWork } from '../../testing/visits/recorded-work.ts'

const crewId = randomUUID()

/** An order on the day of its visit, with what its crew has recorded. */
async function open() {
  const ordering = await openOrdering()
  const page = await toOrder(ordering)
  const { database, clock } = ordering.services
  const row = await ordering.storedOrder()
  const startsAt = new Date(row.startsAt)
  await addPerson(database, { id: crewId, name: 'Carl de Groot', role: 'crew', language: 'nl' }, clock())
  const record = (...operations: NewOperation[]) => recordedWork(database, { id: row.id, startsAt }, crewId, operations)
  const at = (minutes: number) => clockTime(new Date(startsAt.getTime() + minutes * 60_000))
  const setState = (state: 'ordered' | 'begun' | 'inspected' | 'done' | 'notDone' | 'withdrawn') =>
    database.updateTable('order').set({ state }).execute()
  return { ...ordering, row, startsAt, path: page.path, record, at, setState }
}

test('before the visit its pages say when it comes and when the report does, and store nothing', async () => {
  const { open: go, path, services, record } = await open()
  // Of a day that the visit has left since.
  await record(['onTheWay', -1440], ['begin', -1430], ['room', -1420, { room: 'kr-1' }])
  const visit = await go(`${path}/visit`)
  expect([visit.status, visit.text.includes(words.stages.working)]).toEqual([200, false])
  const report = await go(`${path}/report`)
  expect(report.text).toContain(words.report.before)
  expect(report.document.querySelector('form'), 'nothing to complain about yet').toBeNull()
  expect(await services.database.selectFrom('submission').select('id').execute()).toEqual([])
})

test('as a visit goes, the order’s page says since when, and until about when (R20.15)', async () => {
  const { open: go, path, record, at, row, setState, startsAt, setTime } = await open()
  setTime(startsAt.toISOString())
  await record(['onTheWay', -20])
  const before = await go(path)
  for (const said of [words.stages.onTheWay, fill(words.since, { time: at(-20) })]) expect(before.text).toContain(said)
  await record(['begin', 5], ['room', 30, { room: 'kr-1' }])
  await setState('begun')
  const page = await go(path)
  const until = { time: at(5), until: at(5 + row.minutesOnSite) }
  expect(page.text).toContain(fillAll(words.sinceUntil, until))
  const visit = await page.follow(words.link)
  expect(visit.document.querySelector('[aria-current]')?.textContent).toContain(words.steps.working)
  const { done, ahead, open: unrecorded } = words.report.outcomes
  for (const said of [fill(done, { time: at(30) }), ahead]) expect(visit.text).toContain(said)
  expect(visit.text, 'the team is still there').not.toContain(unrecorded)
  expect((await go(`${path}/report`)).text).toContain(words.report.unfinished)
})

test('the report says of each room what was recorded, what was not possible and why, and who came (R20.15)', async () => {
  const { open: go, path, record, at, row, setState, request, startsAt, setTime } = await open()
  setTime(startsAt.toISOString())
  await record(
    ['begin', 0],
    ['room', 40, { room: 'kr-1', reason: 'other', tasks: ['dust-lamps'], text: 'No ladder <b>' }],
    ['room', 50, { room: 'br-1', reason: 'locked' }],
    ['room', 60, { room: 'wk-1' }],
    ['damage', 70, { hurt: false, text: 'A vase broke' }],
    ['damage', 71, { hurt: true, text: 'A cut finger' }],
    ['note', 72, { text: 'Bring a ladder next time' }],
    ['inspect', 80, { with: 'nobodyHome' }],
    ['finish', 80],
    // Refused: the visit is done.
    ['giveUp', 81, { reason: 'unsafe' }],
  )
  await setState('done')
  const page = await (await go(path)).follow(words.report.link)
  const { reasons, timeOf, seen, outcomes } = words.report
  for (const said of [
    fill(words.report.outcomes.partly, { time: at(40) }),
    taskSentences['dust-lamps'],
    'No ladder <b>',
    fill(words.report.outcomes.notDone, { reason: reasons.locked }),
    fill(words.report.outcomes.done, { time: at(60) }),
    outcomes.open,
    words.report.damages.broke,
    fillAll(timeOf, { time: at(0), until: at(80) }),
    seen.nobodyHome,
    row.number,
  ])
    expect(page.text).toContain(said)
  expect(page.text).toMatch(/Carl \(/)
  expect(page.text).not.toMatch(/de Groot|vase|cut finger|Bring a ladder|undefined|\{\w+\}/)
  const { headers } = await request(page.path)
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  expect((await request(page.path.replace(/.\/report$/, '/report'))).status, 'another secret').toBe(404)
})

test('a late team that has not come is overdue, and one that was on its way no longer is on the next day', async () => {
  const { open: go, path, record, startsAt, setTime } = await open()
  const shownAfter = async (hours: number) => {
    setTime(new Date(startsAt.getTime() + hours * 3_600_000).toISOString())
    return (await go(`${path}/visit`)).text
  }
  await record(['late', 60, { minutes: 10 }])
  expect(await shownAfter(2)).toContain(words.stages.overdue.split('.')[0])
  await record(['onTheWay', 125])
  expect(await shownAfter(3)).toContain(words.stages.onTheWay)
  expect(await shownAfter(24)).toContain(words.stages.unrecorded)
})

test('a visit that was recorded as a whole says so, and nothing of its rooms', async () => {
  const { open: go, path, setState } = await open()
  await setState('inspected')
  const page = await go(`${path}/report`)
  expect(page.text).toContain(words.report.whole)
  expect(page.text).not.toContain(words.report.outcomes.open)
  await setState('withdrawn')
  expect((await go(`${path}/visit`)).text).toContain(words.stages.ended)
  expect((await go(`${path}/report`)).text, 'its price').not.toContain(words.report.price)
})

test('a remark is a complaint of its order, however often it is sent; an empty one is asked for (R17.44)', async () => {
  const { open: go, path, setState, services, row } = await open()
  await setState('done')
  const page = await (await go(path)).follow(complaint.ask)
  const empty = await page.press(words.remark.submit, { room: 'kr-1', text: ' ' })
  expect([empty.status, empty.text.includes(words.remark.text)]).toEqual([422, true])
  expect(empty.document.querySelector<HTMLOptionElement>('[name=room] [selected]')?.value).toBe('kr-1')
  await setState('ordered')
  for (const _ of [1, 2]) {
    const sent = await empty.press(words.remark.submit, { text: 'Crumbs. See HH-1234-5678 too.' })
    expect(sent.text).toContain(complaint.title)
  }
  await setState('done')
  const other = await empty.press(words.remark.submit, { text: 'And dust.' })
  expect([other.status, other.text.includes(words.remark.stale)], 'not sent').toEqual([409, true])
  const { database } = services
  const entry = await database.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
  expect(await database.selectFrom('complaint').select(['orderId', 'leadId']).execute()).toEqual([
    { orderId: row.id, leadId: entry.id },
  ])
  expect(JSON.parse(entry.payload)).toMatchObject({ remark: expect.stringContaining(row.number) })
})

test('photos are seen by the private link alone, and removed at once after a question (R20.16)', async () => {
  const { open: go, path, record, setState, request, services } = await open()
  await setState('notDone')
  const { database, clock } = services
  const stored = []
  for (const background of ['#8ad9bc', '#102030', '#ffffff', '#405060']) {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const sha256 = hash('sha256', bytes)
    await storePhoto(database, { sha256, bytes, personId: crewId }, clock())
    stored.push(sha256)
  }
  const [kitchen = '', injury = '', foreign = '', early = ''] = stored
  const hurt = randomUUID()
  await record(['photo', 1, { sha256: kitchen, room: 'kr-1' }], ['damage', 2, { hurt: true }, hurt])
  // The report of damage that the last one belongs to has not arrived.
  await record(['photo', 3, { sha256: injury, damage: hurt }], ['photo', 4, { sha256: early, damage: randomUUID() }])
  const redo = database.updateTable('visitOperation').set({ redoId: randomUUID() })
  await redo.where('body', 'like', `%${kitchen}%`).execute()
  const page = await go(`${path}/report`)
  expect(page.text, 'the price of what was not done').not.toContain(words.report.price)
  const sources = [...page.document.querySelectorAll('main img')].map((image) => image.getAttribute('src'))
  expect(sources).toEqual([`${path}/photos/${kitchen}`])
  const { headers } = await request(`${path}/photos/${kitchen}`)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/jpeg', 'no-store'])
  for (const other of [`${path}x/photos/${kitchen}`, `${path}/photos/${foreign}`, `${path}/photos/%00`])
    expect((await request(other)).status).toBe(404)
  const asked = await go(`${path}/photos/${kitchen}/remove`)
  expect(asked.text).toContain(words.photos.removed)
  expect((await request(`${path}/photos/${kitchen}`)).status, 'only asked').toBe(200)
  const left = await asked.press(words.photos.confirm)
  expect(left.document.querySelector('main img')).toBeNull()
  expect((await asked.press(words.photos.confirm)).status, 'removed again').toBe(200)
  for (const gone of [`${path}/photos/${kitchen}`, asked.path]) expect((await request(gone)).status).toBe(404)
  const kept = await database
    .selectFrom('visitOperation')
    .select('outcome')
    .where('kind', '=', 'photo')
    .orderBy('at')
    .execute()
  expect(kept.map(({ outcome }) => outcome)).toEqual(['removed', null, null])
})
