import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { listedPages, pathOf } from '../../domain/website/pages.ts'
import { createApp } from '../../site/site-app.ts'
import { headOf } from '../../testing/head-of.ts'
import { openSite } from '../../testing/open-site.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { sharePictures } from './share-pictures.ts'

const pictures = [...sharePictures()]

test('every listed page has its own picture, 1200 × 630 and under 100 KB', async () => {
  const { get } = await openSite()
  for (const id of listedPages(language)) {
    const { meta } = headOf(await (await get(pathOf(id, language))).text())
    const { pathname } = new URL(meta('og:image') ?? '')
    const { png } = pictures.find(({ path }) => path === pathname) ?? {}
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)], id).toEqual([1200, 630])
    expect(png?.length, id).toBeLessThan(100_000)
  }
  expect(new Set(pictures.map(({ png }) => png.toString('base64'))).size).toBe(pictures.length)
})

test('a built picture is served to other sites too, and a missing one is a 404', async () => {
  const folder = temporaryFolder()
  for (const { path, png } of pictures) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), png)
  }
  const { services } = await openSite()
  const app = createApp({ ...services, clientFolder: folder })
  for (const { path, png } of pictures) {
    const response = await app.request(path)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(Buffer.from(await response.arrayBuffer()).equals(png), path).toBe(true)
  }
  for (const path of ['/share/anything.png', '/share/start.png']) {
    expect((await app.request(path)).status, path).toBe(404)
  }
})
