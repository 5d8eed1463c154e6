import { hash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { changesAfter } from '../../services/database/changes.ts'
import { findPhoto, photosOf, removePhoto } from '../../services/photos/visit-photos.ts'
import { engines } from '../../testing/database/engines.ts'
import { date, day } from '../../testing/office/day-sheet-of-antwerp.ts'
import type { Browser } from '../../testing/office/open-office.ts'
import { on, openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { recordedWork } from '../../testing/visits/recorded-work.ts'

/** A photo of one colour, as a phone sends it that has kept where and how it was taken. */
const photo = (width: number, height: number, format: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width, height, channels: 3, background: '#8ad9bc' }, limitInputPixels: false })
    .withExif({ IFD0: { Copyright: 'Secret Street 1' }, IFD3: { GPSLatitude: '52/1 16/1 0/1' } })
    .toFormat(format)
    .toBuffer()

const digest = (bytes: Buffer) => hash('sha256', bytes)

const put = async (browser: Browser, bytes: Buffer, sha256 = digest(bytes), type = 'image/jpeg') =>
  (await browser.send('PUT', `/crew/photos/${sha256}`, new Uint8Array(bytes), type)).status

async function openVisit(engine: (typeof engines)[number]) {
  const office = await openWithRosters(engine)
  const { order } = await office.place(on(date, 'morning'))
  office.pass(20 * day)
  const crewId = await office.addCrew('Carl')
  const crew = await office.signedIn(crewId)
  /** Records that a photo was taken at the visit. */
  const record = (sha256: string) =>
    recordedWork(office.database, { id: order.id, startsAt: office.now() }, crewId, [['photo', 0, { sha256 }]])
  return { ...office, order, crew, record }
}

describe.each(engines)('photos of a visit on %s', (engine) => {
  it('are stored small and without where they were taken, once, and shown to their crew and the office (R20.16)', async () => {
    const { database, crew, order, record, ...office } = await openVisit(engine)
    const bytes = await photo(2000, 1000)
    const sha256 = digest(bytes)
    expect([await put(crew, bytes), await put(crew, bytes)]).toEqual([201, 200])
    expect(await changesAfter(database, 0), 'pages of the office show it').toMatchObject([{ subject: 'visits' }])
    const path = `/orders/${order.number}/photos/${sha256}`
    expect((await crew.get(path)).status, 'of no order yet').toBe(404)
    await record(sha256)
    const shown = await crew.get(path)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect([shown.headers.get('cache-control'), shown.headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ])
    const stored = Buffer.from(await shown.arrayBuffer())
    expect(stored.includes(Buffer.from([0xff, 0xe1])), 'APP1').toBe(false)
    for (const secret of ['Exif', 'Secret', 'GPS']) expect(stored.includes(secret)).toBe(false)
    expect(await sharp(stored).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 800 })
    expect(await photosOf(database, order.id)).toEqual(new Map([[sha256, { width: 1600, height: 800 }]]))
    const planner = await office.signedInAs('planner')
    const stranger = await office.signedInAs('crew', 'Ada')
    const editor = await office.signedInAs('editor')
    const statuses = await Promise.all([planner, stranger, editor, office.browser()].map((one) => one.get(path)))
    expect(statuses.map(({ status }) => status)).toEqual([200, 403, 403, 401])
    const { order: another } = await office.place()
    expect((await planner.get(`/orders/${another.number}/photos/${sha256}`)).status, 'of another order').toBe(404)
  })

  it('are gone at once when they are removed, also those that arrive later, and stay so (R20.16)', async () => {
    const { database, crew, order, record, ...office } = await openVisit(engine)
    const [early, late] = [await photo(300, 200), await photo(200, 300)]
    await put(crew, early)
    for (const bytes of [early, late]) {
      const asked = { orderId: order.id, sha256: digest(bytes) }
      expect(await removePhoto(database, asked, office.now()), 'of no order').toEqual({ outcome: 'stale' })
      await record(asked.sha256)
      expect(await removePhoto(database, asked, office.now())).toEqual({ outcome: 'done' })
      expect(await removePhoto(database, asked, office.now()), 'again').toEqual({ outcome: 'done' })
      expect(await put(crew, bytes)).toBe(200)
      expect(await findPhoto(database, asked)).toBeUndefined()
    }
    expect(await photosOf(database, order.id)).toEqual(new Map())
    const outcomes = await database.selectFrom('visitOperation').select('outcome').execute()
    expect(outcomes).toEqual([{ outcome: 'removed' }, { outcome: 'removed' }])
  })
})

it('refuses files that are not photos of a phone, whatever they are called', async () => {
  const { crew, database, ...office } = await openVisit('sqlite')
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )
  const heic = Buffer.from('0000001866747970686569630000000068656963', 'hex')
  const whole = await photo(300, 200)
  const cut = whole.subarray(0, whole.length - 40)
  for (const [what, bytes, status] of [
    ['SVG', svg, 415],
    ['PNG', await photo(9, 9, 'png'), 415],
    ['HEIC', heic, 415],
    ['half a JPEG', cut, 415],
    ['nothing', Buffer.alloc(0), 415],
    ['30 megapixels', await photo(6000, 5000), 413],
    ['more than 1 MB', Buffer.alloc(1024 * 1024 + 1), 413],
  ] as const)
    expect(await put(crew, bytes), what).toBe(status)
  expect(await put(crew, whole, 'f'.repeat(64)), 'another digest').toBe(409)
  expect(await put(crew, whole, digest(whole), 'application/octet-stream')).toBe(415)
  expect(await put(office.browser(), whole)).toBe(401)
  const disabled = await office.addCrew('Dora')
  const hers = await office.signedIn(disabled)
  await database
    .updateTable('person')
    .set({ disabledAt: office.now().toISOString() })
    .where('id', '=', disabled)
    .execute()
  expect(await put(hers, whole), 'a disabled person').toBe(401)
  expect(await database.selectFrom('photo').selectAll().execute()).toEqual([])
})
