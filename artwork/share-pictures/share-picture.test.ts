import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { listedPages } from '../../server/discovery/publications.ts'
import { shareImagePath } from '../../site/metadata.ts'
import { pathOf } from '../../site/pages.ts'
import { openSite } from '../../testing/open-site.ts'

const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

async function read(response: Response): Promise<Buffer> {
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('image/png')
  return Buffer.from(await response.arrayBuffer())
}

test('every page has a picture of its own, 1200 × 630 and under 100 KB', async () => {
  const { get } = await openSite()
  const seen = new Set<string>()
  for (const id of listedPages) {
    const png = await read(await get(shareImagePath(pathOf(id, language))))
    expect(size(png), id).toEqual([1200, 630])
    expect(png.length, id).toBeLessThan(100_000)
    seen.add(png.toString('base64'))
  }
  expect(seen.size).toBe(listedPages.length)
}, 60_000)

test('an editors’ page has a picture with its title, and a new one when the title changes', async () => {
  const { get, publish, services } = await openSite()
  await publish({ path: 'tips/ramen', title: 'Ramen wassen zonder strepen' })
  const before = await read(await get('/share/tips/ramen.png'))
  await services.database.updateTable('page').set({ title: 'Ramen lappen' }).execute()
  expect((await read(await get('/share/tips/ramen.png'))).equals(before)).toBe(false)
})

test('a picture that a client holds is not sent again, and other sites may show it', async () => {
  const { get } = await openSite()
  const first = await get('/share.png')
  expect(first.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const etag = first.headers.get('etag') ?? ''
  expect(etag).not.toBe('')
  expect((await get('/share.png', { 'if-none-match': etag })).status).toBe(304)
})

test('nothing is drawn for what is not ours, not published or not to be shared', async () => {
  const { get, publish } = await openSite()
  await publish({ path: 'draft', title: 'Draft', status: 'draft' })
  for (const path of [
    '/share/anything.png',
    '/share/draft.png',
    '/share/start.png',
    '/share/privacy',
    '/share/%ff.png',
  ]) {
    expect((await get(path)).status, path).toBe(404)
  }
})
