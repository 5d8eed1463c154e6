import { brotliCompressSync, constants } from 'node:zlib'
import { languages } from '../../domain/language.ts'
import { packageOf, pageIds } from '../../domain/website/pages.ts'
import { pageBytes } from '../../testing/page-bytes.ts'
import { untilHydrated } from '../boot-script.ts'
import { expect, test } from '../journey-test.ts'
import { goodPostcode } from '../postcodes.ts'
import { servedPages } from './served-pages.ts'

/**
 * Bytes of a page with its styles, compressed by brotli: at its best quality, which is how the page is cached, only
 * where a quick one is too long.
 */
function sizeOf(html: string, most: number): number {
  const quick = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
  return quick < most ? quick : brotliCompressSync(html).length
}

/**
 * The pages on the way to an order arrive in one round trip; long texts may be as long as their answers need (R15.1).
 */
const onTheWay: ReadonlySet<string> = new Set([
  ...['home', 'cleaning-services', 'estimate'],
  ...pageIds.filter((id) => packageOf(id) !== undefined),
])

for (const language of languages) {
  test(`${language}: pages on the way to an order stay under 14 KB with their styles, all others under 24 KB`, async ({
    sites,
  }) => {
    const mostOf = (id: string) => (onTheWay.has(id) ? 14 : 24) * 1024
    const sizes = (await servedPages(sites, language)).map(({ id, html }) => [id, sizeOf(html, mostOf(id))] as const)
    expect(sizes.filter(([id, bytes]) => bytes >= mostOf(id))).toEqual([])
  })

  test(`${language}: home with all its files stays under 40 KB, its script under 1.5 KB before a visitor's first touch and under 70 KB after it`, async ({
    page,
    sites,
  }) => {
    const bytes = await pageBytes(page, `${sites[language].origin}/`, async () => {
      const form = page.locator('form').filter({ has: page.locator('[name=zipCode]') })
      await form.first().locator('[name=zipCode]').pressSequentially(goodPostcode[language].zipCode)
      await untilHydrated(page)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    })
    expect(bytes.all).toBeLessThanOrEqual(40 * 1024)
    expect(bytes.script).toBeLessThanOrEqual(1.5 * 1024)
    expect(bytes.scriptAfterIntent).toBeLessThanOrEqual(70 * 1024)
    // Proves that the touch loaded React; otherwise the budget would be held by doing nothing.
    expect(bytes.scriptAfterIntent).toBeGreaterThan(bytes.script)
  })
}
