import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { findPage } from '../../services/cms/cms-pages.ts'
import { importPages } from '../../services/cms/import-pages.ts'
import { readHead } from '../../services/cms/open-picture.ts'
import { emptyPage, textFields } from '../../services/cms/page-fields.ts'
import { writePageFile } from '../../services/cms/page-file.ts'
import { readPagesFolder } from '../../services/cms/read-pages-folder.ts'
import { activeParts } from '../../testing/cms/active-parts.ts'
import { first as now, origins } from '../../testing/cms/bring-pages.ts'
import { folderWith, pictureBytes } from '../../testing/cms/pages-folder.ts'
import { xssVectors } from '../../testing/cms/xss-vectors.ts'
import { openSite } from '../../testing/open-site.ts'

/** For hundreds of pages to store and render, in milliseconds. */
const patience = 120_000

/** A page whose every field is the vector, as far as a field can hold it. */
function hostilePage(vector: string, path: string) {
  const field = vector
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 400)
  const texts = Object.fromEntries(textFields.map((name) => [name, field]))
  const written = { language, path, content: vector, ogImage: '', updatedAt: now.toISOString() }
  return { ...emptyPage, title: field, ...texts, ...written, status: 'published' as const }
}

/** The editors' part of a page, and everything around it. */
function partsOf(html: string) {
  const [, content = ''] = /<div class="wrap _content_\w+">([\s\S]*?)<\/div><section/.exec(html) ?? []
  return { content, around: html.replace(content, '') }
}

test(
  'an import sanitizes hostile HTML, and reports each removed part with its line',
  async () => {
    const { services } = await openSite()
    const paths = xssVectors.map((_, index) => `v${index}`)
    const pages = xssVectors.map((vector, index) => [`v${index}.html`, writePageFile(hostilePage(vector, `v${index}`))])
    const folder = folderWith({ ...Object.fromEntries(pages), 'pictures/a.png': await pictureBytes(3, 2) })
    const { problems } = await importPages(services.database, await readPagesFolder(folder), { origins, now })
    let stored = 0
    let named = 0
    for (const path of paths) {
      const said = problems.filter(({ file }) => file === `${path}.html`)
      const page = await findPage(services.database, { language, path })
      expect(page === undefined, path).toBe(said.some(({ severity }) => severity === 'error'))
      expect(activeParts(page?.content ?? '')).toEqual([])
      stored += page ? 1 : 0
      named += said.some(({ severity, line }) => severity === 'flaw' && line > 0) ? 1 : 0
    }
    expect(stored).toBeGreaterThan(xssVectors.length - 10)
    expect(named).toBeGreaterThan(xssVectors.length / 2)
  },
  patience,
)

test(
  'hostile rows written by another program are rendered harmless, in every field',
  async () => {
    const { get, publish } = await openSite()
    await publish({ path: 'harmless', title: 'T', content: '<p>x</p>' })
    const marks = (html: string) => [html.match(/<script/g)?.length, html.match(/ on\w+="/g)?.length ?? 0]
    const harmless = await (await get('/harmless')).text()
    expect(partsOf(harmless).content).toBe('<p>x</p>')
    const expected = marks(harmless)
    for (const [index, vector] of xssVectors.entries()) {
      await publish(hostilePage(vector, `v${index}`))
      const response = await get(`/v${index}`)
      expect(response.status).toBe(200)
      const { content, around } = partsOf(await response.text())
      const shown = content.replace(
        /<a href="[^"]*" rel="noopener" data-on-click="play-hosted-video" data-player="[^"]*">/g,
        '<a>',
      )
      const unwrapped = shown.replace(/<div role="group" aria-label="[^"]*" tabindex="0">|<\/div>/g, '')
      expect(activeParts(unwrapped)).toEqual([])
      expect(marks(around)).toEqual(expected)
    }
  },
  patience,
)

test('only a page with a video allows frames, only of that host; pictures and everything else must be our own', async () => {
  const { get, publish } = await openSite()
  const film = '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="A film"></iframe>'
  await publish({ path: 'film', title: 'T', content: film })
  await publish({ path: 'words', title: 'T', content: '<iframe src="https://evil.example/"></iframe><p>x</p>' })
  const policy = async (path: string) => (await get(path)).headers.get('content-security-policy') ?? ''
  expect(await policy('/film')).toContain('; frame-src https://www.youtube-nocookie.com')
  for (const path of ['/words', '/']) expect(await policy(path)).not.toContain('frame-src')
  for (const path of ['/film', '/words']) {
    expect(await policy(path)).toContain("default-src 'none'")
    expect(await policy(path)).toContain("img-src 'self' data:;")
  }
  const html = await (await get('/film')).text()
  expect(html).not.toContain('<iframe')
  expect(html).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"')
})

test('a picture is served with its type and smaller copies, as immutable, and with a policy that runs nothing (R17.40)', async () => {
  const { get, services } = await openSite()
  const page = `---\nlanguage: ${language}\npath: p\ntitle: T\n---\n<img src="/pictures/a.png" alt="A">`
  const folder = await readPagesFolder(folderWith({ 'p.html': page, 'pictures/a.png': await pictureBytes(900, 600) }))
  await importPages(services.database, folder, { origins, now })
  const html = await (await get('/p')).text()
  const [, src = '', srcset] = /src="(\/pictures\/[^"]+)" srcset="([^"]+)" sizes=/.exec(html) ?? []
  const copies = [360, 720].map((width) => src.replace('/pictures/', `/pictures/${width}/`))
  expect(srcset).toBe(`${copies[0]} 360w, ${copies[1]} 720w, ${src} 900w`)
  const response = await get(src)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(await pictureBytes(900, 600))
  const copy = await get(copies[0] ?? '')
  expect(copy.headers.get('content-type')).toBe('image/webp')
  expect(await readHead(Buffer.from(await copy.arrayBuffer()))).toMatchObject({ width: 360, height: 240 })
  expect((await get(src.replace('/pictures/', '/pictures/361/'))).status).toBe(404)
  expect((await get('/pictures/none.0123456789.png')).status).toBe(404)
})
