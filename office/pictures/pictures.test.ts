import { expect, test } from 'vitest'
import { readUpload } from '../../services/cms/add-picture.ts'
import { shownSizeOf } from '../../services/cms/pictures.ts'
import { pictureBytes } from '../../testing/cms/pages-folder.ts'
import { engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'

const segment = (marker: number, data: Uint8Array | string) => {
  const bytes = Buffer.from(data as string, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(bytes.length + 2, 2)
  return Buffer.concat([head, bytes])
}

/** The segments of a photo of 40 × 30 pixels from a phone held upright, with the metadata that phones add. */
const photo = Buffer.concat([
  Buffer.from([0xff, 0xd8]),
  segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
  segment(0xe1, 'Exif\0\0MM\0*\0\0\0\b\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0Secret Street 1'),
  segment(0xe2, 'ICC_PROFILE\0\x01\x01colours'),
  segment(0xe2, 'MPF\0Secret Street 2'),
  segment(0xfe, 'Secret comment'),
  segment(0xc0, '\b\0\x1e\0\x28\x01\x01\x11\0'),
  segment(0xda, '\x01\x01\0\0\x3f\0'),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd9]),
  Buffer.from('Secret second picture'),
])

const chunk = (type: string, data: Uint8Array | string) => {
  const bytes = Buffer.from(data as string, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(bytes.length)
  return Buffer.concat([size, Buffer.from(type), bytes, Buffer.alloc(4)])
}

test('of a PNG only the chunks of its pixels and colours are kept, whatever others it has (R17.40)', () => {
  const pixels = [
    chunk('IHDR', '\0\0\0\x04\0\0\0\x03\b\x02\0\0\0'),
    chunk('gAMA', '\0\0\xb1\x8f'),
    chunk('IDAT', 'lines'),
  ]
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const hidden = ['prVt', 'tEXt', 'caBX', 'zzZz'].map((type) => chunk(type, 'Secret Street 1'))
  const upload = readUpload('a.png', Buffer.concat([start, ...pixels, ...hidden, chunk('IEND', '')]))
  expect(upload).toMatchObject({ bytes: Buffer.concat([start, ...pixels, chunk('IEND', '')]) })
})

test.each(engines)(
  '%s: pictures are added with alternative text and without metadata, and deleted once unused (R17.40)',
  async (engine) => {
    const office = await openOffice(engine)
    const ann = await office.signedIn(await office.addPerson('editor', 'Ann'))
    const add = async (bytes: Buffer, alt: string, name = 'IMG 0001.JPG') => {
      const answer = await ann.upload('/pictures', 'picture', new Uint8Array(bytes), { alt }, name)
      return [answer.status, await answer.text()] as const
    }
    const alt = 'A “clean” window <3'
    expect(await add(photo, '')).toEqual([422, expect.stringContaining('Say what the picture shows')])
    expect(await add(Buffer.from('<svg onload="x()"/>'), alt)).toEqual([
      422,
      expect.stringContaining('This isn’t a complete JPEG'),
    ])
    expect(await add(photo.subarray(0, -30), alt)).toEqual([422, expect.stringContaining('This isn’t a complete JPEG')])
    expect(await add(Buffer.alloc(1024 * 1024 + 1), alt)).toEqual([422, expect.stringContaining('larger than 1 MB')])
    expect((await add(photo, alt))[0]).toBe(303)
    // Without its end marker, as panoramas of some phones: ended by ourselves it is the same picture.
    expect((await add(photo.subarray(0, -23), alt))[0]).toBe(303)
    const stored = () => office.services.database.selectFrom('picture').selectAll().execute()
    const [picture] = await stored()
    expect(picture).toMatchObject({
      name: expect.stringMatching(/^img-0001\.[0-9a-f]{10}\.jpg$/),
      type: 'image/jpeg',
      alt,
    })
    const bytes = picture?.bytes ?? Buffer.alloc(0)
    expect(bytes.toString('latin1')).toContain('ICC_PROFILE')
    expect(bytes.toString('latin1')).not.toContain('Secret')
    expect(shownSizeOf(bytes)).toMatchObject({ width: 30, height: 40, orientation: 6 })

    const address = `/pictures/${picture?.name}`
    expect(Buffer.from(await (await ann.get(address)).arrayBuffer()).equals(bytes)).toBe(true)
    const list = await ann.open('/pictures')
    const [markdown = ''] = [...list.document.querySelectorAll('code')].map(({ textContent }) => textContent)
    const page = await (await ann.open('/pages/new')).press('Create draft', { title: 'Windows', path: 'windows' })
    await page.press('Publish now', { format: 'markdown', body: markdown })
    const { content } = await office.services.database.selectFrom('page').select('content').executeTakeFirstOrThrow()
    expect(content).toContain(`<img src="${address}" alt="A “clean” window &lt;3" width="30" height="40"`)
    const used = await ann.open('/pictures')
    expect(used.text).toContain('en/windows')
    expect(used.document.querySelector('tbody button')).toBeNull()
    const refused = await ann.post(`${address}/remove`)
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('is used by a page')])
    // A PNG that ends after its head.
    expect((await add(pictureBytes(4, 3), alt, 'cut.png'))[0]).toBe(422)
    const another = Buffer.concat([photo.subarray(0, -23), Buffer.from([0x56, 0xff, 0xd9])])
    expect((await add(another, alt, 'another.jpg'))[0]).toBe(303)
    expect(await stored()).toHaveLength(2)
    const gone = await (await ann.open('/pictures')).press('Delete')
    expect(gone.text).toContain('The picture is deleted.')
    expect((await stored()).map(({ name }) => name)).toEqual([picture?.name])
  },
)
