import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { keepFiles } from './keep-files.ts'

/** An app that serves a folder, and a way to change what lies there. */
function openFolder() {
  const root = mkdtempSync(join(tmpdir(), 'helderhuis-files-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'assets'))
  const app = new Hono().use('/assets/*', keepFiles(), serveStatic({ root, precompressed: true }))
  return {
    write: (name: string, content: string) => writeFileSync(join(root, 'assets', name), content),
    empty: () => rmSync(join(root, 'assets'), { recursive: true }),
    async get(name: string, headers: Record<string, string> = {}, method = 'GET') {
      const response = await app.request(`/assets/${name}`, { method, headers })
      return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() }
    },
  }
}

test('a file that was read once is answered without the disk, in each encoding the same as before', async () => {
  const { write, empty, get } = openFolder()
  for (const [name, content] of Object.entries({
    'a.js': 'plain',
    'a.js.br': 'brotli',
    'a.js.gz': 'gzip',
    'b.js': 'b',
  }))
    write(name, content)
  const asked = [['a.js'], ['a.js', 'gzip, deflate, br'], ['a.js', 'gzip'], ['b.js', 'gzip, br']] as const
  const answers = () =>
    Promise.all(asked.map(([name, encoding]) => get(name, encoding ? { 'Accept-Encoding': encoding } : {})))
  const before = await answers()
  expect(before.map(({ status, text }) => [status, text])).toEqual([
    [200, 'plain'],
    [200, 'brotli'],
    [200, 'gzip'],
    [200, 'b'],
  ])
  empty()
  expect(await answers()).toEqual(before)
  expect((await get('c.js')).status).toBe(404)
})

test('the head or a part of a file is never taken for all of it', async () => {
  const { write, get } = openFolder()
  write('a.js', 'whole')
  const first = { Range: 'bytes=0-1' }
  for (const _ of ['read from disk', 'kept']) {
    expect(await get('a.js', {}, 'HEAD')).toMatchObject({ status: 200, headers: { 'content-length': '5' }, text: '' })
    expect(await get('a.js', first)).toMatchObject({ status: 206, text: 'wh' })
    expect(await get('a.js')).toMatchObject({ status: 200, text: 'whole' })
  }
})

test('a film is not kept, nor that a file was missing', async () => {
  const { write, empty, get } = openFolder()
  write('film.mp4', 'f'.repeat(200_000))
  expect((await get('film.mp4')).text).toHaveLength(200_000)
  expect((await get('late.js')).status).toBe(404)
  write('late.js', 'late')
  expect((await get('late.js')).text).toBe('late')
  empty()
  expect((await get('film.mp4')).status).toBe(404)
})
