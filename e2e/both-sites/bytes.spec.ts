import { brotliCompressSync } from 'node:zlib'
import { languages } from '../../domain/language.ts'
import { expect, test } from '../test.ts'
import { servedPages } from './served-pages.ts'

/** Ten packets of the usual size (RFC 6928): whatever is more paints a round trip later. */
const oneFlight = 10 * 1460

/** Bytes of a page with its styles, compressed as well as brotli can, which is how the cache keeps it. */
const sizeOf = (html: string) => brotliCompressSync(html).length

/** What goes before a page: of the same length for all of them, but for a digit. */
async function headOf(url: string): Promise<string> {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  return `HTTP/1.1 200 OK\r\n${[...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

for (const language of languages) {
  test(`${language}: every page stays under 14 KB with its styles, and with its headers under what a new connection sends at once`, async ({
    sites,
  }) => {
    const head = await headOf(sites[language].origin)
    const sizes = (await servedPages(sites, language)).map(({ id, html }) => [id, sizeOf(html)] as const)
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(Object.fromEntries(sizes)) })
    expect(sizes.filter(([, bytes]) => bytes >= 14 * 1024)).toEqual([])
    expect(sizes.filter(([, bytes]) => bytes + head.length > oneFlight)).toEqual([])
  })
}

test('a page travels in brotli, and not at all when the browser holds it', async ({ sites }) => {
  const first = await fetch(`${sites.en.origin}/`, { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  const etag = first.headers.get('etag') ?? ''
  const again = await fetch(`${sites.en.origin}/`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})
