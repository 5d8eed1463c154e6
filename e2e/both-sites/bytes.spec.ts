import { brotliCompressSync } from 'node:zlib'
import { languages } from '../../domain/language.ts'
import { expect, test } from '../test.ts'
import { servedPages } from './served-pages.ts'

/** Bytes of a page with its styles, compressed at brotli's best quality, which is how it is cached. */
const sizeOf = (html: string) => brotliCompressSync(html).length

for (const language of languages) {
  test(`${language}: every page stays under 14 KB with its styles`, async ({ sites }) => {
    const sizes = (await servedPages(sites, language)).map(({ id, html }) => [id, sizeOf(html)] as const)
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(Object.fromEntries(sizes)) })
    expect(sizes.filter(([, bytes]) => bytes >= 14 * 1024)).toEqual([])
  })
}

test('a page is sent in brotli, and answered 304 when the browser has it', async ({ sites }) => {
  const first = await fetch(`${sites.en.origin}/`, { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${sites.en.origin}/`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})
