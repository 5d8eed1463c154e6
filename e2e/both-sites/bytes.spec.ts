import { brotliCompressSync } from 'node:zlib'
import { languages } from '../../domain/language.ts'
import { pageBytes } from '../../testing/page-bytes.ts'
import { expect, test } from '../journey-test.ts'
import { goodPostcode } from '../postcodes.ts'
import { servedPages } from './served-pages.ts'

/** Bytes of a page with its styles, compressed at brotli's best quality, which is how it is cached. */
const sizeOf = (html: string) => brotliCompressSync(html).length

for (const language of languages) {
  test(`${language}: every page stays under 14 KB with its styles`, async ({ sites }) => {
    const sizes = (await servedPages(sites, language)).map(({ id, html }) => [id, sizeOf(html)] as const)
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(Object.fromEntries(sizes)) })
    expect(sizes.filter(([, bytes]) => bytes >= 14 * 1024)).toEqual([])
  })

  test(`${language}: home with all its files stays under 45 KB, its script under 1.5 KB before a visitor's first touch and under 70 KB after it`, async ({
    page,
    sites,
  }) => {
    const bytes = await pageBytes(page, `${sites[language].origin}/`, goodPostcode[language].zipCode)
    expect(bytes.all).toBeLessThanOrEqual(45 * 1024)
    expect(bytes.script).toBeLessThanOrEqual(1.5 * 1024)
    expect(bytes.scriptAfterIntent).toBeLessThanOrEqual(70 * 1024)
    // Proves that the touch loaded React; otherwise the budget would be held by doing nothing.
    expect(bytes.scriptAfterIntent).toBeGreaterThan(bytes.script)
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
