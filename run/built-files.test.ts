import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createApp } from '../site/site-app.ts'
import { openSite } from '../testing/open-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const origin = 'https://www.helderhuis.example'

test('browsers may cache built files for a year, but not a missing one', async () => {
  const { services } = await openSite()
  const clientFolder = temporaryFolder()
  mkdirSync(join(clientFolder, 'assets'))
  writeFileSync(join(clientFolder, 'assets', 'page-abc123.js'), 'export {}')
  writeFileSync(join(clientFolder, 'assets', 'page-abc123.js.br'), 'brotli')
  const app = createApp({ ...services, clientFolder })
  const there = await app.request(`${origin}/assets/page-abc123.js`, { headers: { 'Accept-Encoding': 'br' } })
  expect(there.status).toBe(200)
  expect(await there.text()).toBe('brotli')
  expect(Object.fromEntries(there.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
    'x-content-type-options': 'nosniff',
  })
  writeFileSync(join(clientFolder, 'assets', 'visit-abc123.vtt'), 'WEBVTT')
  const captions = await app.request(`${origin}/assets/visit-abc123.vtt`)
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  const gone = await app.request(`${origin}/assets/page-gone.js`)
  expect(gone.status).toBe(404)
  expect(gone.headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('a page opened before a release still gets its files, and a new file wins over an old one', async () => {
  const { services } = await openSite()
  const folder = temporaryFolder()
  for (const [place, name] of [
    ['client', 'new.js'],
    ['client', 'both.js'],
    ['former', 'both.js'],
    ['former', 'old.js'],
    ['former', 'old.js.br'],
  ] as const) {
    mkdirSync(join(folder, place, 'assets'), { recursive: true })
    writeFileSync(join(folder, place, 'assets', name), `${name} of ${place}`)
  }
  const app = createApp({ ...services, clientFolder: join(folder, 'client') })
  const get = (name: string) => app.request(`${origin}/assets/${name}`, { headers: { 'Accept-Encoding': 'br' } })
  expect(await (await get('new.js')).text()).toBe('new.js of client')
  expect(await (await get('both.js')).text()).toBe('both.js of client')
  const old = await get('old.js')
  expect([old.status, await old.text()]).toEqual([200, 'old.js.br of former'])
  expect(old.headers.get('cache-control')).toContain('immutable')
  expect((await get('gone.js')).status).toBe(404)
})
