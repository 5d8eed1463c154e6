import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readHead } from '../../services/cms/open-picture.ts'
import { type Engine, engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'

/** A photo of 2000 × 1500 pixels from a phone held upright, with what phones write into it. */
const photo = await sharp({ create: { width: 2000, height: 1500, channels: 3, background: '#68a' } })
  .withExif({ IFD0: { Copyright: 'Secret Street 1' }, IFD3: { GPSLatitude: '52/1 16/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()

const still = sharp({ create: { width: 4, height: 3, channels: 3, background: '#68a' } })
const other = sharp({ create: { width: 4, height: 3, channels: 3, background: '#000' } })
const frames = await Promise.all([still, other].map((frame) => frame.png().toBuffer()))
const moving = sharp(frames, { join: { animated: true } })

/** The head of a PNG of 30,000 × 30,000 pixels, which would fill the memory of a server. */
async function bomb(): Promise<Buffer> {
  const bytes = await still.png().toBuffer()
  bytes.writeUInt32BE(30_000, 16)
  bytes.writeUInt32BE(30_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** An office, and its editor who adds pictures. @param engine of its database */
async function openPictures(engine?: Engine) {
  const office = await openOffice(engine)
  const ann = await office.signedInAs('editor', 'Ann')
  const add = async (bytes: Buffer, alt: string, name = 'IMG 0001.JPG') => {
    const answer = await ann.upload('/pictures', 'picture', new Uint8Array(bytes), { alt }, name)
    return [answer.status, await answer.text()] as const
  }
  const { database } = office.services
  const stored = () => database.selectFrom('picture').selectAll().execute()
  const copies = () => database.selectFrom('smallerPicture').selectAll().orderBy('width').execute()
  return { office, ann, add, stored, copies }
}

const alt = 'A “clean” window <3'

test('what is not a whole, still and small picture with a description is refused in words', async () => {
  const { add, stored, copies } = await openPictures()
  const refusals: [Buffer, string, string][] = [
    [photo, '', 'Say what the picture shows'],
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), alt, 'This isn’t a complete JPEG'],
    [photo.subarray(0, -300), alt, 'This isn’t a complete JPEG'],
    [Buffer.concat([photo, Buffer.alloc(25 * 1024 * 1024)]), alt, 'larger than 25 MB'],
    [await bomb(), alt, 'more than 50 million pixels'],
    [await moving.gif().toBuffer(), alt, 'This picture moves'],
    [await moving.webp().toBuffer(), alt, 'This picture moves'],
    [Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(99)}`, 'latin1'), alt, 'This is a HEIC photo'],
  ]
  for (const [bytes, text, sentence] of refusals)
    expect(await add(bytes, text)).toEqual([422, expect.stringContaining(sentence)])
  expect([await stored(), await copies()]).toEqual([[], []])
})

test.each(engines)(
  '%s: a photo of a phone is added upright, small and without metadata, and deleted once unused (R17.40)',
  async (engine) => {
    const { office, ann, add, stored, copies } = await openPictures(engine)
    expect((await add(photo, alt))[0]).toBe(303)
    // Without its end marker, as panoramas of some phones: it is the same picture.
    expect((await add(photo.subarray(0, -2), alt))[0]).toBe(303)
    const [picture] = await stored()
    const name = expect.stringMatching(/^img-0001\.[0-9a-f]{10}\.webp$/)
    expect(picture).toMatchObject({ name, type: 'image/webp', alt, width: 1440 })
    const bytes = picture?.bytes ?? Buffer.alloc(0)
    expect(await readHead(bytes)).toEqual({ format: 'webp', width: 1440, height: 1920, isMoving: false })
    const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
    expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.toString('latin1')).not.toContain('Secret')
    const heads = await Promise.all((await copies()).map((copy) => readHead(copy.bytes)))
    expect(heads.map((head) => [head?.width, head?.height])).toEqual([
      [360, 480],
      [720, 960],
      [1080, 1440],
    ])

    const address = `/pictures/${picture?.name}`
    expect(Buffer.from(await (await ann.get(address)).arrayBuffer()).equals(bytes)).toBe(true)
    const list = await ann.open('/pictures')
    const [markdown = ''] = [...list.document.querySelectorAll('code')].map(({ textContent }) => textContent)
    const page = await (await ann.open('/pages/new')).press('Create draft', { title: 'Windows', path: 'windows' })
    await page.press('Publish now', { format: 'markdown', body: markdown })
    const { content } = await office.services.database.selectFrom('page').select('content').executeTakeFirstOrThrow()
    expect(content).toContain(`<img src="${address}" alt="A “clean” window &lt;3" width="1440" height="1920"`)
    const used = await ann.open('/pictures')
    expect(used.text).toContain('en/windows')
    expect(used.document.querySelector('tbody button')).toBeNull()
    const refused = await ann.post(`${address}/remove`)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('is used by a page')])
    expect((await add(frames[0] ?? photo, alt, 'another.png'))[0]).toBe(303)
    expect(await stored()).toHaveLength(2)
    const gone = await (await ann.open('/pictures')).press('Delete')
    expect(gone.text).toContain('The picture is deleted.')
    expect((await stored()).map(({ name }) => name)).toEqual([picture?.name])
  },
)
